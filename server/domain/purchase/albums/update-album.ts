import { defineOperation } from '../../../contract/operation.ts';
import * as albums from '../../../db/repositories/purchase/album.ts';
import { AppError } from '../../kit/app-error.ts';
import { takeUploads } from '../../upload/uploads.ts';
import { holdAlbum } from './albums.ts';
import { toAlbum } from '../purchase-answer.ts';
import { requiredName } from '../../kit/text.ts';

const MOST_IMAGES = 50;

/** Renames an album or changes its pictures; throws not_found, changed_meanwhile, or validation for a picture. */
export const updateAlbum = defineOperation(
  'updateAlbum',
  async ({ db, clock }, { caller, path, body: { version, name, kept_images: kept, file_ids: fileIds = [] } }) => {
    const { shop, customer } = caller;
    return db.transaction(async (transaction) => {
      const album = await holdAlbum(transaction, caller, path);
      if (album.version !== version) throw new AppError('changed_meanwhile');
      const stay = kept
        ? kept.map((place) => {
            const image = album.images[place];
            if (!image) throw new AppError('validation', {}, { kept_images: 'unknown_record' });
            return image;
          })
        : album.images;
      const owner = { shopId: shop.id, customerId: customer.id, at: clock.now() };
      const images = [...stay, ...(await takeUploads(transaction, owner, fileIds, 'file_ids'))];
      if (images.length > MOST_IMAGES)
        throw new AppError('validation', {}, { file_ids: { code: 'max_items', n: MOST_IMAGES } });
      await albums.writeAlbum(transaction, album.id, {
        name: name === undefined ? album.name : requiredName(name),
        images,
      });
      const changed = await albums.findAlbum(transaction, shop.id, album.id);
      if (!changed) throw new AppError('not_found');
      return toAlbum(changed);
    });
  },
);
