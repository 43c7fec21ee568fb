import type { Transaction } from '../../db/engine/types.ts';
import { lockAccount } from '../../db/repositories/ledger/ledger.ts';
import type { LockedOrder } from '../../db/repositories/order/transition.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { freshCaller } from '../access/fresh-caller.ts';

/**
 * The caller over a locked order, with the permissions that they have once its customer is locked too: what changes an
 * order settles its ledger, and waits for nothing after that.
 */
export async function callerOver(
  transaction: Transaction,
  asked: SignedInCaller,
  order: Pick<LockedOrder, 'shopId' | 'customerId'> | undefined,
): Promise<SignedInCaller> {
  if (order) await lockAccount(transaction, order.shopId, order.customerId);
  return freshCaller(transaction, asked);
}
