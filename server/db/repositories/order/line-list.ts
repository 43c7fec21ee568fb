import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Query } from '#contract/types.ts';
import { buildOnce, type Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue, isBetween, isWithinDays } from '../../query/filters.ts';
import { inner, jsonRow, jsonRows } from '../../query/json-rows.ts';
import { limits, limitsOf, oneRow, type Page, toPage } from '../../query/page.ts';
import { contains, fold, folded, inAlphabet, numberIn } from '../../query/text-search.ts';
import { categories, customers, items, orderLines, placedOrders, purchases } from '../../schema.ts';
import { inCategories } from '../catalogue/item-found.ts';
import { peopleFound, type PersonSearch, personSearchOf } from '../customer/person-search.ts';
import { personColumns, type PersonRow } from '../customer/customer.ts';
import { isCollected } from './collected.ts';

type LineColumns = typeof orderLines.$inferSelect;
type ListQuery = Query<'listOrderLines'>;
type Order = ListQuery['order_by'];

/** A line in the list of all orders' lines; amounts in kopecks. */
export interface ListedLineRow extends Pick<
  LineColumns,
  'id' | 'version' | 'itemId' | 'description' | 'image' | 'price' | 'count' | 'comment' | 'state'
> {
  order: Pick<typeof placedOrders.$inferSelect, 'id' | 'state' | 'total' | 'createdAt'>;
  /** Whether the goods of its order are put together. */
  isCollected: boolean;
  customer: PersonRow;
  balance: number;
  purchase: PurchaseOfLine | null;
}

/** The purchase that a line is in. */
type PurchaseOfLine = Pick<typeof purchases.$inferSelect, 'id' | 'name'>;

/** What narrows the list; bounds in kopecks. */
export interface LinesAsked extends Pick<
  ListQuery,
  | 'state'
  | 'order_state'
  | 'customer_id'
  | 'placed_order_id'
  | 'purchase_id'
  | 'since'
  | 'until'
  | 'search_text'
  | 'unpriced'
  | 'unsent'
  | 'category_id'
> {
  shopId: number;
  /** Only lines of these customers. */
  customerIds?: readonly number[] | undefined;
  minKopecks: number | undefined;
  maxKopecks: number | undefined;
}

/** The sums of a list; `sum` in kopecks, of the lines that have a price. */
export interface LinesTotalRow {
  lines: number;
  pieces: number;
  sum: number;
  canceledSum: number;
  unpriced: number;
}

interface Values extends Omit<LinesAsked, 'customerIds' | 'search_text' | 'unpriced' | 'unsent'>, PersonSearch {
  /** A JSON array: one text of the statement for any number of them. */
  customerIds: string | null;
  number: number | null;
  part: string | null;
}

function valuesOf({ search_text: text, unpriced: _, unsent: _unsent, customerIds, ...asked }: LinesAsked): Values {
  const part = fold(text);
  return {
    ...asked,
    ...personSearchOf(text),
    customerIds: customerIds ? JSON.stringify(customerIds) : null,
    number: numberIn(text),
    part: part === '' ? null : contains(part),
  };
}

interface Shape {
  isUnpriced: boolean;
  isUnsent: boolean;
}

const shapeOf = ({ unpriced, unsent }: LinesAsked): Shape => ({ isUnpriced: unpriced, isUnsent: unsent });

const sum = sql<number>`(${orderLines.price} * ${orderLines.count})`;
/**
 * The same for lists, as its index has it: a line without a price comes after the most expensive and before the
 * cheapest.
 */
const listedSum = sql`coalesce(${sum}, -1)`;
const isUnpricedLine = and(isNull(orderLines.price), ne(orderLines.state, 'C'));
const isUnsentLine = and(isNull(orderLines.purchaseId), eq(orderLines.state, 'W'));

const idsIn = (json: SQL): SQL => sql`select value::int from jsonb_array_elements_text(${json}::jsonb)`;

/** The conditions on the order of a line. */
const isOrderAsked = (asked: Places<Values>): SQL | undefined =>
  and(
    eq(placedOrders.shopId, asked.shopId),
    isNull(placedOrders.deletedAt),
    hasValue(placedOrders.state, asked.order_state),
    hasValue(placedOrders.id, asked.placed_order_id),
    hasValue(placedOrders.customerId, asked.customer_id),
    asked.customerIds && sql`${placedOrders.customerId} in (${idsIn(asked.customerIds)})`,
    isWithinDays(placedOrders.createdAt, asked),
  );

/**
 * Lines of an order of this number, of people who are searched for, or whose name has the text; undefined without a
 * text. As one set, each part of which is read from its index once for both the count and the page; as conditions
 * beside each other they would be tried on every line.
 */
function searchOf(asked: Places<Values>) {
  if (!asked.part) return undefined;
  const ids = () => inner.select({ id: orderLines.id }).from(orderLines);
  const named = ids().where(
    and(eq(orderLines.shopId, asked.shopId), sql`${folded(orderLines.description)} like ${asked.part}`),
  );
  const orders = inner
    .select({ id: placedOrders.id })
    .from(placedOrders)
    .where(
      and(
        eq(placedOrders.shopId, asked.shopId),
        isNull(placedOrders.deletedAt),
        inArray(placedOrders.customerId, peopleFound(asked)),
      ),
    );
  const found = named.unionAll(ids().where(inArray(orderLines.orderId, orders)));
  return inner
    .$with('searched')
    .as(asked.number ? found.unionAll(ids().where(eq(orderLines.orderId, asked.number))) : found);
}

/** The ids of the items of a category, or of one below it. */
const itemsWithin = ({ shopId, category_id: id }: Places<Values>) =>
  inner
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        eq(items.shopId, shopId),
        inCategories(and(eq(categories.id, id ?? sql`null`), eq(categories.shopId, shopId))),
      ),
    );

/** The set that a text finds, for the statement, and the condition on a line with its order. */
function askedFor(asked: Places<Values>, { isUnpriced, isUnsent }: Shape) {
  const search = searchOf(asked);
  const where = and(
    isOrderAsked(asked),
    eq(orderLines.shopId, asked.shopId),
    hasValue(orderLines.state, asked.state),
    hasValue(orderLines.purchaseId, asked.purchase_id),
    isBetween(listedSum, asked.minKopecks, asked.maxKopecks),
    asked.maxKopecks && isNotNull(orderLines.price),
    isUnpriced ? isUnpricedLine : undefined,
    isUnsent ? isUnsentLine : undefined,
    asked.category_id && inArray(orderLines.itemId, itemsWithin(asked)),
    search && inArray(orderLines.id, inner.select({ id: search.id }).from(search)),
  );
  return { where, sets: search ? [search] : [] };
}

const isOfOrder = eq(placedOrders.id, orderLines.orderId);

const countOf = (where: SQL | undefined): SQL<number> =>
  sql`(${inner
    .select({ lines: sql`count(*)` })
    .from(orderLines)
    .innerJoin(placedOrders, isOfOrder)
    .where(where)})`.mapWith(Number);

/** Each order must match an index, so that a page is read from it, forwards or backwards; ties are the newest first. */
function orderOf(order: Order): SQL[] {
  const columns: Record<string, SQL[]> = {
    customer: [inAlphabet(customers.lastName), inAlphabet(customers.firstName), sql`${customers.id}`],
    description: [inAlphabet(orderLines.description)],
    price: [sql`coalesce(${orderLines.price}, -1)`],
    sum: [listedSum],
    state: [sql`${orderLines.state}`],
  };
  const parts = columns[order.replace(/^-/, '')] ?? [];
  return order === 'oldest' || order.startsWith('-')
    ? [...parts.map((part) => sql`${part} desc nulls first`), sql`${orderLines.id} asc nulls first`]
    : [...parts, sql`${orderLines.id} desc nulls last`];
}

const listed = buildOnce((orm, asked: Places<Values>, { order, ...shape }: Shape & { order: Order }) => {
  const { where, sets } = askedFor(asked, shape);
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
      order: {
        id: placedOrders.id,
        state: placedOrders.state,
        total: placedOrders.total,
        createdAt: placedOrders.createdAt,
      },
      isCollected: isCollected(placedOrders),
      customer: personColumns(customers),
      balance: customers.balance,
      purchase: jsonRow({ id: purchases.id, name: purchases.name }, (of) =>
        of.from(purchases).where(eq(purchases.id, orderLines.purchaseId)),
      ),
    },
    (select) =>
      select
        .from(orderLines)
        .innerJoin(placedOrders, isOfOrder)
        .innerJoin(customers, eq(customers.id, placedOrders.customerId))
        .where(and(where, eq(customers.shopId, asked.shopId)))
        .orderBy(...orderOf(order))
        .limit(limits.limit)
        .offset(limits.offset),
  );
  return orm
    .with(...sets)
    .select({ total: countOf(where), result })
    .from(oneRow);
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
    const { where, sets } = askedFor(asked, shape);
    const result = jsonRows({ id: orderLines.id }, (select) =>
      select
        .from(orderLines)
        .innerJoin(placedOrders, isOfOrder)
        .innerJoin(customers, eq(customers.id, placedOrders.customerId))
        .where(where)
        .orderBy(...orderOf(order))
        .limit(sql.placeholder('most')),
    );
    return orm
      .with(...sets)
      .select({ total: countOf(where), result })
      .from(oneRow);
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
  const { where, sets } = askedFor(asked, shape);
  const add = (column: SQLWrapper) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  return orm
    .with(...sets)
    .select({
      lines: sql`count(*)`.mapWith(Number),
      pieces: add(orderLines.count),
      sum: add(sum),
      canceledSum: sql`coalesce(sum(${sum}) filter (where ${orderLines.state} = 'C'), 0)`.mapWith(Number),
      unpriced: sql`count(*) filter (where ${isUnpricedLine})`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(placedOrders, isOfOrder)
    .where(where);
});

/** The sums of these lines. */
export async function sumLines(orm: Orm, asked: LinesAsked): Promise<LinesTotalRow> {
  const [found] = await totals(orm, valuesOf(asked), shapeOf(asked));
  return found ?? { lines: 0, pieces: 0, sum: 0, canceledSum: 0, unpriced: 0 };
}
