import { and, eq, inArray, isNull, ne, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Query } from '#contract/types.ts';
import { buildOnce, type Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue, isBetween, isWithinDays } from '../../query/filters.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { limits, limitsOf, oneRow, type Page, toPage } from '../../query/page.ts';
import { contains, fold, folded, numberIn } from '../../query/text-search.ts';
import { customers, orderLines, placedOrders } from '../../schema.ts';
import { peopleFound, type PersonSearch, personSearchOf } from '../customer/person-search.ts';
import { personColumns, type PersonRow } from '../customer/customer.ts';

type LineColumns = typeof orderLines.$inferSelect;
type ListQuery = Query<'listOrderLines'>;
type Order = ListQuery['order_by'];

/** A line in the list of all orders' lines; amounts in kopecks. */
export interface ListedLineRow extends Pick<
  LineColumns,
  'id' | 'version' | 'itemId' | 'description' | 'image' | 'price' | 'count' | 'comment' | 'state'
> {
  order: Pick<typeof placedOrders.$inferSelect, 'id' | 'state' | 'createdAt'>;
  customer: PersonRow;
}

/** What narrows the list; bounds in kopecks. */
export interface LinesAsked extends Pick<
  ListQuery,
  'state' | 'order_state' | 'customer_id' | 'placed_order_id' | 'since' | 'until' | 'search_text' | 'unpriced'
> {
  shopId: number;
  minKopecks: number | undefined;
  maxKopecks: number | undefined;
}

/** The sums of a list; `sum` in kopecks, of the lines that have a price. */
export interface LinesTotalRow {
  lines: number;
  pieces: number;
  sum: number;
  unpriced: number;
}

interface Values extends Omit<LinesAsked, 'search_text' | 'unpriced'>, PersonSearch {
  number: number | null;
  part: string | null;
}

function valuesOf({ search_text: text, unpriced: _, ...asked }: LinesAsked): Values {
  const part = fold(text);
  return { ...asked, ...personSearchOf(text), number: numberIn(text), part: part === '' ? null : contains(part) };
}

interface Shape {
  isUnpriced: boolean;
}

const shapeOf = ({ unpriced }: LinesAsked): Shape => ({ isUnpriced: unpriced });

const sum = sql<number>`(${orderLines.price} * ${orderLines.count})`;
const isUnpricedLine = and(isNull(orderLines.price), ne(orderLines.state, 'C'));

/** The conditions on the order of a line. */
const isOrderAsked = (asked: Places<Values>): SQL | undefined =>
  and(
    eq(placedOrders.shopId, asked.shopId),
    isNull(placedOrders.deletedAt),
    hasValue(placedOrders.state, asked.order_state),
    hasValue(placedOrders.id, asked.placed_order_id),
    hasValue(placedOrders.customerId, asked.customer_id),
    isWithinDays(placedOrders.createdAt, asked),
  );

function isFound(asked: Places<Values>): SQL | undefined {
  if (!asked.part) return undefined;
  return or(
    hasValue(placedOrders.id, asked.number),
    inArray(placedOrders.customerId, peopleFound(asked)),
    sql`${folded(orderLines.description)} like ${asked.part}`,
  );
}

/** The conditions on a line of such an order. */
const isLineAsked = (asked: Places<Values>, { isUnpriced }: Shape): SQL | undefined =>
  and(
    eq(orderLines.shopId, asked.shopId),
    hasValue(orderLines.state, asked.state),
    isBetween(sum, asked.minKopecks, asked.maxKopecks),
    isUnpriced ? isUnpricedLine : undefined,
    isFound(asked),
  );

/** The same on every engine: Ё after Е, and capitals beside small letters. */
const inAlphabet = (text: SQLWrapper): SQL => sql`${text} collate "und-x-icu"`;

/** Each order must match an index, so that a page is read from it, forwards or backwards; ties are the newest first. */
function orderOf(order: Order): SQL[] {
  const columns: Record<string, SQL[]> = {
    customer: [inAlphabet(customers.lastName), inAlphabet(customers.firstName), sql`${customers.id}`],
    description: [inAlphabet(orderLines.description)],
    price: [sql`${orderLines.price}`],
    sum: [sum],
    state: [sql`${orderLines.state}`],
  };
  const parts = columns[order.replace(/^-/, '')] ?? [];
  return order === 'oldest' || order.startsWith('-')
    ? [...parts.map((part) => sql`${part} desc nulls first`), sql`${orderLines.id} asc nulls first`]
    : [...parts, sql`${orderLines.id} desc nulls last`];
}

/**
 * The sums of all lines that are asked for. An aggregate of each order's lines is read from their index, however many
 * lines the shop has: orders in work are few.
 */
function totalsOf(asked: Places<Values>, shape: Shape) {
  const ofOrder = inner
    .select({
      lines: sql<number>`count(*)`.as('lines'),
      pieces: sql<number>`sum(${orderLines.count})`.as('pieces'),
      sum: sql<number>`sum(${sum})`.as('sum'),
      unpriced: sql<number>`count(*) filter (where ${isUnpricedLine})`.as('unpriced'),
    })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, placedOrders.id), isLineAsked(asked, shape)))
    .as('of_order');
  const add = (column: SQLWrapper) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  return { ofOrder, add, where: isOrderAsked(asked) };
}

function lineCount(asked: Places<Values>, shape: Shape): SQL<number> {
  const { ofOrder, add, where } = totalsOf(asked, shape);
  const counted = inner
    .select({ lines: add(ofOrder.lines) })
    .from(placedOrders)
    .crossJoinLateral(ofOrder)
    .where(where);
  return sql`(${counted})`.mapWith(Number);
}

const listed = buildOnce((orm, asked: Places<Values>, { order, ...shape }: Shape & { order: Order }) => {
  const result = jsonRows(
    {
      id: orderLines.id,
      version: orderLines.version,
      itemId: orderLines.itemId,
      description: orderLines.description,
      image: orderLines.image,
      price: orderLines.price,
      count: orderLines.count,
      comment: orderLines.comment,
      state: orderLines.state,
      order: { id: placedOrders.id, state: placedOrders.state, createdAt: placedOrders.createdAt },
      customer: personColumns(customers),
    },
    (select) =>
      select
        .from(orderLines)
        .innerJoin(placedOrders, eq(placedOrders.id, orderLines.orderId))
        .innerJoin(customers, eq(customers.id, placedOrders.customerId))
        .where(and(isOrderAsked(asked), isLineAsked(asked, shape), eq(customers.shopId, asked.shopId)))
        .orderBy(...orderOf(order))
        .limit(limits.limit)
        .offset(limits.offset),
  );
  return orm.select({ total: lineCount(asked, shape), result }).from(oneRow);
});

/** A page of the lines of all orders. */
export async function findLines(
  orm: Orm,
  asked: LinesAsked,
  query: Pick<ListQuery, 'order_by' | 'page' | 'limit'>,
): Promise<Page<ListedLineRow>> {
  const shape = { ...shapeOf(asked), order: query.order_by };
  const [found = { total: 0, result: [] }] = await listed(orm, { ...valuesOf(asked), ...limitsOf(query) }, shape);
  return toPage(query, found);
}

const ids = buildOnce(
  (orm, asked: Places<Values & { most: number }>, { order, ...shape }: Shape & { order: Order }) => {
    const result = jsonRows({ id: orderLines.id }, (select) =>
      select
        .from(orderLines)
        .innerJoin(placedOrders, eq(placedOrders.id, orderLines.orderId))
        .innerJoin(customers, eq(customers.id, placedOrders.customerId))
        .where(and(isOrderAsked(asked), isLineAsked(asked, shape)))
        .orderBy(...orderOf(order))
        .limit(sql.placeholder('most')),
    );
    return orm.select({ total: lineCount(asked, shape), result }).from(oneRow);
  },
);

/** The ids of at most `most` of these lines in the order of the list, and how many there are in all. */
export async function findLineIds(
  orm: Orm,
  asked: LinesAsked,
  { order, most }: { order: Order; most: number },
): Promise<{ ids: number[]; total: number }> {
  const [found = { total: 0, result: [] }] = await ids(orm, { ...valuesOf(asked), most }, { ...shapeOf(asked), order });
  return { ids: found.result.map(({ id }) => id), total: found.total };
}

const totals = buildOnce((orm, asked: Places<Values>, shape: Shape) => {
  const { ofOrder, add, where } = totalsOf(asked, shape);
  return orm
    .select({
      lines: add(ofOrder.lines),
      pieces: add(ofOrder.pieces),
      sum: add(ofOrder.sum),
      unpriced: add(ofOrder.unpriced),
    })
    .from(placedOrders)
    .crossJoinLateral(ofOrder)
    .where(where);
});

/** The sums of these lines. */
export async function sumLines(orm: Orm, asked: LinesAsked): Promise<LinesTotalRow> {
  const [found] = await totals(orm, valuesOf(asked), shapeOf(asked));
  return found ?? { lines: 0, pieces: 0, sum: 0, unpriced: 0 };
}
