import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Given, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner, jsonRow, jsonRows } from '../../query/json-rows.ts';
import {
  customers,
  deliveries,
  deliveryPoints,
  items,
  orderLines,
  orderEvents,
  payments,
  placedOrders,
  purchaseAlbums,
  purchases,
  shops,
} from '../../schema.ts';
import { type DeliveryPointRow, type DeliveryRow, pointColumns } from '../delivery/delivery.ts';
import { authors, personColumns, type PersonRow } from '../customer/customer.ts';
import { isCollected } from './collected.ts';

type OrderColumns = typeof placedOrders.$inferSelect;

/** A line of an order, with the state of its purchase; amounts in kopecks. */
export interface OrderLineRow extends Omit<
  typeof orderLines.$inferSelect,
  'shopId' | 'orderId' | 'orderedPrice' | 'reason' | 'moves' | 'purchaseId' | 'albumId'
> {
  purchase: { id: number; name: string; state: (typeof purchases.$inferSelect)['state']; album: string | null } | null;
  /** The lower of today's prices for wholesale customers; null for a photo, or an item without a trade price. */
  tradePrice: number | null;
}

/** An entry of an order's timeline; its author is null for the shop itself. */
interface OrderEventRow extends Omit<typeof orderEvents.$inferSelect, 'shopId' | 'orderId' | 'authorId'> {
  author: PersonRow | null;
}

/** The full data of an order, with its customer's balance and its delivery as it is now; amounts in kopecks. */
export interface OrderRow extends Omit<
  OrderColumns,
  | 'shopId'
  | 'customerId'
  | 'deliveryPointId'
  | 'deliveryFullPrice'
  | 'deliveryFreeFrom'
  | 'preview'
  | 'stateSince'
  | 'deletedAt'
> {
  customer: PersonRow;
  balance: number;
  customerType: (typeof customers.$inferSelect)['customerType'];
  /** The sum of the customer's refunds that wait. */
  reserved: number;
  /** The sum of the customer's top-ups that wait. */
  toppingUp: number;
  /** Whether its shop is paid in advance. */
  isPrepaid: boolean;
  isCustomerDeleted: boolean;
  /** Whether its goods are put together. */
  isCollected: boolean;
  method: Pick<DeliveryRow, 'kind'> | null;
  point: DeliveryPointRow | null;
  lines: OrderLineRow[];
  timeline: OrderEventRow[];
}

/** The sum of the customer's payments of a kind that wait. */
const waitingSum = (kind: (typeof payments.$inferSelect)['kind']) =>
  sql<string>`(${inner
    .select({ sum: sql`coalesce(sum(${payments.amount}), 0)` })
    .from(payments)
    .where(and(eq(payments.customerId, customers.id), eq(payments.state, 'W'), eq(payments.kind, kind)))})`.mapWith(
    Number,
  );

/**
 * The columns of an OrderRow, from placed_orders and customers. They also work in a statement that has just written the
 * order, if its parts are named like the tables.
 */
export const orderColumns = {
  id: placedOrders.id,
  version: placedOrders.version,
  customer: personColumns(customers),
  balance: customers.balance,
  customerType: customers.customerType,
  reserved: waitingSum('refund'),
  toppingUp: waitingSum('top_up'),
  isPrepaid: sql<boolean>`(${inner
    .select({ isPrepaid: shops.isPrepaid })
    .from(shops)
    .where(eq(shops.id, placedOrders.shopId))})`,
  isCustomerDeleted: sql<boolean>`(${customers.deletedAt} is not null)`,
  state: placedOrders.state,
  isCollected: isCollected(placedOrders),
  total: placedOrders.total,
  isPriced: placedOrders.isPriced,
  itemsCount: placedOrders.itemsCount,
  mergedIntoId: placedOrders.mergedIntoId,
  createdAt: placedOrders.createdAt,
  comment: placedOrders.comment,
  note: placedOrders.note,
  deliveryId: placedOrders.deliveryId,
  deliveryName: placedOrders.deliveryName,
  deliveryPrice: placedOrders.deliveryPrice,
  address: placedOrders.address,
  recipientName: placedOrders.recipientName,
  recipientPhone: placedOrders.recipientPhone,
  method: jsonRow({ kind: deliveries.kind }, (select) =>
    select.from(deliveries).where(eq(deliveries.id, placedOrders.deliveryId)),
  ),
  point: jsonRow(pointColumns, (select) =>
    select
      .from(deliveryPoints)
      .where(and(eq(deliveryPoints.id, placedOrders.deliveryPointId), isNull(deliveryPoints.deletedAt))),
  ),
  lines: jsonRows(
    {
      id: orderLines.id,
      version: orderLines.version,
      itemId: orderLines.itemId,
      description: orderLines.description,
      image: orderLines.image,
      retailPrice: orderLines.retailPrice,
      discount: orderLines.discount,
      price: orderLines.price,
      count: orderLines.count,
      comment: orderLines.comment,
      state: orderLines.state,
      purchase: jsonRow(
        { id: purchases.id, name: purchases.name, state: purchases.state, album: purchaseAlbums.name },
        (of) =>
          of
            .from(purchases)
            .leftJoin(purchaseAlbums, eq(purchaseAlbums.id, orderLines.albumId))
            .where(eq(purchases.id, orderLines.purchaseId)),
      ),
      tradePrice: sql<
        number | null
      >`case when ${items.tradePrice} is not null then least(${items.tradePrice}, ${items.discountedPrice}) end`,
    },
    (select) =>
      select
        .from(orderLines)
        .leftJoin(items, eq(items.id, orderLines.itemId))
        .where(eq(orderLines.orderId, placedOrders.id))
        .orderBy(asc(orderLines.id)),
  ),
  timeline: jsonRows(
    {
      id: orderEvents.id,
      kind: orderEvents.kind,
      fromState: orderEvents.fromState,
      toState: orderEvents.toState,
      lineId: orderEvents.lineId,
      change: orderEvents.change,
      balanceShort: orderEvents.balanceShort,
      reason: orderEvents.reason,
      at: orderEvents.at,
      author: personColumns(authors),
    },
    (select) =>
      select
        .from(orderEvents)
        .leftJoin(authors, eq(authors.id, orderEvents.authorId))
        .where(eq(orderEvents.orderId, placedOrders.id))
        .orderBy(asc(orderEvents.id)),
  ),
};

const order = planOnce('find_order', (orm, given: Given<{ shopId: number; id: number; customerId: number | null }>) =>
  orm
    .select(orderColumns)
    .from(placedOrders)
    .innerJoin(customers, eq(customers.id, placedOrders.customerId))
    .where(
      and(
        eq(placedOrders.id, given('id')),
        eq(placedOrders.shopId, given('shopId')),
        isNull(placedOrders.deletedAt),
        sql`(${given('customerId')}::int is null or ${placedOrders.customerId} = ${given('customerId')}::int)`,
      ),
    ),
);

/** An order that is not deleted; with `customerId`, only if it is that customer's own. */
export async function findOrder(
  orm: Orm,
  shopId: number,
  id: number,
  customerId: number | null,
): Promise<OrderRow | undefined> {
  return (await order(orm, { shopId, id, customerId }))[0];
}
