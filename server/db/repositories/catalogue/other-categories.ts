import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { inner } from '../../query/json-rows.ts';
import { itemOtherCategories, items } from '../../schema.ts';

/**
 * The ids of the categories that an item is in beside its main one, in their order; a column of a select from items.
 */
export const otherCategoryIds: SQL<number[]> = sql<number[]>`${inner
  .select({
    ids: sql`coalesce(json_agg(${itemOtherCategories.categoryId} order by ${itemOtherCategories.categoryId}), '[]')`,
  })
  .from(itemOtherCategories)
  .where(eq(itemOtherCategories.itemId, items.id))}`;

/** The same of one item, read by itself. */
export async function findOtherCategoryIds(orm: Orm, itemId: number): Promise<number[]> {
  const found = await orm
    .select({ id: itemOtherCategories.categoryId })
    .from(itemOtherCategories)
    .where(eq(itemOtherCategories.itemId, itemId))
    .orderBy(asc(itemOtherCategories.categoryId));
  return found.map(({ id }) => id);
}

/** Puts items that are held into these categories beside their main ones, and into no others. */
export async function writeOtherCategories(
  orm: Orm,
  shopId: number,
  written: readonly { itemId: number; categoryIds: readonly number[] }[],
): Promise<void> {
  if (written.length === 0) return;
  const ids = written.map(({ itemId }) => itemId);
  await orm.delete(itemOtherCategories).where(inArray(itemOtherCategories.itemId, ids));
  const rows = written.flatMap(({ itemId, categoryIds }) =>
    categoryIds.map((categoryId) => ({ shopId, itemId, categoryId })),
  );
  if (rows.length > 0) await orm.insert(itemOtherCategories).values(rows);
}
