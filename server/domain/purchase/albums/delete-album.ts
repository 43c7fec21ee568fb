import { defineOperation } from '../../../contract/operation.ts';
import * as albums from '../../../db/repositories/purchase/album.ts';
import { AppError } from '../../kit/app-error.ts';
import { holdAlbum } from './albums.ts';

/** Deletes an album; throws not_found, or album_has_lines. */
export const deleteAlbum = defineOperation('deleteAlbum', async ({ db }, { caller, path }) => {
  await db.transaction(async (transaction) => {
    const { id, linesCount } = await holdAlbum(transaction, caller, path);
    if (linesCount > 0) throw new AppError('album_has_lines');
    await albums.deleteAlbum(transaction, id);
  });
});
