import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { categories, items } from '../../schema.ts';
import { isOnSale } from './on-sale.ts';

/** A sitemap may name 50,000 addresses; some are left for other pages. */
const MAX_ADDRESSES = 40_000;

/** The ids of everything in the catalogue that has a page. */
export async function findPageIds(orm: Orm, shopId: number): Promise<{ itemIds: number[]; categoryIds: number[] }> {
  const found = await orm
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.shopId, shopId), isOnSale()))
    .orderBy(asc(items.id))
    .limit(MAX_ADDRESSES);
  const named = await orm
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.shopId, shopId))
    .orderBy(asc(categories.id));
  return { itemIds: found.map(({ id }) => id), categoryIds: named.map(({ id }) => id) };
}
