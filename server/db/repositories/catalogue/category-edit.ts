import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { categories, itemOtherCategories, items } from '../../schema.ts';

/** A category as staff change it. */
export type HeldCategory = Pick<typeof categories.$inferSelect, 'id' | 'parentId' | 'name' | 'image' | 'position'>;

/**
 * All categories of a shop, each after those before it, held until the transaction ends: the tree changes by one person
 * at a time.
 */
export async function lockCategories(orm: Orm, shopId: number): Promise<HeldCategory[]> {
  // Rows alone don't do: a statement that waited for them doesn't see what was added meanwhile.
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`categories:${shopId}`}, 0))`);
  return orm
    .select({
      id: categories.id,
      parentId: categories.parentId,
      name: categories.name,
      image: categories.image,
      position: categories.position,
    })
    .from(categories)
    .where(eq(categories.shopId, shopId))
    .orderBy(asc(categories.position), asc(categories.id))
    .for('update');
}

/** Adds a category and answers its id. */
export async function insertCategory(orm: Orm, shopId: number, category: Omit<HeldCategory, 'id'>): Promise<number> {
  const [made] = await orm
    .insert(categories)
    .values({ shopId, ...category })
    .returning({ id: categories.id });
  if (!made) throw new Error('The category was not written');
  return made.id;
}

/** Writes a category that is held. */
export async function writeCategory(orm: Orm, id: number, changed: Partial<Omit<HeldCategory, 'id'>>): Promise<void> {
  await orm.update(categories).set(changed).where(eq(categories.id, id));
}

/** How many items that aren't deleted have this as their main category, and how many that are. */
export async function countOwnItems(orm: Orm, id: number): Promise<{ live: number; deleted: number }> {
  const total = async (isLive: boolean): Promise<number> => {
    const deletedAt = isLive ? isNull(items.deletedAt) : isNotNull(items.deletedAt);
    const [counted] = await orm
      .select({ total: count() })
      .from(items)
      .where(and(eq(items.categoryId, id), deletedAt));
    return counted?.total ?? 0;
  };
  return { live: await total(true), deleted: await total(false) };
}

/**
 * Moves all items whose main category this is, deleted ones too, to another one, and counts their versions; what was in
 * both is in it once.
 */
export async function moveItems(orm: Orm, from: number, to: number): Promise<void> {
  await orm
    .update(items)
    .set({ categoryId: to, version: sql`${items.version} + 1` })
    .where(eq(items.categoryId, from));
  await orm.execute(
    sql`delete from ${itemOtherCategories} o using ${items} i
      where o.category_id = ${to} and i.id = o.item_id and i.category_id = ${to}`,
  );
}

/**
 * Takes all items out of a category that isn't their main one, deleted ones too, puts those that aren't there into
 * another, if any, and counts their versions.
 */
export async function moveFromOther(orm: Orm, from: number, to: number | null): Promise<void> {
  await orm.execute(
    sql`with gone as (delete from ${itemOtherCategories} where category_id = ${from} returning item_id),
        counted as (update ${items} set version = version + 1 where id in (select item_id from gone))
      insert into ${itemOtherCategories} (shop_id, item_id, category_id)
      select i.shop_id, i.id, ${to}::int from gone join ${items} i on i.id = gone.item_id
        where i.category_id <> ${to}::int
      on conflict do nothing`,
  );
}

/** Deletes a category that nothing is in any more. */
export async function removeCategory(orm: Orm, id: number): Promise<void> {
  await orm.delete(categories).where(eq(categories.id, id));
}
