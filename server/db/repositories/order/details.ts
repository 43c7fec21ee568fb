import { eq } from 'drizzle-orm';
import type { DetailsChange } from '#common/order-events.ts';
import type { Orm } from '../../engine/types.ts';
import { customers, orderEvents, placedOrders } from '../../schema.ts';

type OrderColumns = typeof placedOrders.$inferSelect;

/** What staff and a new order's customer change in an order besides its lines; the prices in kopecks. */
export type OrderDetails = Pick<
  OrderColumns,
  | 'comment'
  | 'note'
  | 'deliveryId'
  | 'deliveryPointId'
  | 'deliveryName'
  | 'deliveryPrice'
  | 'deliveryFullPrice'
  | 'deliveryFreeFrom'
  | 'address'
  | 'recipientName'
  | 'recipientPhone'
>;

/** The details of a locked order, and the phone of its customer. */
export async function findDetails(
  orm: Orm,
  orderId: number,
): Promise<{ details: OrderDetails; customerPhone: string | null }> {
  const [found] = await orm
    .select({
      details: {
        comment: placedOrders.comment,
        note: placedOrders.note,
        deliveryId: placedOrders.deliveryId,
        deliveryPointId: placedOrders.deliveryPointId,
        deliveryName: placedOrders.deliveryName,
        deliveryPrice: placedOrders.deliveryPrice,
        deliveryFullPrice: placedOrders.deliveryFullPrice,
        deliveryFreeFrom: placedOrders.deliveryFreeFrom,
        address: placedOrders.address,
        recipientName: placedOrders.recipientName,
        recipientPhone: placedOrders.recipientPhone,
      },
      customerPhone: customers.phone,
    })
    .from(placedOrders)
    .innerJoin(customers, eq(customers.id, placedOrders.customerId))
    .where(eq(placedOrders.id, orderId));
  if (!found) throw new Error(`There is no order ${orderId}`);
  return found;
}

/** An entry of the timeline about an order's details. */
export interface DetailsEvent extends Pick<typeof orderEvents.$inferSelect, 'shopId' | 'orderId' | 'reason' | 'at'> {
  authorId: number;
  kind: DetailsChange['kind'];
  fields: DetailsChange['fields'];
}

/** Writes the details of a locked order, and entries of its timeline; its version is written with its sums. */
export async function writeDetails(
  orm: Orm,
  { id, ...values }: OrderDetails & { id: number },
  events: readonly DetailsEvent[],
): Promise<void> {
  await orm.update(placedOrders).set(values).where(eq(placedOrders.id, id));
  await orm.insert(orderEvents).values(events.map(({ fields, ...event }) => ({ ...event, change: { fields } })));
}
