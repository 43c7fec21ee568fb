import { and, eq, exists, isNull, ne, not, or, sql } from 'drizzle-orm';
import { planOnce, type Given } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner } from '../../query/json-rows.ts';
import * as tables from '../../schema.ts';

/** Which steps of setting a shop up are done. */
export interface SetupRow {
  requisites: boolean;
  delivery: boolean;
  point: boolean;
  category: boolean;
  item: boolean;
  staff: boolean;
}

const one = { one: sql`1` };

const read = planOnce('setup_of_shop', (orm, given: Given<{ shopId: number; customerId: number }>) => {
  const { categories, customerGroups, customers, deliveries, deliveryPoints, items, permissionGroups } = tables;
  const { placedOrders, shops } = tables;
  const shopId = given('shopId');
  const isTrading = exists(
    inner
      .select(one)
      .from(placedOrders)
      .where(and(eq(placedOrders.shopId, shopId), isNull(placedOrders.deletedAt))),
  );
  const isPickupOffered = exists(
    inner
      .select(one)
      .from(deliveries)
      .where(and(eq(deliveries.shopId, shopId), isNull(deliveries.deletedAt), eq(deliveries.kind, 'pickup'))),
  );
  // A way that was once made stays done, whatever has become of it.
  const hasDelivery = exists(inner.select(one).from(deliveries).where(eq(deliveries.shopId, shopId)));
  const isInGroupOfStaff = exists(
    inner
      .select(one)
      .from(customerGroups)
      .innerJoin(permissionGroups, eq(permissionGroups.id, customerGroups.groupId))
      .where(
        and(
          eq(customerGroups.customerId, customers.id),
          not(permissionGroups.isForNew),
          sql`${permissionGroups.flags} <> '{}'`,
        ),
      ),
  );
  const hasStaff = exists(
    inner
      .select(one)
      .from(customers)
      .where(
        and(
          eq(customers.shopId, shopId),
          isNull(customers.deletedAt),
          ne(customers.id, given('customerId')),
          // A flag of everybody's, where a shop gives it by hand.
          or(sql`array_remove(${customers.flags}, 'create_order') <> '{}'`, isInGroupOfStaff),
        ),
      ),
  );
  const hasCategory = exists(inner.select(one).from(categories).where(eq(categories.shopId, shopId)));
  const hasItem = exists(
    inner
      .select(one)
      .from(items)
      .where(and(eq(items.shopId, shopId), isNull(items.deletedAt))),
  );
  const hasPoint = exists(inner.select(one).from(deliveryPoints).where(eq(deliveryPoints.shopId, shopId)));
  return orm
    .select({
      requisites: sql<boolean>`${shops.requisites} <> ''`,
      delivery: sql<boolean>`${hasDelivery}`,
      point: sql<boolean>`${hasPoint} or (${hasDelivery} and not ${isPickupOffered})`,
      category: sql<boolean>`${hasCategory}`,
      // Whoever trades without them needs no reminder; nor is a large shop looked through for its staff then.
      item: sql<boolean>`case when ${isTrading} then true else ${hasItem} end`,
      staff: sql<boolean>`case when ${isTrading} then true else ${hasStaff} end`,
    })
    .from(shops)
    .where(eq(shops.id, shopId));
});

/** What of a new shop's needs is there; its staff is anybody but this customer. */
export async function findSetup(orm: Orm, shopId: number, customerId: number): Promise<SetupRow> {
  const [found] = await read(orm, { shopId, customerId });
  if (!found) throw new Error('There is no such shop');
  return found;
}
