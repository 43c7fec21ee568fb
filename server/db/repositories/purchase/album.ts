import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Query } from '#contract/types.ts';
import type { Orm } from '../../engine/types.ts';
import { inner } from '../../query/json-rows.ts';
import { limitsOf, newestPage, type Page, toPage } from '../../query/page.ts';
import { contains, fold, folded } from '../../query/text-search.ts';
import { customers, orderLines, purchaseAlbums, purchases } from '../../schema.ts';
import { personColumns, type PersonRow } from '../customer/customer.ts';
import { isIntermediaryIn, isOneOf, type PurchasesOf } from './purchases-of.ts';

type OwnColumn = 'id' | 'version' | 'name' | 'images';

/** An album with its purchase, and the number of lines that are in it. */
export interface AlbumRow extends Pick<typeof purchaseAlbums.$inferSelect, OwnColumn> {
  purchase: { id: number; name: string };
  intermediaryId: number;
  linesCount: number;
}

const columnsOf = <Of extends Record<OwnColumn, PgColumn>>(of: Of) => ({
  id: of.id as Of['id'],
  version: of.version as Of['version'],
  name: of.name as Of['name'],
  images: of.images as Of['images'],
  purchase: { id: purchases.id, name: purchases.name },
  // Only an intermediary's purchases have albums.
  intermediaryId: sql<number>`coalesce(${purchases.intermediaryId}, 0)`.mapWith(Number),
  linesCount: sql<number>`(${inner
    .select({ count: sql`count(*)` })
    .from(orderLines)
    .where(and(eq(orderLines.purchaseId, purchases.id), eq(orderLines.albumId, of.id)))})`.mapWith(Number),
});

/** A page of the albums of these purchases, newest first. */
export async function findAlbums(orm: Orm, of: PurchasesOf, asked: Query<'listAlbums'>): Promise<Page<AlbumRow>> {
  const own = inner.select({ id: purchases.id }).from(purchases).where(isOneOf(of));
  const text = asked.search_text;
  const where = and(
    eq(purchaseAlbums.shopId, of.shopId),
    inArray(purchaseAlbums.purchaseId, own),
    text === '' ? undefined : sql`${folded(purchaseAlbums.name)} like ${contains(fold(text))}`,
  );
  const newest = inner.select().from(purchaseAlbums).where(where).$dynamic();
  const page = newestPage(newest, purchaseAlbums.id, limitsOf(asked));
  const result = await orm
    .select(columnsOf(page))
    .from(page)
    .innerJoin(purchases, eq(purchases.id, page.purchaseId))
    .orderBy(desc(page.id));
  return toPage(asked, { total: await orm.$count(purchaseAlbums, where), result });
}

const select = (orm: Orm, where: SQL | undefined): Promise<AlbumRow[]> =>
  orm
    .select(columnsOf(purchaseAlbums))
    .from(purchaseAlbums)
    .innerJoin(purchases, eq(purchases.id, purchaseAlbums.purchaseId))
    .where(where)
    .orderBy(asc(purchaseAlbums.id));

/** The albums of a purchase, oldest first. */
export const findAlbumsOf = (orm: Orm, purchaseId: number): Promise<AlbumRow[]> =>
  select(orm, eq(purchaseAlbums.purchaseId, purchaseId));

/** An album. */
export async function findAlbum(orm: Orm, shopId: number, id: number): Promise<AlbumRow | undefined> {
  const [found] = await select(orm, and(eq(purchaseAlbums.shopId, shopId), eq(purchaseAlbums.id, id)));
  return found;
}

/** Writes an album and returns its id. */
export async function insertAlbum(orm: Orm, album: typeof purchaseAlbums.$inferInsert): Promise<number> {
  const [written] = await orm.insert(purchaseAlbums).values(album).returning({ id: purchaseAlbums.id });
  if (!written) throw new Error('The album was not written');
  return written.id;
}

/** Writes an album's name and pictures as its next version. */
export async function writeAlbum(
  orm: Orm,
  id: number,
  values: Pick<typeof purchaseAlbums.$inferInsert, 'name' | 'images'>,
): Promise<void> {
  await orm
    .update(purchaseAlbums)
    .set({ ...values, version: sql`${purchaseAlbums.version} + 1` })
    .where(eq(purchaseAlbums.id, id));
}

/** Deletes an album; no line may be in it. */
export async function deleteAlbum(orm: Orm, id: number): Promise<void> {
  await orm.delete(purchaseAlbums).where(eq(purchaseAlbums.id, id));
}

/** The intermediaries of a shop by name; with `id`, only this one. */
export function findIntermediaries(orm: Orm, shopId: number, id?: number): Promise<PersonRow[]> {
  return orm
    .select(personColumns(customers))
    .from(customers)
    .where(and(isIntermediaryIn(shopId), id === undefined ? undefined : eq(customers.id, id)))
    .orderBy(asc(customers.lastName), asc(customers.firstName), asc(customers.id));
}
