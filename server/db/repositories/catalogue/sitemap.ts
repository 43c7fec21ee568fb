import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { categories, items } from '../../schema.ts';
import { isOnSale } from './on-sale.ts';

const idsOf = (found: readonly { id: number }[]): number[] => found.map(({ id }) => id);

/** The ids of this many items that have a page, from this id on. */
export async function findItemIds(
  orm: Orm,
  shopId: number,
  { from, limit }: { from: number; limit: number },
): Promise<number[]> {
  const isShown = and(eq(items.shopId, shopId), isOnSale(), gte(items.id, from));
  return idsOf(await orm.select({ id: items.id }).from(items).where(isShown).orderBy(asc(items.id)).limit(limit));
}

/** The ids of the categories of a shop. */
export async function findCategoryIds(orm: Orm, shopId: number): Promise<number[]> {
  const isHere = eq(categories.shopId, shopId);
  return idsOf(await orm.select({ id: categories.id }).from(categories).where(isHere).orderBy(asc(categories.id)));
}

/** The id with which each part begins where the items that have a page are parted into this many each. */
export async function findPartStarts(orm: Orm, shopId: number, itemsInPart: number): Promise<number[]> {
  const nth = sql<number>`row_number() over (order by ${items.id})`.as('nth');
  const numbered = orm
    .select({ id: items.id, nth })
    .from(items)
    .where(and(eq(items.shopId, shopId), isOnSale()))
    .as('numbered');
  const isFirst = sql`${numbered.nth} % ${itemsInPart} = 1`;
  return idsOf(await orm.select({ id: numbered.id }).from(numbered).where(isFirst).orderBy(asc(numbered.id)));
}
