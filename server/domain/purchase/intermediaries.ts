import type { components } from '#contract/types.ts';
import type { SignedInCaller } from '../access/caller.ts';
import type { PurchasesOf } from '../../db/repositories/purchase/purchases-of.ts';
import type { Orm } from '../../db/engine/types.ts';
import { canSee } from '../access/access.ts';
import { findIntermediaries } from '../../db/repositories/purchase/album.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import type { PurchaseState } from '#machines/purchase/purchase.machine.ts';
import { findPurchase, findPurchasesOf, type PurchaseRow } from '../../db/repositories/purchase/purchase.ts';
import { toIntermediaryPurchase } from './purchase-answer.ts';

type Schemas = components['schemas'];

/** The purchases that the caller sees: the shop's with get_purchase; else one's own, while one is an intermediary. */
export const purchasesSeen = ({ shop, customer }: SignedInCaller): PurchasesOf => ({
  shopId: shop.id,
  intermediaryId: customer.flags.has('get_purchase') ? null : customer.id,
});

/** Throws not_found unless this is an intermediary whose purchases the caller may see. */
async function checkIntermediary(orm: Orm, { shop, customer }: SignedInCaller, id: number): Promise<void> {
  const isSeen = canSee(customer, id, 'get_purchase');
  if (!isSeen || (await findIntermediaries(orm, shop.id, id)).length === 0) throw new AppError('not_found');
}

/** An intermediary's purchases in these states; throws not_found. */
export async function listOf(
  { db }: DomainDeps,
  caller: SignedInCaller,
  id: number,
  states: readonly PurchaseState[],
): Promise<Schemas['IntermediaryPurchases']> {
  await checkIntermediary(db.orm, caller, id);
  const found = await findPurchasesOf(db.orm, { shopId: caller.shop.id, intermediaryId: id }, states);
  return { result: found.map(toIntermediaryPurchase) };
}

/**
 * The purchase; throws not_found unless the caller may see this intermediary and the purchase is this intermediary's.
 */
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
