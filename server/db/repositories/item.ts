import { type SQL, sql } from 'drizzle-orm';
import { planOnce } from '../engine/plan-once.ts';
import type { StoredImage } from '../schema/stored-image.ts';
import { categoryWords, matches, nameRank, type SearchWord } from './item-search.ts';
import { type Executor, row } from './rows.ts';

/** What lists show of an item; amounts in kopecks. */
export interface ItemCardRow {
  id: number;
  name: string;
  category_id: number;
  image: StoredImage | null;
  retail_price: number;
  discount: number;
  discounted_price: number;
  trade_price: number | null;
  is_new: boolean;
}

/** All of an item. */
export interface ItemRow extends ItemCardRow {
  description: string;
  category_name: string;
  images: StoredImage[];
}

/** How a list of items is ordered; ties go by id. */
export type ItemOrder = 'popular' | 'new' | 'price' | '-price' | 'discount' | 'name';

/** Which items, and which page of them. */
export interface ItemFilter {
  shopId: number;
  /** Every word must be found; none means no filter. */
  words: readonly SearchWord[];
  /** This category and those below it. */
  categoryId: number | null;
  /** Only what this customer has marked. */
  markedBy?: number | undefined;
  /** What this person pays for one, in kopecks. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  /** Only those with a discount. */
  isReduced?: boolean | undefined;
  /** Only new ones. */
  isNew?: boolean | undefined;
  orderBy: ItemOrder;
  /** Prices are compared as wholesale customers pay them. */
  isWholesale: boolean;
  offset: number;
  limit: number;
}

const card = sql.raw(
  'i.id, i.name, i.category_id, i.images->0 as image, i.retail_price, i.discount, i.discounted_price, i.trade_price, i.is_new',
);

// Each order is written as its index is, so that a page is read off the index.
const orders: Record<Exclude<ItemOrder, 'price' | '-price'>, SQL> = {
  popular: sql.raw('i.popularity desc nulls last, i.id'),
  new: sql.raw('i.is_new desc nulls last, i.id desc nulls last'),
  discount: sql.raw('i.discount desc nulls last, i.id'),
  name: sql.raw('i.name, i.id'),
};
const retailPrice = sql.raw('i.discounted_price');
const wholesalePrice = sql.raw('least(i.discounted_price, i.trade_price)');

const priceOf = ({ isWholesale }: ItemFilter): SQL => (isWholesale ? wholesalePrice : retailPrice);

function orderOf(filter: ItemFilter): SQL {
  const { orderBy } = filter;
  const price = priceOf(filter);
  if (orderBy === 'price') return sql`${price}, i.id`;
  if (orderBy === '-price') return sql`${price} desc, i.id desc`;
  return orders[orderBy];
}

/** Items of these categories and those below them. */
function inCategories(condition: SQL): SQL {
  return sql`i.category_id = any (array(
    with recursive below as (
      select c.id from categories c where ${condition}
      union
      select c.id from categories c join below on c.parent_id = below.id
    )
    select id from below))`;
}

function conditionOf(filter: ItemFilter): SQL {
  const { shopId, categoryId, markedBy, priceMin, priceMax, isReduced, isNew } = filter;
  const category = categoryId === null ? sql.empty() : sql` and ${inCategories(sql`c.id = ${categoryId} and c.shop_id = ${shopId}`)}`;
  const marked = markedBy === undefined ? sql.empty() : sql` and i.id in (select f.item_id from favourites f where f.customer_id = ${markedBy} and f.is_marked)`;
  const others = [
    ...(priceMin === undefined ? [] : [sql` and ${priceOf(filter)} >= ${priceMin}`]),
    ...(priceMax === undefined ? [] : [sql` and ${priceOf(filter)} <= ${priceMax}`]),
    ...(isReduced ? [sql` and i.discount > 0`] : []),
    ...(isNew ? [sql` and i.is_new`] : []),
  ];
  return sql`i.shop_id = ${shopId} and i.deleted_at is null${category}${marked}${sql.join(others)}`;
}

/** A page read off the index of its order, counted apart. */
function listed(filter: ItemFilter): SQL {
  const condition = conditionOf(filter);
  return sql`select
    (select count(*)::int from items i where ${condition}) as total,
    (select coalesce(json_agg(page), '[]') from (
      select ${card} from items i where ${condition} order by ${orderOf(filter)} limit ${filter.limit} offset ${filter.offset}
    ) page) as result`;
}

/** A page of what a search finds, counted and sorted from one reading: items that have the words, and those whose category has. */
function searched(filter: ItemFilter): SQL {
  const { shopId, words } = filter;
  const candidate = sql`select i.id, i.name, i.popularity, i.is_new, i.discount, i.discounted_price, i.trade_price, ${nameRank(words)}
      from items i where ${conditionOf(filter)}`;
  const said = sql`i.search @@ ${matches(words)}`;
  const named = inCategories(sql`c.shop_id = ${shopId} and ${categoryWords} @@ ${matches(words)}`);
  const rank = filter.orderBy === 'popular' ? sql`i.has_all desc, i.begins_all desc, i.is_said desc, ` : sql.empty();
  // Each is read off its own index; asked for both at once, the planner reads all items.
  return sql`with found as materialized (
      ${candidate} and ${said}
      union all
      ${candidate} and not (${said}) and ${named}
    ), top as (
      select i.id, row_number() over () as place from (
        select id from found i order by ${rank}${orderOf(filter)} limit ${filter.limit} offset ${filter.offset}
      ) i
    )
    select (select count(*)::int from found) as total,
      (select coalesce(json_agg(page order by page.place), '[]') from (select ${card}, top.place from top join items i using (id)) page) as result`;
}

/** A page of live items, and how many there are over all pages. */
export async function findItems(executor: Executor, filter: ItemFilter): Promise<{ total: number; result: ItemCardRow[] }> {
  const query = filter.words.length > 0 ? searched(filter) : listed(filter);
  return (await row<{ total: number; result: ItemCardRow[] }>(executor, query)) ?? { total: 0, result: [] };
}

/** A live item by its id. */
export function findItem(executor: Executor, shopId: number, id: number): Promise<ItemRow | undefined> {
  return row<{ item: ItemRow }>(
    executor,
    sql`${planOnce}select row_to_json(found) as item from (
      select ${card}, i.description, i.images, c.name as category_name
      from items i join categories c on c.id = i.category_id
      where i.id = ${id} and i.shop_id = ${shopId} and i.deleted_at is null
    ) found`,
  ).then((found) => found?.item);
}
