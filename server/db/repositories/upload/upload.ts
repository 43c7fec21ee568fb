import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, min, or, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { uploads } from '../../schema.ts';

/** A picture that a customer has sent. */
export type Upload = Pick<typeof uploads.$inferSelect, 'id' | 'shopId' | 'customerId' | 'image' | 'createdAt'>;

/** A picture and its id. */
export type UploadImage = Pick<Upload, 'id' | 'image'>;

/** Whose pictures a record is to refer to, and since when. */
export interface UploadUse {
  shopId: number;
  customerId: number;
  at: Date;
}

const picture = { id: uploads.id, image: uploads.image };

/** Keeps a picture that nothing refers to yet. */
export async function insertUpload(orm: Orm, upload: Upload): Promise<void> {
  await orm.insert(uploads).values(upload);
}

/** How many of a customer's pictures nothing refers to, and since when the oldest waits. */
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

/** Marks those of these pictures that are the customer's as referred to; answers with them, in no order. Unused ones sent before `after` are as good as gone. */
export function markUploadsUsed(
  orm: Orm,
  { shopId, customerId, at }: UploadUse,
  { ids, after }: { ids: readonly string[]; after: Date },
): Promise<UploadImage[]> {
  return orm
    .update(uploads)
    .set({ usedAt: sql`coalesce(${uploads.usedAt}, ${sql.param(at, uploads.usedAt)})` })
    .where(
      and(
        inArray(uploads.id, ids),
        eq(uploads.shopId, shopId),
        eq(uploads.customerId, customerId),
        or(isNotNull(uploads.usedAt), gt(uploads.createdAt, after)),
      ),
    )
    .returning(picture);
}

/** Up to `limit` of the pictures sent before this that nothing refers to, in the order of their ids from the one after `after` on. */
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

/** Forgets those of these pictures that nothing refers to. */
export async function deleteUploads(orm: Orm, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await orm.delete(uploads).where(and(isNull(uploads.usedAt), inArray(uploads.id, ids)));
}
