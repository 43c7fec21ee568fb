import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { infoPages } from '../../schema.ts';

/** A page of a shop about itself. */
export type InfoPageRow = Omit<typeof infoPages.$inferSelect, 'shopId'>;

type Slug = InfoPageRow['slug'];

const columns = {
  id: infoPages.id,
  slug: infoPages.slug,
  version: infoPages.version,
  text: infoPages.text,
  updatedAt: infoPages.updatedAt,
};

/** The pages that a shop has ever written. */
export async function findInfoPages(orm: Orm, shopId: number): Promise<InfoPageRow[]> {
  return orm.select(columns).from(infoPages).where(eq(infoPages.shopId, shopId));
}

/** Which page of a shop has this id. */
export async function findInfoSlug(orm: Orm, shopId: number, id: number): Promise<Slug | undefined> {
  const [found] = await orm
    .select({ slug: infoPages.slug })
    .from(infoPages)
    .where(and(eq(infoPages.shopId, shopId), eq(infoPages.id, id)));
  return found?.slug;
}

/** Locks a page until the transaction ends; one that was never written gets its row. */
export async function lockInfoPage(orm: Orm, { shopId, slug }: { shopId: number; slug: Slug }): Promise<InfoPageRow> {
  await orm.insert(infoPages).values({ shopId, slug }).onConflictDoNothing();
  const [held] = await orm
    .select(columns)
    .from(infoPages)
    .where(and(eq(infoPages.shopId, shopId), eq(infoPages.slug, slug)))
    .for('no key update');
  if (!held) throw new Error(`There is no page ${slug}`);
  return held;
}

/** Writes the text of a locked page, which then has another version. */
export async function writeInfoPage(orm: Orm, id: number, { text, at }: { text: string; at: Date }): Promise<void> {
  await orm
    .update(infoPages)
    .set({ text, updatedAt: at, version: sql`${infoPages.version} + 1` })
    .where(eq(infoPages.id, id));
}
