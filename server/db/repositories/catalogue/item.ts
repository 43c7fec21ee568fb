import { and, asc, desc, eq, type SQL, sql, type SQLWrapper, type WithSubquery } from 'drizzle-orm';
import { buildOnce, type Given, type Places, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { limits, limitsOf, oneRow, type Page, toPage } from '../../query/page.ts';
import { inAlphabet } from '../../query/text-search.ts';
import { categories, itemAttributes, items, shops } from '../../schema.ts';
import type { StoredImage } from '../../schema/stored-image.ts';
import { writtenColumns } from './item-columns.ts';
import {
  foundInPart,
  foundWithAll,
  type InPart,
  isListed,
  isShown,
  type ItemQuery,
  type ItemsOf,
  listedApart,
  type Ordered,
  priceOf,
  savingOf,
  type Shape,
  shapeOf,
  type Values,
  valuesOf,
  type Viewed,
} from './item-found.ts';
import { isOnSale } from './on-sale.ts';
import { otherCategoryIds } from './other-categories.ts';

type ItemColumns = typeof items.$inferSelect;

const { name, categoryId, retailPrice, tradePrice, discount, isNew, countStep, countMin, stock, ...details } =
  writtenColumns;

/** The data of an item in lists; amounts in kopecks. */
export interface ItemCardRow extends Pick<
  ItemColumns,
  | 'id'
  | 'name'
  | 'categoryId'
  | 'retailPrice'
  | 'discount'
  | 'discountedPrice'
  | 'tradePrice'
  | 'isNew'
  | 'countStep'
  | 'countMin'
  | 'stock'
> {
  image: StoredImage | null;
}

type ItemAttribute = Pick<typeof itemAttributes.$inferSelect, 'name' | 'value'>;

/** The full data of an item. */
export interface ItemRow extends ItemCardRow, Pick<ItemColumns, keyof typeof details | 'version'> {
  categoryName: string;
  otherCategoryIds: number[];
  attributes: ItemAttribute[];
}

/**
 * The trade price for those who may see it. The shop's setting is read with the items, so that its change counts at
 * once.
 */
const shownTradePrice = ({ shopId, seesTradePrices }: Places<Viewed>): SQL<number | null> => {
  const shownTo = inner.select({ to: shops.tradePricesShownTo }).from(shops).where(eq(shops.id, shopId));
  return sql`case when ${seesTradePrices} or ${shownTo} = 'everyone' then ${tradePrice} end`.mapWith(tradePrice);
};

const cardColumns = (viewed: Places<Viewed>) => ({
  id: items.id,
  name,
  categoryId,
  image: sql<StoredImage | null>`${items.images}->0`,
  retailPrice,
  discount,
  discountedPrice: items.discountedPrice,
  tradePrice: shownTradePrice(viewed),
  isNew,
  countStep,
  countMin,
  stock,
});

const last = (column: SQLWrapper): SQL => sql`${desc(column)} nulls last`;

/** Each order must match an index, so that a page is read from it; ties are ordered by id. */
function orderOf(of: Ordered, { order_by, isWholesale }: Shape): SQL[] {
  const orders: Record<ItemQuery['order_by'], SQL[]> = {
    popular: [last(of.popularity), sql`${of.id}`],
    new: [last(of.isNew), last(of.id)],
    discount: [last(savingOf(of, isWholesale)), sql`${of.id}`],
    name: [inAlphabet(of.name), sql`${of.id}`],
    price: [priceOf(of, isWholesale), sql`${of.id}`],
    '-price': [desc(priceOf(of, isWholesale)), desc(of.id)],
  };
  return orders[order_by];
}

/** A page, read from the index of its order. */
const listed = buildOnce((orm, places: Places<Values>, shape: Shape) => {
  const result = jsonRows(cardColumns(places), (select) =>
    select
      .from(items)
      .where(isListed(places, shape))
      .orderBy(...orderOf(items, shape))
      .limit(limits.limit)
      .offset(limits.offset),
  );
  return orm.select({ result }).from(oneRow);
});

/** Its count, which the order and the page don't change. */
const listedCount = buildOnce((orm, places: Places<Values>, shape: Shape) => {
  const counts = listedApart(places, shape).map((part) => sql`${orm.$count(items, part)}`);
  return orm.select({ total: sql`${sql.join(counts, sql` + `)}`.mapWith(Number) }).from(oneRow);
});

/** The page of what is found, in the order of `rank` and then of the list. */
function topOf(
  orm: Orm,
  places: Places<Values>,
  shape: Shape,
  found: WithSubquery & Ordered,
  rank: readonly SQL.Aliased[],
) {
  const page = inner
    .select({ id: found.id })
    .from(found)
    .orderBy(...(shape.order_by === 'popular' ? rank.map((by) => desc(by)) : []), ...orderOf(found, shape))
    .limit(limits.limit)
    .offset(limits.offset)
    .as('page');
  const top = orm
    .$with('top')
    .as(inner.select({ id: page.id, place: sql<number>`row_number() over ()`.as('place') }).from(page));
  const result = jsonRows(cardColumns(places), (select) =>
    select.from(top).innerJoin(items, eq(items.id, top.id)).orderBy(asc(top.place)),
  );
  return { top, result, total: sql`(select count(*) from ${found})`.mapWith(Number) };
}

/** A page of search results, counted and sorted in one pass. */
const searched = buildOnce((orm, places: Places<Values>, shape: Shape) => {
  const found = foundWithAll(orm, places, shape);
  const { top, result, total } = topOf(orm, places, shape, found, [found.names, found.isSaid]);
  return orm.with(found, top).select({ total, result }).from(oneRow);
});

/** The same of the items with most of the words. */
const searchedInPart = buildOnce((orm, places: Places<Values>, shape: Shape) => {
  const { found, best, reach } = foundInPart(orm, places, shape);
  const { top, result, total } = topOf(orm, places, shape, best, [best.names]);
  return orm
    .with(found, best, top)
    .select({ total, result, ...reach })
    .from(oneRow);
});

/** A page of the items that have all of the words; prices are between the bounds in kopecks. */
export async function findItems(orm: Orm, of: ItemsOf, query: ItemQuery): Promise<Page<ItemCardRow>> {
  const [found] = await searched(orm, { ...valuesOf(of, query), ...limitsOf(query) }, shapeOf(of, query));
  return toPage(query, found ?? { total: 0, result: [] });
}

/** A page of a list without a search, which `count` counts meanwhile. */
export async function listPage(
  orm: Orm,
  of: ItemsOf,
  query: ItemQuery,
  count: () => Promise<number>,
): Promise<Page<ItemCardRow>> {
  const [[found], total] = await Promise.all([
    listed(orm, { ...valuesOf(of, query), ...limitsOf(query) }, shapeOf(of, query)),
    count(),
  ]);
  return toPage(query, { total, result: found?.result ?? [] });
}

/** How many items a list has on all its pages; the order doesn't matter. */
export async function countListed(orm: Orm, of: ItemsOf, query: ItemQuery): Promise<number> {
  const shape = shapeOf(of, { ...query, order_by: 'popular' });
  const [found] = await listedCount(orm, valuesOf(of, query), shape);
  return found?.total ?? 0;
}

/** A page of the items with most of the words. */
export async function findItemsInPart(orm: Orm, of: ItemsOf, query: ItemQuery): Promise<InPart<Page<ItemCardRow>>> {
  const [{ isAny, hasAll, ...read } = { total: 0, result: [], isAny: false, hasAll: false }] = await searchedInPart(
    orm,
    { ...valuesOf(of, query), ...limitsOf(query) },
    shapeOf(of, query),
  );
  return { found: toPage(query, read), isAny, hasAll };
}

const viewedOf = (given: Given<Viewed>): Places<Viewed> => ({
  shopId: given('shopId'),
  seesTradePrices: given('seesTradePrices'),
  seesHidden: given('seesHidden'),
});

const item = planOnce('find_item', (orm, given: Given<Viewed & { id: number }>) =>
  orm
    .select({
      ...cardColumns(viewedOf(given)),
      ...details,
      version: items.version,
      categoryName: categories.name,
      otherCategoryIds,
      attributes: jsonRows({ name: itemAttributes.name, value: itemAttributes.value }, (select) =>
        select.from(itemAttributes).where(eq(itemAttributes.itemId, items.id)).orderBy(asc(itemAttributes.position)),
      ),
    })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(and(eq(items.id, given('id')), isShown(viewedOf(given)))),
);

/** An item by its id. */
export async function findItem(orm: Orm, viewed: Viewed, id: number): Promise<ItemRow | undefined> {
  return (await item(orm, { ...viewed, id }))[0];
}

/** Whether the shop sells the item. */
export async function isSold(orm: Orm, shopId: number, itemId: number): Promise<boolean> {
  const found = await orm
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, itemId), eq(items.shopId, shopId), isOnSale()));
  return found.length > 0;
}
