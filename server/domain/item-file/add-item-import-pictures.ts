import type { ItemImportPictures } from '#contract/types.ts';
import { itemImportRefusal } from '#machines/item-import/item-import.machine.ts';
import { defineOperation } from '../../contract/operation.ts';
import { isDiskFull } from '../../db/engine/sql-state.ts';
import { findImport, insertImportPicture } from '../../db/repositories/item-import/item-import.ts';
import { detailOf } from '../../errors.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import { storePicture } from '../upload/uploads.ts';
import { type ArchivedFile, readArchive } from './archive.ts';
import { type ImportDeps, withPlace } from './import-state.ts';
import { startReading } from './read-import.ts';
import { setImmediate } from 'node:timers/promises';

/** Refusals of one file, for which the others are kept. */
const ofOneFile: ReadonlySet<string> = new Set([
  'file_not_picture',
  'picture_heic',
  'picture_broken',
  'picture_too_large',
  'file_too_large',
]);

/** Refusals that the files after it would meet too. */
const ofAllFiles: ReadonlySet<string> = new Set([
  'too_many_requests',
  'unused_pictures_full',
  'uploads_busy',
  'storage_full',
]);

/** Keeps a picture of an archive; answers why it isn't kept, null where it is. */
async function keepPicture(
  deps: ImportDeps,
  caller: SignedInCaller,
  { id, file: { path, data } }: { id: number; file: ArchivedFile },
): Promise<AppError | null> {
  try {
    const picture = data();
    if (!picture) throw new AppError('file_too_large', { max: 10 });
    const { id: uploadId, image } = await storePicture(deps, caller, picture);
    const kept = { name: path.toLowerCase(), uploadId, image };
    await insertImportPicture(deps.db.orm, { shopId: caller.shop.id, id }, kept);
    return null;
  } catch (error) {
    const refusal = isDiskFull(error) ? new AppError('storage_full') : error;
    if (refusal instanceof AppError && (ofOneFile.has(refusal.code) || ofAllFiles.has(refusal.code))) return refusal;
    throw error;
  }
}

/**
 * Keeps the pictures of a ZIP for an own import and reads it again; where a limit is met on the way, those before it
 * stay. Throws not_found, import_move_not_allowed, imports_busy, and as `readArchive`.
 */
export const addItemImportPictures = defineOperation(
  'addItemImportPictures',
  async (deps: ImportDeps, { caller, path: { id }, body: { file: zip } }) => {
    const { db } = deps;
    const found = await findImport(db.orm, { shopId: caller.shop.id, id });
    if (found?.authorId !== caller.customer.id) throw new AppError('not_found');
    if (itemImportRefusal(found.state, 'parsing', { hasWork: false, hasErrors: false, isWhole: false }))
      throw new AppError('import_move_not_allowed');
    return withPlace(caller, async (place) => {
      const refused: ItemImportPictures['refused'] = [];
      let added = 0;
      let refusal: AppError | null = null;
      for (const file of readArchive(zip)) {
        if (!refusal || ofOneFile.has(refusal.code)) refusal = await keepPicture(deps, caller, { id, file });
        if (refusal) refused.push({ name: file.path, detail: detailOf(refusal.code, refusal.params) });
        else added += 1;
        await setImmediate();
      }
      if (added > 0) await startReading(deps, caller, place, { id });
      return { added, refused };
    });
  },
);
