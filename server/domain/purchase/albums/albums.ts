import type { operations } from '#contract/types.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import type { SignedInCaller } from '../../access/caller.ts';
import * as albums from '../../../db/repositories/purchase/album.ts';
import { lockPurchase } from '../../../db/repositories/purchase/change-purchase.ts';
import { checkPurchase } from '../intermediaries.ts';
import { freshCaller } from '../../access/fresh-caller.ts';

type Path = operations['updateAlbum']['parameters']['path'];

/** An album that the caller may change, held with its purchase: lines come into an album under the same lock. */
export async function holdAlbum(
  transaction: Transaction,
  caller: SignedInCaller,
  path: Path,
): Promise<albums.AlbumRow> {
  const { id, purchase_id: purchaseId, album_id: albumId } = path;
  const held = await lockPurchase(transaction, caller.shop.id, purchaseId);
  await checkPurchase(transaction, await freshCaller(transaction, caller), { id, purchaseId });
  const album = held && (await albums.findAlbum(transaction, caller.shop.id, albumId));
  if (album?.purchase.id !== purchaseId) throw new AppError('not_found');
  return album;
}
