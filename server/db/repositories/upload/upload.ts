import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, min, or, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { uploads } from '../../schema.ts';

/** A picture that a customer uploaded. */
export type Upload = Pick<typeof uploads.$inferSelect, 'id' | 'shopId' | 'customerId' | 'image' | 'createdAt'>;

/** A picture and its id. */
export type UploadImage = Pick<Upload, 'id' | 'image'>;

/** The owner of the pictures, and the time of their use. */
export interface UploadUse {
  shopId: number;
  customerId: number;
  at: Date;
}

const picture = { id: uploads.id, image: uploads.image };

/** Stores a picture that no record refers to yet. */
export async function insertUpload(orm: Orm, upload: Upload): Promise<void> {
  await orm.insert(uploads).values(upload);
}

/** The number of a customer's unused pictures, and when the oldest was sent. */
export async function countUnusedUploads(
  orm: Orm,
  customerId: number,
): Promise<{ count: number; oldest: Date | null }> {
  const [found] = await orm
    .select({ count: count(), oldest: min(uploads.createdAt) })
    .from(uploads)
    .where(and(eq(uploads.customerId, customerId), isNull(uploads.usedAt)));
  return found ?? { count: 0, oldest: null };
}

/** Which pictures a customer may use: `after` is when the oldest unused one was sent. */
interface Usable {
  ids: readonly string[];
  after: Date;
}

const isUsable = ({ shopId, customerId }: UploadUse, { ids, after }: Usable) =>
  and(
    inArray(uploads.id, ids),
    eq(uploads.shopId, shopId),
    eq(uploads.customerId, customerId),
    or(isNotNull(uploads.usedAt), gt(uploads.createdAt, after)),
  );

/**
 * Marks those of these pictures that belong to the customer as used, and returns them unordered. Ignores unused
 * pictures that were not sent after `after`.
 */
export function markUploadsUsed(orm: Orm, use: UploadUse, usable: Usable): Promise<UploadImage[]> {
  return orm
    .update(uploads)
    .set({ usedAt: sql`coalesce(${uploads.usedAt}, ${sql.param(use.at, uploads.usedAt)})` })
    .where(isUsable(use, usable))
    .returning(picture);
}

/** Those that `markUploadsUsed` would mark, which stay as they are. */
export function findUsableUploads(orm: Orm, use: UploadUse, usable: Usable): Promise<UploadImage[]> {
  return orm.select(picture).from(uploads).where(isUsable(use, usable));
}

/** Up to `limit` unused pictures sent before this moment, in the order of their ids, starting after the id `after`. */
export function findUnusedUploads(
  orm: Orm,
  { before, after, limit }: { before: Date; after: string | null; limit: number },
): Promise<UploadImage[]> {
  return orm
    .select(picture)
    .from(uploads)
    .where(
      and(isNull(uploads.usedAt), lt(uploads.createdAt, before), after === null ? undefined : gt(uploads.id, after)),
    )
    .orderBy(asc(uploads.id))
    .limit(limit);
}

/** Pictures with these keys that records of the shop refer to, or did once; their files are kept. */
export async function findUsedPictures(orm: Orm, shopId: number, keys: readonly string[]): Promise<Upload['image'][]> {
  if (keys.length === 0) return [];
  const key = sql<string>`${uploads.image}->>'key'`;
  const found = await orm
    .select({ image: uploads.image })
    .from(uploads)
    .where(and(eq(uploads.shopId, shopId), isNotNull(uploads.usedAt), inArray(key, [...keys])));
  return found.map(({ image }) => image);
}

/** Stores pictures under new ids as used ones of a customer. */
export async function insertUsedUploads(
  orm: Orm,
  { shopId, customerId, at }: UploadUse,
  pictures: readonly UploadImage[],
): Promise<void> {
  if (pictures.length === 0) return;
  const row = { shopId, customerId, createdAt: at, usedAt: at };
  await orm.insert(uploads).values(pictures.map((one) => ({ ...one, ...row })));
}

/** Deletes those of these pictures that are unused. */
export async function deleteUploads(orm: Orm, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await orm.delete(uploads).where(and(isNull(uploads.usedAt), inArray(uploads.id, ids)));
}
