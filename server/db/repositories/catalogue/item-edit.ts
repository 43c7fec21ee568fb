import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { categories, itemAttributes, items } from '../../schema.ts';
import { heldColumns, type HeldItem, type ItemFields } from './item-columns.ts';
import { findOtherCategoryIds, writeOtherCategories } from './other-categories.ts';

/** The unique index on the articles of items that aren't deleted. */
export const ARTICLE_TAKEN = 'items_article';

interface ItemOf {
  shopId: number;
  id: number;
}

/** Locks an item, deleted or not; undefined if the shop has none of this id. */
export async function lockItem(orm: Orm, { shopId, id }: ItemOf): Promise<HeldItem | undefined> {
  const [held] = await orm
    .select(heldColumns)
    .from(items)
    .where(and(eq(items.id, id), eq(items.shopId, shopId)))
    .for('update');
  if (!held) return undefined;
  const attributes = await orm
    .select({ name: itemAttributes.name, value: itemAttributes.value })
    .from(itemAttributes)
    .where(eq(itemAttributes.itemId, id))
    .orderBy(asc(itemAttributes.position));
  return { ...held, attributes, otherCategoryIds: await findOtherCategoryIds(orm, id) };
}

/** Those of the shop's categories with these ids; they are held, so that they aren't deleted meanwhile. */
export async function holdCategories(orm: Orm, shopId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = await orm
    .select({ id: categories.id })
    .from(categories)
    .where(and(inArray(categories.id, ids), eq(categories.shopId, shopId)))
    .for('key share');
  return found.map(({ id }) => id);
}

async function writeAttributes(orm: Orm, { shopId, id }: ItemOf, attributes: ItemFields['attributes']): Promise<void> {
  await orm.delete(itemAttributes).where(eq(itemAttributes.itemId, id));
  if (attributes.length === 0) return;
  await orm
    .insert(itemAttributes)
    .values(attributes.map((attribute, position) => ({ shopId, itemId: id, position, ...attribute })));
}

/** Adds an item and answers its id; fails with a unique violation of ARTICLE_TAKEN for an article of another one. */
export async function insertItem(
  orm: Orm,
  { attributes, otherCategoryIds, ...fields }: ItemFields,
  { shopId, createdAt }: { shopId: number; createdAt: Date },
): Promise<number> {
  const [made] = await orm
    .insert(items)
    .values({ ...fields, shopId, createdAt })
    .returning({ id: items.id });
  if (!made) throw new Error('The item was not written');
  await writeAttributes(orm, { shopId, id: made.id }, attributes);
  await writeOtherCategories(orm, shopId, [{ itemId: made.id, categoryIds: otherCategoryIds }]);
  return made.id;
}

/** Writes an item that is held, and counts its version; fails as `insertItem` does. */
export async function writeItem(
  orm: Orm,
  of: ItemOf,
  { attributes, otherCategoryIds, ...fields }: Partial<ItemFields> & { deletedAt?: Date | null },
): Promise<void> {
  await orm
    .update(items)
    .set({ ...fields, version: sql`${items.version} + 1` })
    .where(eq(items.id, of.id));
  if (attributes) await writeAttributes(orm, of, attributes);
  if (otherCategoryIds) await writeOtherCategories(orm, of.shopId, [{ itemId: of.id, categoryIds: otherCategoryIds }]);
}
