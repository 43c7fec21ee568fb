import { and, asc, desc, eq, gt, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Query } from '#contract/types.ts';
import { buildOnce, type Given, type Places, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue, isBetween } from '../../query/filters.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { limits, limitsOf, oneRow, type Page, toPage } from '../../query/page.ts';
import { categories, favourites, items } from '../../schema.ts';
import type { StoredImage } from '../../schema/stored-image.ts';
import { categoryHas, matches, nameRank, type SearchWord, wordValues } from './item-search.ts';

type ItemColumns = typeof items.$inferSelect;

/** The data of an item in lists; amounts in kopecks. */
export interface ItemCardRow extends Pick<
  ItemColumns,
  'id' | 'name' | 'categoryId' | 'retailPrice' | 'discount' | 'discountedPrice' | 'tradePrice' | 'isNew'
> {
  image: StoredImage | null;
}

/** The full data of an item. */
export interface ItemRow extends ItemCardRow, Pick<ItemColumns, 'description' | 'images'> {
  categoryName: string;
}

type ItemQuery = Query<'listItems'>;

/** The bounds of a price in kopecks, where they are asked for. */
export interface PriceBounds {
  minKopecks: number | undefined;
  maxKopecks: number | undefined;
}

/** Which items a list shows, and to whom. */
export interface ItemsOf extends PriceBounds {
  shopId: number;
  /** Only favourites of this customer; null for all items. */
  markedBy: number | null;
  /** Whether prices are those of wholesale customers. */
  isWholesale: boolean;
  /** Every word must be found; an empty list is no filter. */
  words: readonly SearchWord[];
}

const cardColumns = {
  id: items.id,
  name: items.name,
  categoryId: items.categoryId,
  image: sql<StoredImage | null>`${items.images}->0`,
  retailPrice: items.retailPrice,
  discount: items.discount,
  discountedPrice: items.discountedPrice,
  tradePrice: items.tradePrice,
  isNew: items.isNew,
};

/** The columns of the sort orders, of items or of search results. */
const orderColumns = {
  id: items.id,
  name: items.name,
  popularity: items.popularity,
  isNew: items.isNew,
  discount: items.discount,
  discountedPrice: items.discountedPrice,
  tradePrice: items.tradePrice,
};
type Ordered = Record<keyof typeof orderColumns, PgColumn>;

const last = (column: PgColumn): SQL => sql`${desc(column)} nulls last`;

const priceOf = ({ discountedPrice, tradePrice }: Ordered, isWholesale: boolean): SQL =>
  isWholesale ? sql`least(${discountedPrice}, ${tradePrice})` : sql`${discountedPrice}`;

/** Each order must match an index, so that a page is read from it; ties are ordered by id. */
function orderOf(of: Ordered, { order_by, isWholesale }: Shape): SQL[] {
  const orders: Record<ItemQuery['order_by'], SQL[]> = {
    popular: [last(of.popularity), sql`${of.id}`],
    new: [last(of.isNew), last(of.id)],
    discount: [last(of.discount), sql`${of.id}`],
    name: [sql`${of.name}`, sql`${of.id}`],
    price: [priceOf(of, isWholesale), sql`${of.id}`],
    '-price': [desc(priceOf(of, isWholesale)), desc(of.id)],
  };
  return orders[order_by];
}

/** Items of the matching categories and their subcategories. Raw SQL, since drizzle can't build recursive queries. */
function inCategories(condition: SQL | undefined): SQL {
  const top = inner.select({ id: categories.id }).from(categories).where(condition);
  return sql`${items.categoryId} = any (array(
    with recursive below as (
      ${top}
      union
      select c.id from categories c join below on c.parent_id = below.id
    )
    select id from below))`;
}

/** The filters that are values of the statement. */
type Values = Pick<ItemsOf, 'shopId' | 'markedBy' | keyof PriceBounds> & Pick<ItemQuery, 'category_id'>;

/** The filters that change the text of the statement. */
interface Shape extends Pick<ItemQuery, 'order_by' | 'discount' | 'is_new'>, Pick<ItemsOf, 'isWholesale'> {
  /** The number of search words. */
  words: number;
}

function isListed({ shopId, markedBy, ...asked }: Places<Values>, shape: Shape): SQL | undefined {
  const marked = inner
    .select({ itemId: favourites.itemId })
    .from(favourites)
    .where(and(hasValue(favourites.customerId, markedBy), sql`${favourites.isMarked}`));
  return and(
    eq(items.shopId, shopId),
    isNull(items.deletedAt),
    asked.category_id && inCategories(and(eq(categories.id, asked.category_id), eq(categories.shopId, shopId))),
    markedBy && inArray(items.id, marked),
    isBetween(priceOf(items, shape.isWholesale), asked.minKopecks, asked.maxKopecks),
    shape.discount ? gt(items.discount, 0) : undefined,
    // The bare column, as in the condition of the partial index on new items.
    shape.is_new ? sql`${items.isNew}` : undefined,
  );
}

/** A page, read from the index of its order; counted separately. */
const listed = buildOnce((orm, places: Places<Values>, shape: Shape) => {
  const where = isListed(places, shape);
  const result = jsonRows(cardColumns, (select) =>
    select
      .from(items)
      .where(where)
      .orderBy(...orderOf(items, shape))
      .limit(limits.limit)
      .offset(limits.offset),
  );
  return orm.select({ total: orm.$count(items, where), result }).from(oneRow);
});

/**
 * A page of search results, counted and sorted in one pass: items that contain the words, and those whose category
 * does.
 */
const searched = buildOnce((orm, places: Places<Values>, shape: Shape) => {
  const where = isListed(places, shape);
  const isSaid = matches(items.search, shape.words);
  const isNamed = inCategories(and(eq(categories.shopId, places.shopId), categoryHas(shape.words)));
  const candidate = () => orm.select({ ...orderColumns, ...nameRank(shape.words) }).from(items);
  // Two selects, each with its own index; with one `or` condition the planner would read all items.
  const found = orm
    .$with('found')
    .as(unionAll(candidate().where(and(where, isSaid)), candidate().where(and(where, not(isSaid), isNamed))));
  const rank = shape.order_by === 'popular' ? [found.hasAll, found.beginsAll, found.isSaid].map((by) => desc(by)) : [];
  const page = inner
    .select({ id: found.id })
    .from(found)
    .orderBy(...rank, ...orderOf(found, shape))
    .limit(limits.limit)
    .offset(limits.offset)
    .as('page');
  const top = orm
    .$with('top')
    .as(inner.select({ id: page.id, place: sql<number>`row_number() over ()`.as('place') }).from(page));
  const result = jsonRows(cardColumns, (select) =>
    select.from(top).innerJoin(items, eq(items.id, top.id)).orderBy(asc(top.place)),
  );
  const total = sql`(select count(*) from ${found})`.mapWith(Number);
  return orm.with(found, top).select({ total, result }).from(oneRow);
});

/** A page of items; `words` are searched for instead of `search_text`, and prices are between the bounds in kopecks. */
export async function findItems(
  orm: Orm,
  { words, isWholesale, ...of }: ItemsOf,
  { order_by, discount, is_new, ...asked }: ItemQuery,
): Promise<Page<ItemCardRow>> {
  const shape = { order_by, discount, is_new, isWholesale, words: words.length };
  const read = words.length > 0 ? searched : listed;
  const [found] = await read(orm, { ...asked, ...of, ...wordValues(words), ...limitsOf(asked) }, shape);
  return toPage(asked, found ?? { total: 0, result: [] });
}

const item = planOnce('find_item', (orm, given: Given<{ shopId: number; id: number }>) =>
  orm
    .select({
      ...cardColumns,
      description: items.description,
      images: items.images,
      categoryName: categories.name,
    })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(and(eq(items.id, given('id')), eq(items.shopId, given('shopId')), isNull(items.deletedAt))),
);

/** An item by its id. */
export async function findItem(orm: Orm, shopId: number, id: number): Promise<ItemRow | undefined> {
  return (await item(orm, { shopId, id }))[0];
}

/** Whether the shop sells the item. */
export async function isSold(orm: Orm, shopId: number, itemId: number): Promise<boolean> {
  const found = await orm
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, itemId), eq(items.shopId, shopId), isNull(items.deletedAt)));
  return found.length > 0;
}
