import { defineOperation } from '../../../contract/operation.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { findKey, insertKey } from '../../../db/repositories/kit/idempotency.ts';
import * as albums from '../../../db/repositories/purchase/album.ts';
import { freshCaller } from '../../access/fresh-caller.ts';
import { AppError } from '../../kit/app-error.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../../kit/idempotency-keys.ts';
import { takeUploads } from '../../upload/uploads.ts';
import { checkPurchase } from '../intermediaries.ts';
import { toAlbum } from '../purchase-answer.ts';
import { requiredName } from '../../kit/text.ts';

/**
 * Adds an album to an intermediary's purchase, once for a key; throws not_found, or validation for an unknown picture.
 */
export const createAlbum = defineOperation(
  'createAlbum',
  async (
    { db, clock },
    { caller, path: { id, purchase_id: purchaseId }, header: { 'idempotency-key': key }, body: form },
  ) => {
    const { shop, customer } = caller;
    const use = keyUse(caller, { key, operation: 'createAlbum', request: { id, purchaseId, form } });
    const make = async (transaction: Transaction): Promise<number> => {
      await checkPurchase(transaction, await freshCaller(transaction, caller), { id, purchaseId });
      const name = requiredName(form.name);
      const at = clock.now();
      const owner = { shopId: shop.id, customerId: customer.id, at };
      const images = await takeUploads(transaction, owner, form.file_ids ?? [], 'file_ids');
      const albumId = await albums.insertAlbum(transaction, {
        shopId: shop.id,
        purchaseId,
        name,
        images,
        createdAt: at,
      });
      await insertKey(transaction, use, { recordId: albumId, at });
      return albumId;
    };
    return withIdempotencyKey(() =>
      db.transaction(async (transaction) => {
        const earlier = readEarlier(await findKey(transaction, use), use);
        const album = await albums.findAlbum(transaction, shop.id, earlier ?? (await make(transaction)));
        if (!album) throw new AppError('not_found');
        return toAlbum(album);
      }),
    );
  },
);
