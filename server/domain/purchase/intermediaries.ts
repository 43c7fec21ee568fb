import type { components } from '#contract/types.ts';
import type { Orm } from '../../db/engine/types.ts';
import { findAlbumsOf, findIntermediaries } from '../../db/repositories/purchase/album.ts';
import {
  findPurchase,
  findPurchaseLines,
  findPurchasesOf,
  type PurchaseRow,
} from '../../db/repositories/purchase/purchase.ts';
import type { PurchasesOf } from '../../db/repositories/purchase/purchases-of.ts';
import { purchaseStates, type PurchaseState } from '#machines/purchase/purchase.machine.ts';
import { canSee } from '../access/access.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { toAlbum, toIntermediary, toIntermediaryLine, toIntermediaryPurchase } from './purchase-answer.ts';

type Schemas = components['schemas'];

const sent: readonly PurchaseState[] = ['sent', 'received', 'closed'];

/** The purchases that the caller sees: the shop's with get_purchase; else one's own, while one is an intermediary. */
export const purchasesSeen = ({ shop, customer }: SignedInCaller): PurchasesOf => ({
  shopId: shop.id,
  intermediaryId: customer.flags.has('get_purchase') ? null : customer.id,
});

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
  const found = await findPurchasesOf(db.orm, { shopId: caller.shop.id, intermediaryId: id }, states);
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

/** The purchase; throws not_found unless the caller may see this intermediary and the purchase is this intermediary's. */
export async function checkPurchase(
  orm: Orm,
  { shop, customer }: SignedInCaller,
  { id, purchaseId }: { id: number; purchaseId: number },
): Promise<PurchaseRow> {
  const isSeen = canSee(customer, id, 'get_purchase');
  const purchase = isSeen && (await findPurchase(orm, { shopId: shop.id, intermediaryId: id }, purchaseId));
  if (!purchase) throw new AppError('not_found');
  return purchase;
}

/** The albums and the lines of an intermediary's purchase, without customers and prices; throws not_found. */
export async function listPurchaseAlbums(
  { db }: DomainDeps,
  caller: SignedInCaller,
  of: { id: number; purchaseId: number },
): Promise<Schemas['PurchaseAlbums']> {
  const { state } = await checkPurchase(db.orm, caller, of);
  const albums = await findAlbumsOf(db.orm, of.purchaseId);
  const lines = await findPurchaseLines(db.orm, caller.shop.id, of.purchaseId);
  return {
    result: albums.map(toAlbum),
    lines: lines.map((line) => toIntermediaryLine(line, state)),
  };
}
