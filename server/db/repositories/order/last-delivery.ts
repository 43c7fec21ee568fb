import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { inner, jsonRow } from '../../query/json-rows.ts';
import { customers, placedOrders } from '../../schema.ts';

type OrderColumns = typeof placedOrders.$inferSelect;

/** How and to whom a customer's orders went last; the point and the address are those that were given last. */
export interface LastDeliveryRow extends Pick<
  OrderColumns,
  'deliveryId' | 'deliveryPointId' | 'recipientName' | 'recipientPhone'
> {
  address: string;
}

const earlier = alias(placedOrders, 'earlier');

/** A value of the customer's newest order that meets the condition. */
const newest = (column: PgColumn, condition: SQL | undefined) =>
  inner
    .select({ value: column })
    .from(earlier)
    .where(
      and(
        eq(earlier.shopId, customers.shopId),
        eq(earlier.customerId, customers.id),
        isNull(earlier.deletedAt),
        condition,
      ),
    )
    .orderBy(desc(earlier.id))
    .limit(1);

const isToAddress = and(isNotNull(earlier.deliveryId), isNull(earlier.deliveryPointId));

/** A column for selects from customers: the last delivery of each, null before the first order. */
export const lastDelivery = (): SQL<LastDeliveryRow | null> =>
  jsonRow(
    {
      deliveryId: placedOrders.deliveryId,
      deliveryPointId: sql<number | null>`${newest(earlier.deliveryPointId, isNotNull(earlier.deliveryPointId))}`,
      address: sql<string>`coalesce(${newest(earlier.address, isToAddress)}, '')`,
      recipientName: placedOrders.recipientName,
      recipientPhone: placedOrders.recipientPhone,
    },
    (select) =>
      select
        .from(placedOrders)
        .where(
          and(
            eq(placedOrders.shopId, customers.shopId),
            eq(placedOrders.customerId, customers.id),
            isNull(placedOrders.deletedAt),
          ),
        )
        .orderBy(desc(placedOrders.id))
        .limit(1),
  );
