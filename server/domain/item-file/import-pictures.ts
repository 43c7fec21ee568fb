import { setImmediate } from 'node:timers/promises';
import type { ItemImportPictures } from '#contract/types.ts';
import { findImport, insertImportPicture } from '../../db/repositories/item-import/item-import.ts';
import { itemImportRefusal } from '#machines/item-import/item-import.machine.ts';
import { detailOf } from '../../errors.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import { storePicture } from '../upload/uploads.ts';
import { readArchive } from './archive.ts';
import type { ImportDeps } from './import-state.ts';
import { startReading } from './read-import.ts';

/** Refusals of one file, for which the others are kept. */
const ofOneFile: ReadonlySet<string> = new Set([
  'file_not_picture',
  'picture_heic',
  'picture_broken',
  'picture_too_large',
  'file_too_large',
]);

/**
 * Keeps the pictures of a ZIP for an own import and reads it again. Throws not_found, import_move_not_allowed, as
 * `readArchive`, and as `storePicture` where no more can be kept.
 */
export async function addImportPictures(
  deps: ImportDeps,
  caller: SignedInCaller,
  { id, zip }: { id: number; zip: Buffer },
): Promise<ItemImportPictures> {
  const { db } = deps;
  const found = await findImport(db.orm, { shopId: caller.shop.id, id });
  if (found?.authorId !== caller.customer.id) throw new AppError('not_found');
  if (itemImportRefusal(found.state, 'parsing', { hasWork: false, hasErrors: false, isWhole: false }))
    throw new AppError('import_move_not_allowed');
  const refused: ItemImportPictures['refused'] = [];
  let added = 0;
  for (const { path, data } of readArchive(zip)) {
    try {
      const picture = data();
      if (!picture) throw new AppError('file_too_large', { max: 10 });
      const { id: uploadId, image } = await storePicture(deps, caller, picture);
      await insertImportPicture(db.orm, { shopId: caller.shop.id, id }, { name: path.toLowerCase(), uploadId, image });
      added += 1;
    } catch (error) {
      if (!(error instanceof AppError) || !ofOneFile.has(error.code)) throw error;
      refused.push({ name: path, detail: detailOf(error.code, error.params) });
    }
    await setImmediate();
  }
  if (added > 0) await startReading(deps, caller, { id });
  return { added, refused };
}
