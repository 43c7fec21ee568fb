import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { customers, orderLines, placedOrders, purchases } from '../../schema.ts';
import { personColumns, type PersonRow } from '../customer/customer.ts';

type LineColumns = typeof orderLines.$inferSelect;
type OrderColumns = typeof placedOrders.$inferSelect;

/** A line with all that reports tell of it; amounts in kopecks. */
export interface ReportRow extends Pick<
  LineColumns,
  'id' | 'itemId' | 'description' | 'image' | 'retailPrice' | 'discount' | 'price' | 'count' | 'comment' | 'state'
> {
  order: Pick<
    OrderColumns,
    | 'id'
    | 'state'
    | 'createdAt'
    | 'recipientName'
    | 'recipientPhone'
    | 'deliveryName'
    | 'deliveryPrice'
    | 'address'
    | 'comment'
    | 'note'
  >;
  customer: PersonRow;
  /** Null for a line that is in no purchase. */
  purchase: string | null;
}

const ofLiveOrder = (shopId: number) => and(eq(orderLines.shopId, shopId), isNull(placedOrders.deletedAt));

/** The ids of the lines of these orders, by order. */
export async function findLineIdsOf(orm: Orm, shopId: number, orderIds: readonly number[]): Promise<number[]> {
  const found = await orm
    .select({ id: orderLines.id, orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(placedOrders, eq(placedOrders.id, orderLines.orderId))
    .where(and(inArray(orderLines.orderId, [...orderIds]), ofLiveOrder(shopId)))
    .orderBy(asc(orderLines.id));
  const places = new Map(orderIds.map((id, place) => [id, place]));
  const placeOf = (orderId: number) => places.get(orderId) ?? 0;
  return found.sort((one, other) => placeOf(one.orderId) - placeOf(other.orderId)).map(({ id }) => id);
}

/** The ids of the orders that these lines are of, in the order of the lines. */
export async function findOrderIdsOf(orm: Orm, shopId: number, lineIds: readonly number[]): Promise<number[]> {
  const found = await orm
    .select({ id: orderLines.id, orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(inArray(orderLines.id, [...lineIds]), eq(orderLines.shopId, shopId)));
  const byId = new Map(found.map(({ id, orderId }) => [id, orderId]));
  return [...new Set(lineIds.flatMap((id) => byId.get(id) ?? []))];
}

/** Those of these lines that the shop has, in the order of their ids here. */
export async function findReportRows(orm: Orm, shopId: number, ids: readonly number[]): Promise<ReportRow[]> {
  const found = await orm
    .select({
      id: orderLines.id,
      itemId: orderLines.itemId,
      description: orderLines.description,
      image: orderLines.image,
      retailPrice: orderLines.retailPrice,
      discount: orderLines.discount,
      price: orderLines.price,
      count: orderLines.count,
      comment: orderLines.comment,
      state: orderLines.state,
      order: {
        id: placedOrders.id,
        state: placedOrders.state,
        createdAt: placedOrders.createdAt,
        recipientName: placedOrders.recipientName,
        recipientPhone: placedOrders.recipientPhone,
        deliveryName: placedOrders.deliveryName,
        deliveryPrice: placedOrders.deliveryPrice,
        address: placedOrders.address,
        comment: placedOrders.comment,
        note: placedOrders.note,
      },
      customer: personColumns(customers),
      purchase: purchases.name,
    })
    .from(orderLines)
    .innerJoin(placedOrders, eq(placedOrders.id, orderLines.orderId))
    .innerJoin(customers, eq(customers.id, placedOrders.customerId))
    .leftJoin(purchases, eq(purchases.id, orderLines.purchaseId))
    .where(and(inArray(orderLines.id, [...ids]), ofLiveOrder(shopId)));
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
