import { isCharged, type PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { insertEntry, lockBalance, type NewEntry, sumOrderCharges } from '../../db/repositories/ledger/ledger.ts';

/**
 * Writes one entry into the ledger and returns the customer's new balance, in kopecks. The customer's row stays locked
 * until the transaction ends.
 */
export function postEntry(transaction: Transaction, entry: NewEntry): Promise<number> {
  if (!Number.isSafeInteger(entry.amount) || entry.amount === 0)
    throw new RangeError(`Not an amount of kopecks: ${entry.amount}`);
  return insertEntry(transaction, entry);
}

/** The part of an order that the ledger needs: `total` in kopecks, `state` the new or current one. */
export interface ChargeableOrder {
  id: number;
  shopId: number;
  customerId: number;
  state: PlacedOrderState;
  total: number;
}

/**
 * Makes the ledger agree with an order: its total is charged in a charged state, nothing otherwise. Writes the
 * difference to what is charged already, so it serves entering such a state, leaving it and a changed total, and a
 * repetition writes nothing.
 */
export async function settleOrder(
  transaction: Transaction,
  { id, shopId, customerId, state, total }: ChargeableOrder,
  { authorId, reason, at }: { authorId: number; reason: string; at: Date },
): Promise<void> {
  // The lock comes first: otherwise two settlements could read the sum before either writes.
  await lockBalance(transaction, shopId, customerId);
  const standing = await sumOrderCharges(transaction, id);
  const amount = (isCharged(state) ? -total : 0) - standing;
  if (amount === 0) return;
  const kind = amount < 0 ? 'order_charge' : 'order_return';
  await postEntry(transaction, {
    shopId,
    customerId,
    kind,
    amount,
    authorId,
    reason,
    paymentId: null,
    orderId: id,
    at,
  });
}
