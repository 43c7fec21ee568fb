import { sql } from 'drizzle-orm';
import type { StoredImage } from '../schema/stored-image.ts';
import { at, type Executor, rows } from './rows.ts';

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

/** Marks those of these pictures that are the customer's as referred to; answers with them, in no order. */
export function markUploadsUsed(executor: Executor, use: UploadUse, ids: readonly string[]): Promise<{ id: string; image: StoredImage }[]> {
  const wanted = sql.join(ids.map((id) => sql`${id}::uuid`), sql`, `);
  return rows(
    executor,
    sql`update uploads set used_at = coalesce(used_at, ${at(use.at)})
      where id in (${wanted}) and shop_id = ${use.shopId} and customer_id = ${use.customerId}
      returning id, image`,
  );
}

/** Forgets up to `limit` pictures that were sent before this and that nothing refers to; answers with them. */
export async function deleteUnusedUploads(executor: Executor, before: Date, limit: number): Promise<StoredImage[]> {
  const deleted = await rows<{ image: StoredImage }>(
    executor,
    sql`delete from uploads where id in (
        select id from uploads where used_at is null and created_at < ${at(before)} order by created_at limit ${limit} for update skip locked
      ) returning image`,
  );
  return deleted.map(({ image }) => image);
}
