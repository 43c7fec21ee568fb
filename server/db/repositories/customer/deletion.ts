import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine/types.ts';
import { inner } from '../../query/json-rows.ts';
import { callRequests, customers, socialCodes, tokens } from '../../schema.ts';
import { isCustomerOf } from './customer.ts';

/** Ends the sign-ins of a customer whose row is locked: a sign-in that held it has written its token by then. */
export async function endSignIns(
  transaction: Transaction,
  { shopId, id }: { shopId: number; id: number },
): Promise<void> {
  await transaction.delete(socialCodes).where(and(eq(socialCodes.shopId, shopId), eq(socialCodes.customerId, id)));
  await transaction.delete(tokens).where(and(eq(tokens.shopId, shopId), eq(tokens.customerId, id)));
}

/**
 * Marks a customer as deleted, which is another version of them, and ends every way in that they have begun: tokens,
 * calls and one-time codes. A recovered customer has none of them. False if the shop has no such customer.
 */
export async function deleteCustomer(
  transaction: Transaction,
  { shopId, id, now }: { shopId: number; id: number; now: Date },
): Promise<boolean> {
  const phone = inner.select({ phone: customers.phone }).from(customers).where(isCustomerOf(shopId, id));
  // The calls first, in the order of a sign-in, which locks its call before its customer.
  await transaction
    .delete(callRequests)
    .where(and(eq(callRequests.shopId, shopId), inArray(callRequests.phone, phone)));
  const deleted = await transaction
    .update(customers)
    .set({ deletedAt: now, version: sql`${customers.version} + 1` })
    .where(isCustomerOf(shopId, id))
    .returning({ id: customers.id });
  await endSignIns(transaction, { shopId, id });
  return deleted.length > 0;
}
