import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { buildOnce, type Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner } from '../../query/json-rows.ts';
import { oneRow } from '../../query/page.ts';
import { items } from '../../schema.ts';
import { totalsOf } from './category-totals.ts';
import {
  foundInPart,
  foundWithAll,
  type InPart,
  isListed,
  type ItemQuery,
  type ItemsOf,
  type Shape,
  shapeOf,
  type Values,
  valuesOf,
} from './item-found.ts';

/** A category and the number of found items in it and below it, each once. */
interface CategoryTotal {
  category_id: number;
  total: number;
}

/** The found items of all categories, and of each that has any. */
export interface ItemCounts {
  total: number;
  categories: CategoryTotal[];
}

/**
 * The counts of found items, from what has their `id` and `category_id`. Raw SQL, since drizzle can't build recursive
 * queries.
 */
const countsOf = (found: SQLWrapper, shopId: SQL) => ({
  counts: sql<ItemCounts>`(
    with recursive
      below as (
        select id as top, id from categories where shop_id = ${shopId}
        union
        select below.top, c.id from categories c join below on c.parent_id = below.id
      ),
      ${totalsOf(sql`${found}`)}
    select json_build_object(
      'total', (select coalesce(sum(n), 0) from counted),
      'categories', (select coalesce(json_agg(totals order by category_id), '[]') from totals)))`,
});

const listed = buildOnce((orm, places: Places<Values>, shape: Shape) => {
  const found = inner.select({ id: items.id, categoryId: items.categoryId }).from(items).where(isListed(places, shape));
  return orm.select(countsOf(sql`(${found})`, places.shopId)).from(oneRow);
});

const searched = buildOnce((orm, places: Places<Values>, shape: Shape) => {
  const found = foundWithAll(orm, places, shape);
  return orm.with(found).select(countsOf(found, places.shopId)).from(oneRow);
});

const searchedInPart = buildOnce((orm, places: Places<Values>, shape: Shape) => {
  const { found, best, reach } = foundInPart(orm, places, shape);
  return orm
    .with(found, best)
    .select({ ...countsOf(best, places.shopId), ...reach })
    .from(oneRow);
});

const none: ItemCounts = { total: 0, categories: [] };

/** Counts what `findItems` would find on all pages, by category. */
export async function countItems(orm: Orm, of: ItemsOf, query: ItemQuery): Promise<ItemCounts> {
  const read = of.words.length > 0 ? searched : listed;
  const [found] = await read(orm, valuesOf(of, query), shapeOf(of, query));
  return found?.counts ?? none;
}

/** The same for `findItemsInPart`. */
export async function countItemsInPart(orm: Orm, of: ItemsOf, query: ItemQuery): Promise<InPart<ItemCounts>> {
  const [{ isAny, hasAll, counts } = { counts: none, isAny: false, hasAll: false }] = await searchedInPart(
    orm,
    valuesOf(of, query),
    shapeOf(of, query),
  );
  return { found: counts, isAny, hasAll };
}
