import { sql } from 'drizzle-orm';
import type { StoredImage } from '../schema/stored-image.ts';
import { at, type Executor, row, rows } from './rows.ts';

/** A picture that a customer has sent. */
export interface Upload {
  id: string;
  shopId: number;
  customerId: number;
  image: StoredImage;
  at: Date;
}

/** Whose pictures a record is to refer to, and since when. */
export interface UploadUse {
  shopId: number;
  customerId: number;
  at: Date;
}

/** Keeps a picture that nothing refers to yet. */
export async function insertUpload(executor: Executor, { id, shopId, customerId, image, at: moment }: Upload): Promise<void> {
  await executor.execute(
    sql`insert into uploads (id, shop_id, customer_id, image, created_at)
      values (${id}::uuid, ${shopId}, ${customerId}, ${JSON.stringify(image)}::jsonb, ${at(moment)})`,
  );
}

/** How many of a customer's pictures nothing refers to, and since when the oldest waits. */
export async function countUnusedUploads(executor: Executor, customerId: number): Promise<{ count: number; oldest: Date | null }> {
  const found = await row<{ count: number; oldest: number | null }>(
    executor,
    sql`select count(*)::int as count, extract(epoch from min(created_at))::float8 as oldest from uploads where customer_id = ${customerId} and used_at is null`,
  );
  const oldest = found?.oldest ?? null;
  return { count: found?.count ?? 0, oldest: oldest === null ? null : new Date(oldest * 1_000) };
}

/** Marks those of these pictures that are the customer's as referred to; answers with them, in no order. Unused ones sent before `after` are as good as gone. */
export function markUploadsUsed(executor: Executor, use: UploadUse, { ids, after }: { ids: readonly string[]; after: Date }): Promise<{ id: string; image: StoredImage }[]> {
  const wanted = sql.join(ids.map((id) => sql`${id}::uuid`), sql`, `);
  return rows(
    executor,
    sql`update uploads set used_at = coalesce(used_at, ${at(use.at)})
      where id in (${wanted}) and shop_id = ${use.shopId} and customer_id = ${use.customerId}
        and (used_at is not null or created_at > ${at(after)})
      returning id, image`,
  );
}

/** Up to `limit` of the pictures sent before this that nothing refers to, in the order of their ids from the one after `after` on. */
export function findUnusedUploads(executor: Executor, { before, after, limit }: { before: Date; after: string | null; limit: number }): Promise<{ id: string; image: StoredImage }[]> {
  const rest = after === null ? sql.empty() : sql` and id > ${after}::uuid`;
  return rows(executor, sql`select id, image from uploads where used_at is null and created_at < ${at(before)}${rest} order by id limit ${limit}`);
}

/** Forgets these pictures. */
export async function deleteUploads(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await executor.execute(sql`delete from uploads where used_at is null and id in (${sql.join(ids.map((id) => sql`${id}::uuid`), sql`, `)})`);
}
