import type { components, Query } from '#contract/types.ts';
import type { Orm, Transaction } from '../../db/engine/types.ts';
import { findKey, insertKey } from '../../db/repositories/kit/idempotency.ts';
import {
  type AlbumRow,
  findAlbum,
  findAlbums,
  findAlbumsOf,
  findIntermediaries,
  insertAlbum,
} from '../../db/repositories/purchase/album.ts';
import { findPurchase, findPurchaseLines, findPurchasesOf } from '../../db/repositories/purchase/purchase.ts';
import { purchaseStates, type PurchaseState } from '#machines/purchase/purchase.machine.ts';
import { canSee } from '../access/access.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../kit/idempotency-keys.ts';
import { toImage } from '../kit/images.ts';
import { mapPage } from '../kit/pages.ts';
import { cleanText } from '../kit/text.ts';
import { takeUploads } from '../upload/uploads.ts';
import { toIntermediary, toIntermediaryLine, toIntermediaryPurchase } from './purchase-answer.ts';

type Schemas = components['schemas'];

const sent: readonly PurchaseState[] = ['sent', 'received', 'closed'];

/** All intermediaries for whoever works with purchases; else oneself, if one is an intermediary. */
export async function listIntermediaries(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
): Promise<Schemas['IntermediaryList']> {
  const { id, flags } = customer;
  const seesAll = flags.has('get_purchase') || flags.has('send_to_purchase_placed_order');
  const found = await findIntermediaries(db.orm, shop.id, seesAll ? undefined : id);
  return { result: found.map(toIntermediary) };
}

/** Throws not_found unless this is an intermediary whose purchases the caller may see. */
async function checkIntermediary(orm: Orm, { shop, customer }: SignedInCaller, id: number): Promise<void> {
  const isSeen = canSee(customer, id, 'get_purchase');
  if (!isSeen || (await findIntermediaries(orm, shop.id, id)).length === 0) throw new AppError('not_found');
}

async function listOf(
  { db }: DomainDeps,
  caller: SignedInCaller,
  id: number,
  states: readonly PurchaseState[],
): Promise<Schemas['IntermediaryPurchases']> {
  await checkIntermediary(db.orm, caller, id);
  const found = await findPurchasesOf(db.orm, caller.shop.id, id, states);
  return { result: found.map(toIntermediaryPurchase) };
}

/** An intermediary's purchases, newest first; throws not_found. */
export const listIntermediaryPurchases = (
  deps: DomainDeps,
  caller: SignedInCaller,
  id: number,
): Promise<Schemas['IntermediaryPurchases']> => listOf(deps, caller, id, purchaseStates);

/** Those that have been sent; throws not_found. */
export const listIntermediaryDeliveries = (
  deps: DomainDeps,
  caller: SignedInCaller,
  id: number,
): Promise<Schemas['IntermediaryPurchases']> => listOf(deps, caller, id, sent);

const toAlbum = ({ images, ...album }: AlbumRow): Schemas['Album'] => ({ ...album, images: images.map(toImage) });

/** Throws not_found unless the caller may see this intermediary and the purchase is this intermediary's. */
export async function checkPurchase(
  orm: Orm,
  caller: SignedInCaller,
  { id, purchaseId }: { id: number; purchaseId: number },
): Promise<void> {
  await checkIntermediary(orm, caller, id);
  const purchase = await findPurchase(orm, caller.shop.id, purchaseId);
  if (purchase?.intermediary?.id !== id) throw new AppError('not_found');
}

/** The albums and the lines of an intermediary's purchase, without customers and prices; throws not_found. */
export async function listPurchaseAlbums(
  { db }: DomainDeps,
  caller: SignedInCaller,
  of: { id: number; purchaseId: number },
): Promise<Schemas['PurchaseAlbums']> {
  await checkPurchase(db.orm, caller, of);
  const albums = await findAlbumsOf(db.orm, of.purchaseId);
  const lines = await findPurchaseLines(db.orm, caller.shop.id, of.purchaseId);
  return {
    result: albums.map(toAlbum),
    lines: lines.map(toIntermediaryLine),
  };
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
    await checkPurchase(transaction, caller, { id, purchaseId });
    const name = cleanText(form.name);
    if (name === '') throw new AppError('validation', {}, { name: 'required' });
    const at = clock.now();
    const owner = { shopId: shop.id, customerId: customer.id, at };
    const images = await takeUploads(transaction, owner, form.file_ids ?? [], 'file_ids');
    const albumId = await insertAlbum(transaction, { shopId: shop.id, purchaseId, name, images, createdAt: at });
    await insertKey(transaction, use, { recordId: albumId, at });
    return albumId;
  };
  return withIdempotencyKey(() =>
    db.transaction(async (transaction) => {
      const earlier = readEarlier(await findKey(transaction, use), use);
      const album = await findAlbum(transaction, shop.id, earlier ?? (await make(transaction)));
      if (!album) throw new AppError('not_found');
      return toAlbum(album);
    }),
  );
}

/** A page of albums, newest first: the shop's with get_purchase, else one's own. */
export async function listAlbums(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
  query: Query<'listAlbums'>,
): Promise<Schemas['AlbumList']> {
  const intermediaryId = customer.flags.has('get_purchase') ? null : customer.id;
  const asked = { ...query, search_text: cleanText(query.search_text) };
  return mapPage(await findAlbums(db.orm, { shopId: shop.id, intermediaryId }, asked), toAlbum);
}
