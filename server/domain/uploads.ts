import type { Transaction } from '../db/engine/types.ts';
import { markUploadsUsed, type UploadUse } from '../db/repositories/upload.ts';
import type { StoredImage } from '../db/schema/stored-image.ts';
import { AppError } from './app-error.ts';

/**
 * The customer's own pictures of these ids, in their order, marked as referred to from now on; an id may stand there
 * twice. Throws `validation` on `field` (which may depend on the place in the list) where one is unknown or not theirs.
 */
export async function takeUploads(
  transaction: Transaction,
  use: UploadUse,
  ids: readonly string[],
  field: string | ((index: number) => string),
): Promise<StoredImage[]> {
  if (ids.length === 0) return [];
  const found = new Map((await markUploadsUsed(transaction, use, [...new Set(ids.map((id) => id.toLowerCase()))])).map(({ id, image }) => [id, image]));
  return ids.map((id, index) => {
    const image = found.get(id.toLowerCase());
    if (image) return image;
    throw new AppError('validation', {}, { [typeof field === 'string' ? field : field(index)]: 'unknown_record' });
  });
}
