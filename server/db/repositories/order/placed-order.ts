import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Query } from '#contract/types.ts';
import { type Given, type Places, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue, isWithinDays } from '../../query/filters.ts';
import { inner, jsonRow, jsonRows } from '../../query/json-rows.ts';
import { newestPage, type Page, pageOf } from '../../query/page.ts';
import { beginsWith, fold, folded, numberIn } from '../../query/text-search.ts';
import { customers, deliveries, deliveryPoints, orderLines, orderEvents, placedOrders } from '../../schema.ts';
import { type DeliveryPointRow, type DeliveryRow, pointColumns } from '../delivery/delivery.ts';
import { authors, hasCustomer, personColumns, type PersonRow } from '../customer/customer.ts';

type OrderColumns = typeof placedOrders.$inferSelect;

/** A line of an order; amounts in kopecks. */
export type OrderLineRow = Omit<
  typeof orderLines.$inferSelect,
  'shopId' | 'orderId' | 'orderedPrice' | 'reason' | 'moves' | 'purchaseId' | 'albumId'
>;

/** An entry of an order's timeline; its author is null for the shop itself. */
interface OrderEventRow extends Omit<typeof orderEvents.$inferSelect, 'shopId' | 'orderId' | 'kind' | 'authorId'> {
  author: PersonRow | null;
}

/** The data of an order in lists; amounts in kopecks. */
export interface OrderCardRow extends Pick<
  OrderColumns,
  'id' | 'state' | 'total' | 'deliveryPrice' | 'isPriced' | 'itemsCount' | 'preview' | 'createdAt'
> {
  customer: PersonRow;
}

/** The full data of an order, with its customer's balance and its delivery as it is now; amounts in kopecks. */
export interface OrderRow extends Omit<
  OrderColumns,
  'shopId' | 'customerId' | 'deliveryId' | 'deliveryPointId' | 'preview' | 'stateSince' | 'deletedAt'
> {
  customer: PersonRow;
  balance: number;
  method: Pick<DeliveryRow, 'kind'> | null;
  point: DeliveryPointRow | null;
  lines: OrderLineRow[];
  timeline: OrderEventRow[];
}

/**
 * The columns of an OrderRow, from placed_orders and customers. They also work in a statement that has just written the
 * order, if its parts are named like the tables.
 */
export const orderColumns = {
  id: placedOrders.id,
  version: placedOrders.version,
  customer: personColumns(customers),
  balance: customers.balance,
  state: placedOrders.state,
  total: placedOrders.total,
  isPriced: placedOrders.isPriced,
  itemsCount: placedOrders.itemsCount,
  createdAt: placedOrders.createdAt,
  comment: placedOrders.comment,
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
    },
    (select) => select.from(orderLines).where(eq(orderLines.orderId, placedOrders.id)).orderBy(asc(orderLines.id)),
  ),
  timeline: jsonRows(
    {
      id: orderEvents.id,
      fromState: orderEvents.fromState,
      toState: orderEvents.toState,
      lineId: orderEvents.lineId,
      change: orderEvents.change,
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

/** The search text of orders, as number, name and phone. */
interface OrderSearch {
  number: number | null;
  name: string | null;
  phones: string[];
}

/** A stored phone begins with 7, but may be typed with 8, +7 or no prefix. */
function searchOf(text: string): OrderSearch {
  const digits = /^[\s\d()+-]+$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  const phones = digits === '' ? [] : [digits, `7${digits}`, digits.replace(/^8/, '7')];
  const name = fold(text).replaceAll(/\s+/g, ' ');
  return { number: numberIn(text), name: name === '' ? null : beginsWith(name), phones: phones.map(beginsWith) };
}

/** Orders of this number, or of customers whose name or phone begins with the text. */
function isFound({ shopId, number, name, phones }: Places<OrderSearch> & { shopId: SQL }): SQL | undefined {
  if (!name) return undefined;
  const { firstName, lastName, phone } = customers;
  const isNamed = (one: PgColumn, other: PgColumn) => sql`${folded(sql`${one} || ' ' || ${other}`)} like ${name}`;
  const found = inner
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.shopId, shopId),
        or(
          isNamed(firstName, lastName),
          isNamed(lastName, firstName),
          phones && sql`${phone} like any (array[${phones}])`,
        ),
      ),
    );
  return or(hasValue(placedOrders.id, number), inArray(placedOrders.customerId, found));
}

/** The orders of a list: of one customer, or null for the whole shop. */
export interface OrdersOf {
  shopId: number;
  customerId: number | null;
}

const ordersPage = pageOf((orm, asked: Places<OrdersOf & OrderSearch & Query<'listPlacedOrders'>>) => {
  const where = and(
    eq(placedOrders.shopId, asked.shopId),
    isNull(placedOrders.deletedAt),
    hasValue(placedOrders.customerId, asked.customerId),
    hasValue(placedOrders.state, asked.state),
    isFound(asked),
    isWithinDays(placedOrders.createdAt, asked),
  );
  // Limited to the page before the customers are joined.
  const page = newestPage(inner.select().from(placedOrders).where(where).$dynamic(), placedOrders.id);
  return {
    total: orm.$count(placedOrders, where),
    result: jsonRows(
      {
        id: page.id,
        customer: personColumns(customers),
        state: page.state,
        total: page.total,
        deliveryPrice: page.deliveryPrice,
        isPriced: page.isPriced,
        itemsCount: page.itemsCount,
        preview: page.preview,
        createdAt: page.createdAt,
      },
      (select) => select.from(page).innerJoin(customers, eq(customers.id, page.customerId)).orderBy(desc(page.id)),
    ),
    where: hasCustomer(asked.shopId, asked.customerId),
  };
});

/** A page of orders, newest first; undefined if the shop has no such customer. */
export function findOrders(
  orm: Orm,
  of: OrdersOf,
  asked: Query<'listPlacedOrders'>,
): Promise<Page<OrderCardRow> | undefined> {
  return ordersPage(orm, { ...asked, ...of, ...searchOf(asked.search_text) });
}
