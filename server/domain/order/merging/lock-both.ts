import type { Transaction } from '../../../db/engine/types.ts';
import { lockPurchase } from '../../../db/repositories/purchase/change-purchase.ts';
import { lockOrder } from '../../../db/repositories/order/transition.ts';
import type { SignedInCaller } from '../../access/caller.ts';
import { AppError } from '../../kit/app-error.ts';
import { type Editing, lockForEditing } from '../open-order.ts';

const ascending = (one: number, other: number): number => one - other;

/** Two orders of one customer that the caller may change. */
export interface BothOrders {
  from: Editing;
  into: Editing;
}

/**
 * Locks two orders, the older one first for everybody who locks several, the purchases of their lines, and then their
 * customer; throws not_found, forbidden or merge_customers.
 */
export async function lockBoth(
  transaction: Transaction,
  caller: SignedInCaller,
  { fromId, intoId }: { fromId: number; intoId: number },
): Promise<BothOrders> {
  const { shop } = caller;
  const purchases = new Set<number>();
  for (const id of [fromId, intoId].sort(ascending)) {
    const order = await lockOrder(transaction, shop.id, id);
    for (const { purchaseId } of order?.lines ?? []) if (purchaseId !== null) purchases.add(purchaseId);
  }
  for (const id of [...purchases].sort(ascending)) await lockPurchase(transaction, shop.id, id);
  const from = await lockForEditing(transaction, caller, fromId);
  const into = await lockForEditing(transaction, caller, intoId);
  if (from.order.customerId !== into.order.customerId) throw new AppError('merge_customers');
  return { from, into };
}
