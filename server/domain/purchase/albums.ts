import type { components, Query } from '#contract/types.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findKey, insertKey } from '../../db/repositories/kit/idempotency.ts';
import * as albums from '../../db/repositories/purchase/album.ts';
import { lockPurchase } from '../../db/repositories/purchase/change-purchase.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../kit/idempotency-keys.ts';
import { mapPage } from '../kit/pages.ts';
import { cleanText } from '../kit/text.ts';
import { takeUploads } from '../upload/uploads.ts';
import { checkPurchase, purchasesSeen } from './intermediaries.ts';
import { toAlbum } from './purchase-answer.ts';

type Schemas = components['schemas'];

const MOST_IMAGES = 50;

function nameOf(typed: string): string {
  const name = cleanText(typed);
  if (name === '') throw new AppError('validation', {}, { name: 'required' });
  return name;
}

/** Adds an album to an intermediary's purchase, once for a key; throws not_found, or validation for an unknown picture. */
export function createAlbum(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  { id, purchaseId, key, form }: { id: number; purchaseId: number; key: string; form: Schemas['AlbumForm'] },
): Promise<Schemas['Album']> {
  const { shop, customer } = caller;
  const use = keyUse(caller, { key, operation: 'createAlbum', request: { id, purchaseId, form } });
  const make = async (transaction: Transaction): Promise<number> => {
    await checkPurchase(transaction, await freshCaller(transaction, caller), { id, purchaseId });
    const name = nameOf(form.name);
    const at = clock.now();
    const owner = { shopId: shop.id, customerId: customer.id, at };
    const images = await takeUploads(transaction, owner, form.file_ids ?? [], 'file_ids');
    const albumId = await albums.insertAlbum(transaction, { shopId: shop.id, purchaseId, name, images, createdAt: at });
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
}

/** A page of albums, newest first: the shop's with get_purchase, else one's own. */
export async function listAlbums(
  { db }: DomainDeps,
  caller: SignedInCaller,
  query: Query<'listAlbums'>,
): Promise<Schemas['AlbumList']> {
  const asked = { ...query, search_text: cleanText(query.search_text) };
  return mapPage(await albums.findAlbums(db.orm, purchasesSeen(caller), asked), toAlbum);
}

/** An album of an intermediary's purchase. */
interface AlbumOf {
  id: number;
  purchaseId: number;
  albumId: number;
}

/** An album that the caller may change, held with its purchase: lines come into an album under the same lock. */
async function hold(transaction: Transaction, caller: SignedInCaller, of: AlbumOf): Promise<albums.AlbumRow> {
  const held = await lockPurchase(transaction, caller.shop.id, of.purchaseId);
  await checkPurchase(transaction, await freshCaller(transaction, caller), of);
  const album = held && (await albums.findAlbum(transaction, caller.shop.id, of.albumId));
  if (album?.purchase.id !== of.purchaseId) throw new AppError('not_found');
  return album;
}

/** Renames an album or changes its pictures; throws not_found, changed_meanwhile, or validation for a picture. */
export function updateAlbum(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  of: AlbumOf,
  { version, name, kept_images: kept, file_ids: fileIds = [] }: Schemas['AlbumChange'],
): Promise<Schemas['Album']> {
  const { shop, customer } = caller;
  return db.transaction(async (transaction) => {
    const album = await hold(transaction, caller, of);
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
    await albums.writeAlbum(transaction, album.id, { name: name === undefined ? album.name : nameOf(name), images });
    const changed = await albums.findAlbum(transaction, shop.id, album.id);
    if (!changed) throw new AppError('not_found');
    return toAlbum(changed);
  });
}

/** Deletes an album; throws not_found, or album_has_lines. */
export async function deleteAlbum({ db }: DomainDeps, caller: SignedInCaller, of: AlbumOf): Promise<void> {
  await db.transaction(async (transaction) => {
    const { id, linesCount } = await hold(transaction, caller, of);
    if (linesCount > 0) throw new AppError('album_has_lines');
    await albums.deleteAlbum(transaction, id);
  });
}
