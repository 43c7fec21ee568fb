import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Query } from '#contract/types.ts';
import { isCharged, placedOrderStates } from '#machines/order/placed-order.machine.ts';
import { buildOnce, type Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue, isBetween, isWithinDays } from '../../query/filters.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { limits, limitsOf, oneRow, type Page, toPage } from '../../query/page.ts';
import { contains, fold, folded, inAlphabet, numberIn } from '../../query/text-search.ts';
import { customers, orderLines, placedOrders } from '../../schema.ts';
import { hasCustomer, personColumns, type PersonRow } from '../customer/customer.ts';
import { peopleFound, type PersonSearch, personSearchOf } from '../customer/person-search.ts';
import { isCollected } from './collected.ts';
import { isInWork } from './in-work.ts';
import { sumOfOrders } from './known-total.ts';

type ListQuery = Query<'listPlacedOrders'>;
type Order = ListQuery['order_by'];

/** The data of an order in lists; amounts in kopecks. */
export interface OrderCardRow extends Pick<
  typeof placedOrders.$inferSelect,
  | 'id'
  | 'version'
  | 'state'
  | 'total'
  | 'deliveryPrice'
  | 'isPriced'
  | 'itemsCount'
  | 'preview'
  | 'createdAt'
  | 'mergedIntoId'
> {
  customer: PersonRow;
  balance: number;
  /** Whether its goods are put together. */
  isCollected: boolean;
}

/** What narrows the list; bounds in kopecks. */
export interface OrdersAsked extends Pick<
  ListQuery,
  'state' | 'purchase_id' | 'since' | 'until' | 'search_text' | 'owing'
> {
  shopId: number;
  /** Null for the orders of the whole shop. */
  customerId: number | null;
  minKopecks: number | undefined;
  maxKopecks: number | undefined;
  /** Only orders in work that came into their state before this moment, in ISO 8601. */
  standingBefore: string | undefined;
}

/** What the orders of a state come to; `sum` in kopecks, of what has a price. */
export interface OrdersSumRow extends Pick<typeof placedOrders.$inferSelect, 'state'> {
  orders: number;
  pieces: number;
  sum: number;
  unpriced: number;
}

interface Values extends Omit<OrdersAsked, 'search_text' | 'owing'>, PersonSearch {
  number: number | null;
  part: string | null;
}

function valuesOf({ search_text: text, owing: _, ...asked }: OrdersAsked): Values {
  return {
    ...asked,
    ...personSearchOf(text),
    number: numberIn(text),
    part: text === '' ? null : contains(fold(text)),
  };
}

interface Shape {
  isOwing: boolean;
}

const shapeOf = ({ owing }: OrdersAsked): Shape => ({ isOwing: owing });

/**
 * Orders of this number, of people who are searched for, or with a line whose name has the text; undefined without a
 * text. As one set, each part of which is read from its index once for both the count and the page; as conditions
 * beside each other they would be tried on every order.
 */
function searchOf(asked: Places<Values>) {
  if (!asked.part) return undefined;
  const orders = () => inner.select({ id: placedOrders.id }).from(placedOrders);
  const ofPeople = orders().where(
    and(
      eq(placedOrders.shopId, asked.shopId),
      isNull(placedOrders.deletedAt),
      inArray(placedOrders.customerId, peopleFound(asked)),
    ),
  );
  const withLine = inner
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, asked.shopId), sql`${folded(orderLines.description)} like ${asked.part}`));
  const found = ofPeople.unionAll(withLine);
  return inner
    .$with('searched')
    .as(asked.number ? found.unionAll(orders().where(eq(placedOrders.id, asked.number))) : found);
}

/** A line of the order that is in the purchase, and isn't cancelled. */
const isIn = (purchaseId: SQL): SQL =>
  inArray(
    placedOrders.id,
    inner
      .select({ id: orderLines.orderId })
      .from(orderLines)
      .where(and(eq(orderLines.purchaseId, purchaseId), ne(orderLines.state, 'C'))),
  );

/** The order was charged, and its customer's balance doesn't cover what it was charged with. */
export const isOwingOrder = (shopId: SQL): SQL | undefined =>
  and(
    inArray(placedOrders.state, placedOrderStates.filter(isCharged)),
    gt(placedOrders.total, 0),
    exists(
      inner
        .select({ id: customers.id })
        .from(customers)
        .where(and(eq(customers.id, placedOrders.customerId), eq(customers.shopId, shopId), lt(customers.balance, 0))),
    ),
  );

/** The set that a text finds, for the statement, and the condition that the list, its count and its totals share. */
function askedFor(asked: Places<Values>, { isOwing }: Shape) {
  const search = searchOf(asked);
  const where = and(
    eq(placedOrders.shopId, asked.shopId),
    isNull(placedOrders.deletedAt),
    hasValue(placedOrders.customerId, asked.customerId),
    hasValue(placedOrders.state, asked.state),
    asked.purchase_id && isIn(asked.purchase_id),
    isBetween(placedOrders.total, asked.minKopecks, asked.maxKopecks),
    isOwing ? isOwingOrder(asked.shopId) : undefined,
    asked.standingBefore && and(isInWork, sql`${placedOrders.stateSince} < ${asked.standingBefore}::timestamptz`),
    search && inArray(placedOrders.id, inner.select({ id: search.id }).from(search)),
    isWithinDays(placedOrders.createdAt, asked),
  );
  return { where, sets: search ? [search] : [] };
}

/** Each order must match an index, so that a page is read from it, forwards or backwards; ties are the newest first. */
function orderOf(order: Order, { id, total }: Record<'id' | 'total', PgColumn>): SQL[] {
  const columns: Record<string, SQL[]> = {
    customer: [inAlphabet(customers.lastName), inAlphabet(customers.firstName), sql`${customers.id}`],
    sum: [sql`${total}`],
  };
  const parts = columns[order.replace(/^-/, '')] ?? [];
  return order === 'oldest' || order.startsWith('-')
    ? [...parts.map((part) => sql`${part} desc nulls first`), sql`${id} asc nulls first`]
    : [...parts, sql`${desc(id)} nulls last`];
}

const listed = buildOnce((orm, asked: Places<Values>, { order, ...shape }: Shape & { order: Order }) => {
  const { where, sets } = askedFor(asked, shape);
  const withCustomers = and(where, eq(customers.shopId, asked.shopId));
  const orders = inner.select(getTableColumns(placedOrders)).from(placedOrders);
  // Limited to the page before the customers are joined, where the order doesn't need them.
  const page = (
    order.endsWith('customer')
      ? orders.innerJoin(customers, eq(customers.id, placedOrders.customerId)).where(withCustomers)
      : orders.where(where)
  )
    .orderBy(...orderOf(order, placedOrders))
    .limit(limits.limit)
    .offset(limits.offset)
    .as('page');
  const result = jsonRows(
    {
      id: page.id,
      version: page.version,
      customer: personColumns(customers),
      balance: customers.balance,
      state: page.state,
      isCollected: isCollected(page),
      total: page.total,
      deliveryPrice: page.deliveryPrice,
      isPriced: page.isPriced,
      itemsCount: page.itemsCount,
      preview: page.preview,
      createdAt: page.createdAt,
      mergedIntoId: page.mergedIntoId,
    },
    (select) =>
      select
        .from(page)
        .innerJoin(customers, eq(customers.id, page.customerId))
        .orderBy(...orderOf(order, page)),
  );
  return orm
    .with(...sets)
    .select({ total: orm.$count(placedOrders, where), result })
    .from(oneRow)
    .where(hasCustomer(asked.shopId, asked.customerId));
});

/** A page of orders; undefined if the shop has no such customer. */
export async function findOrders(
  orm: Orm,
  asked: OrdersAsked,
  query: Pick<ListQuery, 'order_by' | 'page' | 'limit'>,
): Promise<Page<OrderCardRow> | undefined> {
  const shape = { ...shapeOf(asked), order: query.order_by };
  const [found] = await listed(orm, { ...valuesOf(asked), ...limitsOf(query) }, shape);
  return found && toPage(query, found);
}

const ids = buildOnce(
  (orm, asked: Places<Values & { most: number }>, { order, ...shape }: Shape & { order: Order }) => {
    const { where, sets } = askedFor(asked, shape);
    // Without the customers, where the order doesn't need them.
    const result = jsonRows({ id: placedOrders.id }, (select) =>
      (order.endsWith('customer')
        ? select
            .from(placedOrders)
            .innerJoin(customers, eq(customers.id, placedOrders.customerId))
            .where(and(where, eq(customers.shopId, asked.shopId)))
        : select.from(placedOrders).where(where)
      )
        .orderBy(...orderOf(order, placedOrders))
        .limit(sql.placeholder('most')),
    );
    return orm
      .with(...sets)
      .select({ total: orm.$count(placedOrders, where), result })
      .from(oneRow)
      .where(hasCustomer(asked.shopId, asked.customerId));
  },
);

/** The ids of the first orders, `most` at most, and how many there are; undefined if the shop has no such customer. */
export async function findOrderIds(
  orm: Orm,
  asked: OrdersAsked,
  { order, most }: { order: Order; most: number },
): Promise<{ ids: number[]; total: number } | undefined> {
  const [found] = await ids(orm, { ...valuesOf(asked), most }, { ...shapeOf(asked), order });
  return found && { ids: found.result.map(({ id }) => id), total: found.total };
}

const sums = buildOnce((orm, asked: Places<Values>, shape: Shape) => {
  const add = (column: SQLWrapper) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const { where, sets } = askedFor(asked, shape);
  const result = jsonRows(
    {
      state: placedOrders.state,
      orders: sql`count(*)`.mapWith(Number),
      pieces: add(placedOrders.itemsCount),
      sum: sumOfOrders(),
      unpriced: sql`count(*) filter (where not ${placedOrders.isPriced})`.mapWith(Number),
    },
    (select) => select.from(placedOrders).where(where).groupBy(placedOrders.state),
  );
  return orm
    .with(...sets)
    .select({ result })
    .from(oneRow)
    .where(hasCustomer(asked.shopId, asked.customerId));
});

const counts = buildOnce((orm, asked: Places<Values>, shape: Shape) => {
  const { where, sets } = askedFor(asked, shape);
  const result = jsonRows({ state: placedOrders.state, orders: sql`count(*)`.mapWith(Number) }, (select) =>
    select.from(placedOrders).where(where).groupBy(placedOrders.state),
  );
  return orm
    .with(...sets)
    .select({ result })
    .from(oneRow)
    .where(hasCustomer(asked.shopId, asked.customerId));
});

/**
 * What the orders of each state that is asked for come to, and how many there are of every state; undefined if the shop
 * has no such customer. The rest of the shop's orders is counted by an index alone, and not read.
 */
export async function sumOrdersByState(
  orm: Orm,
  asked: OrdersAsked,
): Promise<{ sums: OrdersSumRow[]; counts: Pick<OrdersSumRow, 'state' | 'orders'>[] } | undefined> {
  const { state, ...ofAllStates } = asked;
  const [[summed], [counted]] = await Promise.all([
    sums(orm, valuesOf(asked), shapeOf(asked)),
    state ? counts(orm, valuesOf(ofAllStates), shapeOf(asked)) : [],
  ]);
  return summed && { sums: summed.result, counts: (counted ?? summed).result };
}
