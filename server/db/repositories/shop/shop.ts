import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { payments, placedOrders, shops } from '../../schema.ts';

/** The host of a shop, null where it answers for any host, and what every answer needs of it. */
export type ShopHostRow = Pick<typeof shops.$inferSelect, 'id' | 'host' | 'isDemo' | 'currency'>;

const retailColumns = {
  id: shops.id,
  name: shops.name,
  description: shops.description,
  currency: shops.currency,
  timeZone: shops.timeZone,
  contacts: shops.contacts,
  requisites: shops.requisites,
};

/** A shop's public data. */
export interface RetailRow extends Pick<typeof shops.$inferSelect, keyof typeof retailColumns> {
  ordersWait: number;
  paymentsWait: number;
}

/** Every shop's host. */
export function findShopHosts(orm: Orm): Promise<ShopHostRow[]> {
  const { id, host, isDemo, currency } = shops;
  return orm.select({ id, host, isDemo, currency }).from(shops).orderBy(asc(shops.id));
}

/** A shop, with counts of waiting records for those who may see them. */
export async function findRetail(
  orm: Orm,
  shopId: number,
  sees: { orders: boolean; payments: boolean },
): Promise<RetailRow | undefined> {
  const [found] = await orm
    .select({
      ...retailColumns,
      ordersWait: sees.orders
        ? orm.$count(
            placedOrders,
            and(eq(placedOrders.shopId, shopId), eq(placedOrders.state, 'created'), isNull(placedOrders.deletedAt)),
          )
        : sql<number>`0`,
      paymentsWait: sees.payments
        ? orm.$count(payments, and(eq(payments.shopId, shopId), eq(payments.state, 'W')))
        : sql<number>`0`,
    })
    .from(shops)
    .where(eq(shops.id, shopId));
  return found;
}

/** The time zone of a shop that exists. */
export async function findTimeZone(orm: Orm, shopId: number): Promise<string> {
  const [found] = await orm.select({ timeZone: shops.timeZone }).from(shops).where(eq(shops.id, shopId));
  if (!found) throw new Error(`There is no shop ${shopId}`);
  return found.timeZone;
}
