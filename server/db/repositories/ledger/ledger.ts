import { and, asc, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { balanceEntries, customers } from '../../schema.ts';
import { isCustomerOf } from '../customer/customer.ts';

/** An entry to be written; `amount` in kopecks, signed as it changes the balance. */
export type NewEntry = Omit<typeof balanceEntries.$inferSelect, 'id' | 'balance'>;

/**
 * Writes an entry and the new balance, and returns it. The update locks the customer's row, which serializes entries.
 */
export async function insertEntry(orm: Orm, entry: NewEntry): Promise<number> {
  const { shopId, customerId, amount } = entry;
  const customer = orm.$with('customer').as(
    orm
      .update(customers)
      .set({ balance: sql`${customers.balance} + ${amount}` })
      .where(isCustomerOf(shopId, customerId))
      .returning({ balance: customers.balance }),
  );
  // Without such a customer the balance is null, and the not-null column rejects the insert.
  const [written] = await orm
    .with(customer)
    .insert(balanceEntries)
    .values({ ...entry, balance: sql`(select ${customer.balance} from ${customer})` })
    .returning({ balance: balanceEntries.balance });
  if (!written) throw new Error('The entry was not written');
  return written.balance;
}

/** Locks a customer's row, deleted or not, until the transaction ends; the balance is in kopecks. */
export async function lockAccount(
  orm: Orm,
  shopId: number,
  customerId: number,
): Promise<{ balance: number; isDeleted: boolean }> {
  // Not FOR UPDATE, which would also block every insert that refers to the customer, and could cause deadlocks.
  const [held] = await orm
    .select({ balance: customers.balance, deletedAt: customers.deletedAt })
    .from(customers)
    .where(isCustomerOf(shopId, customerId))
    .for('no key update');
  if (!held) throw new Error(`The shop has no customer ${customerId}`);
  return { balance: held.balance, isDeleted: held.deletedAt !== null };
}

/** Locks a customer's balance until the transaction ends and returns it, in kopecks. */
export async function lockBalance(orm: Orm, shopId: number, customerId: number): Promise<number> {
  return (await lockAccount(orm, shopId, customerId)).balance;
}

/** Locks the balances of several customers, in one order for everybody who locks several. */
export async function lockBalances(orm: Orm, shopId: number, customerIds: readonly number[]): Promise<void> {
  await orm
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), inArray(customers.id, [...customerIds])))
    .orderBy(asc(customers.id))
    .for('no key update');
}

/**
 * What an order's own entries add up to, in kopecks: minus what was charged, plus what was returned. A correction that
 * names the order isn't among them: it is money that staff gave or took for a reason of their own.
 */
export async function sumOrderCharges(orm: Orm, orderId: number): Promise<number> {
  const [found] = await orm
    .select({ sum: sum(balanceEntries.amount).mapWith(Number) })
    .from(balanceEntries)
    .where(and(eq(balanceEntries.orderId, orderId), inArray(balanceEntries.kind, ['order_charge', 'order_return'])));
  return found?.sum ?? 0;
}
