import type { operations } from '#contract/types.ts';
import { cleanText } from '../kit/text.ts';
import { AppError } from '../kit/app-error.ts';
import type { Transaction } from '../../db/engine/types.ts';
import type { SignedInCaller } from '../access/caller.ts';
import * as albums from '../../db/repositories/purchase/album.ts';
import { lockPurchase } from '../../db/repositories/purchase/change-purchase.ts';
import { checkPurchase } from './intermediaries.ts';
import { freshCaller } from '../access/fresh-caller.ts';

type Path = operations['updateAlbum']['parameters']['path'];

/** The name of an album; throws validation for an empty one. */
export function nameOf(typed: string): string {
  const name = cleanText(typed);
  if (name === '') throw new AppError('validation', {}, { name: 'required' });
  return name;
}

/** An album that the caller may change, held with its purchase: lines come into an album under the same lock. */
export async function hold(transaction: Transaction, caller: SignedInCaller, path: Path): Promise<albums.AlbumRow> {
  const { id, purchase_id: purchaseId, album_id: albumId } = path;
  const held = await lockPurchase(transaction, caller.shop.id, purchaseId);
  await checkPurchase(transaction, await freshCaller(transaction, caller), { id, purchaseId });
  const album = held && (await albums.findAlbum(transaction, caller.shop.id, albumId));
  if (album?.purchase.id !== purchaseId) throw new AppError('not_found');
  return album;
}
