import { and, eq, gt, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Query } from '#contract/types.ts';
import type { Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue, isBetween } from '../../query/filters.ts';
import { inner } from '../../query/json-rows.ts';
import { categories, favourites, items } from '../../schema.ts';
import {
  categoryHas,
  categoryHasAny,
  countMeaningful,
  matches,
  nameRank,
  saysAny,
  type SearchWord,
  wordCounts,
  wordValues,
} from './item-search.ts';

/** What a list of items is asked for. */
export type ItemQuery = Query<'listItems'>;

/** The bounds of a price in kopecks, where they are asked for. */
export interface PriceBounds {
  minKopecks: number | undefined;
  maxKopecks: number | undefined;
}

/** The shop whose items are read, and by whom. */
export interface Viewed {
  shopId: number;
  /** Whether trade prices are shown whatever the shop's setting. */
  seesTradePrices: boolean;
  /** Whether hidden items are read too. */
  seesHidden: boolean;
}

/** Which items a list shows, and to whom. */
export interface ItemsOf extends Viewed, PriceBounds {
  /** Only favourites of this customer; null for all items. */
  likedBy: number | null;
  /** Whether prices are those of wholesale customers. */
  isWholesale: boolean;
  /** Every word must be found; an empty list is no filter. */
  words: readonly SearchWord[];
}

/** The columns by which items or search results are sorted and counted. */
const orderColumns = {
  id: items.id,
  categoryId: items.categoryId,
  name: items.name,
  popularity: items.popularity,
  isNew: items.isNew,
  retailPrice: items.retailPrice,
  discount: items.discount,
  discountedPrice: items.discountedPrice,
  tradePrice: items.tradePrice,
};
/** Where those columns are read from. */
export type Ordered = Record<keyof typeof orderColumns, PgColumn>;

/** What a person pays for one, by which they sort and filter. */
export const priceOf = ({ discountedPrice, tradePrice }: Ordered, isWholesale: boolean): SQL =>
  isWholesale ? sql`least(${discountedPrice}, ${tradePrice})` : sql`${discountedPrice}`;

/**
 * What a person saves against the retail price in whole per cent, by which they sort and filter: as savingOf() in the
 * page computes it for the badge, and in the words of the index items_wholesale_saving.
 */
export const savingOf = ({ retailPrice, discount, discountedPrice, tradePrice }: Ordered, isWholesale: boolean): SQL =>
  isWholesale
    ? sql`(case when ${tradePrice} < ${discountedPrice}
      then round((${retailPrice} - ${tradePrice}) * 100.0 / ${retailPrice}) else ${discount} end)`
    : sql`${discount}`;

/**
 * Items of the matching categories and their subcategories: as their main category, or as another one. Raw SQL, since
 * drizzle can't build recursive queries; two arrays, each of which an index can be read by.
 */
function waysInto(condition: SQL | undefined): { asMain: SQL; asOther: SQL } {
  const top = inner.select({ id: categories.id }).from(categories).where(condition);
  const below = sql`with recursive below as (
      ${top}
      union
      select c.id from categories c join below on c.parent_id = below.id
    )`;
  return {
    asMain: sql`${items.categoryId} = any (array(${below} select id from below))`,
    asOther: sql`${items.id} = any (array(${below} select o.item_id from item_other_categories o
      join below on o.category_id = below.id))`,
  };
}

/** Items of the matching categories, in either way. */
export function inCategories(condition: SQL | undefined): SQL {
  const { asMain, asOther } = waysInto(condition);
  return sql`(${asMain}
    or ${asOther})`;
}

/** The category that is asked for, if it is the shop's. */
const isAsked = (shopId: SQL, categoryId: SQL): SQL | undefined =>
  and(eq(categories.id, categoryId), eq(categories.shopId, shopId));

/** The filters that are values of the statement. */
export type Values = Viewed & Pick<ItemsOf, 'likedBy' | keyof PriceBounds> & Pick<ItemQuery, 'category_id' | 'ids'>;

/** The filters that change the text of the statement. */
export interface Shape extends Pick<ItemQuery, 'order_by' | 'discount' | 'is_new'>, Pick<ItemsOf, 'isWholesale'> {
  /** The number of search words. */
  words: number;
}

/** Items that this person may see. */
export const isShown = ({ shopId, seesHidden }: Pick<Places<Values>, 'shopId' | 'seesHidden'>): SQL | undefined =>
  and(eq(items.shopId, shopId), isNull(items.deletedAt), sql`(not ${items.isHidden} or ${seesHidden})`);

/** What of the shop's items the filters leave; undefined for all. */
function fits({ shopId, likedBy, ...asked }: Places<Values>, shape: Shape): SQL | undefined {
  const marked = inner
    .select({ itemId: favourites.itemId })
    .from(favourites)
    .where(and(hasValue(favourites.customerId, likedBy), sql`${favourites.isMarked}`));
  return and(
    hasValue(items.id, asked.ids),
    asked.category_id && inCategories(isAsked(shopId, asked.category_id)),
    likedBy && inArray(items.id, marked),
    isBetween(priceOf(items, shape.isWholesale), asked.minKopecks, asked.maxKopecks),
    shape.discount ? gt(savingOf(items, shape.isWholesale), 0) : undefined,
    // The bare column, as in the condition of the partial index on new items.
    shape.is_new ? sql`${items.isNew}` : undefined,
  );
}

/** The filters of a list. */
export const isListed = (places: Places<Values>, shape: Shape): SQL | undefined =>
  and(isShown(places), fits(places, shape));

/** The same in parts that no item is in two of, each read off its own index: by main and by other categories. */
export function listedApart(places: Places<Values>, shape: Shape): (SQL | undefined)[] {
  const { category_id: categoryId, ...others } = places;
  if (!categoryId) return [isListed(places, shape)];
  const { asMain, asOther } = waysInto(isAsked(places.shopId, categoryId));
  const left = isListed({ ...others, category_id: undefined }, shape);
  return [and(left, asMain), and(left, asOther, not(asMain))];
}

/**
 * Found items, in two selects that each read their own index; with one `or` condition the planner would read all items.
 */
const eitherWay = (where: SQL | undefined, isSaid: SQL, isNamed: SQL) =>
  [and(where, isSaid), and(where, not(isSaid), isNamed)] as const;

/** Items that contain the words, and those whose category does. */
export function foundWithAll(orm: Orm, places: Places<Values>, shape: Shape) {
  const isNamed = inCategories(and(eq(categories.shopId, places.shopId), categoryHas(shape.words)));
  const [said, named] = eitherWay(isListed(places, shape), matches(items.search, shape.words), isNamed);
  const candidate = (isSaid: boolean) =>
    orm
      .select({
        ...orderColumns,
        names: nameRank(shape.words),
        isSaid: sql<boolean>`${sql.raw(String(isSaid))}`.as('is_said'),
      })
      .from(items);
  return orm.$with('found').as(unionAll(candidate(true).where(said), candidate(false).where(named)));
}

/**
 * The listed items with as many of the words as any item of the shop has, where words of their categories add up with
 * their own; `isAny` if those are some, `hasAll` if they are all.
 */
export function foundInPart(orm: Orm, places: Places<Values>, shape: Shape) {
  const { words } = shape;
  const inCategory = (has: SQL) => inCategories(and(eq(categories.shopId, places.shopId), has));
  const [said, named] = eitherWay(isShown(places), saysAny(words), inCategory(categoryHasAny(words)));
  const isLeft = sql<boolean>`${fits(places, shape) ?? sql`true`}`.as('is_left');
  const candidate = () => orm.select({ ...orderColumns, ...wordCounts(words, inCategory), isLeft }).from(items);
  const found = orm.$with('found').as(unionAll(candidate().where(said), candidate().where(named)));
  const most = sql`(select max(${found.has}) from ${found})`;
  const best = orm.$with('best').as(
    inner
      .select()
      .from(found)
      .where(and(eq(found.has, most), found.isLeft)),
  );
  const reach = {
    isAny: sql<boolean>`${most} is not null`,
    hasAll: sql<boolean>`coalesce(${most} = ${countMeaningful(words)}, false)`,
  };
  return { found, best, reach };
}

/** What is found by most of the words. */
export interface InPart<Result> {
  found: Result;
  /** Whether any item of the shop has one of the words, whatever the filters. */
  isAny: boolean;
  /** Whether such items have all of the words, together with their categories. */
  hasAll: boolean;
}

/** What of a query changes the text of the statement. */
export const shapeOf = ({ words, isWholesale }: ItemsOf, { order_by, discount, is_new }: ItemQuery): Shape => ({
  order_by,
  discount,
  is_new,
  isWholesale,
  words: words.length,
});

/** What of a query are values of the statement, without the page. */
export const valuesOf = (
  { words, isWholesale: _, ...of }: ItemsOf,
  { order_by: _order, discount: _discount, is_new: _isNew, ...asked }: ItemQuery,
) => ({ ...asked, ...of, ...wordValues(words) });
