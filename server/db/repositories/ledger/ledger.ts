import { eq, sql, sum } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { balanceEntries, customers } from '../../schema.ts';
import { isCustomerOf } from '../customer/customer.ts';

/** An entry about to be written; `amount` in kopecks, signed as it changes the balance. */
export type NewEntry = Omit<typeof balanceEntries.$inferSelect, 'id' | 'balance'>;

/** Writes an entry and the balance that follows; the update holds the customer's row, so entries come one after another. Returns the balance. */
export async function insertEntry(orm: Orm, entry: NewEntry): Promise<number> {
  const { shopId, customerId, amount } = entry;
  const customer = orm.$with('customer').as(
    orm
      .update(customers)
      .set({ balance: sql`${customers.balance} + ${amount}` })
      .where(isCustomerOf(shopId, customerId))
      .returning({ balance: customers.balance }),
  );
  // Without such a customer there is no balance, and the column takes no null.
  const [written] = await orm
    .with(customer)
    .insert(balanceEntries)
    .values({ ...entry, balance: sql`(select ${customer.balance} from ${customer})` })
    .returning({ balance: balanceEntries.balance });
  if (!written) throw new Error('The entry was not written');
  return written.balance;
}

/** Holds a customer's balance until the transaction ends, and reads it, in kopecks. */
export async function lockBalance(orm: Orm, shopId: number, customerId: number): Promise<number> {
  // Not FOR UPDATE: that would also stop every insert that refers to the customer, and with it invite deadlocks.
  const [held] = await orm
    .select({ balance: customers.balance })
    .from(customers)
    .where(isCustomerOf(shopId, customerId))
    .for('no key update');
  if (!held) throw new Error(`The shop has no customer ${customerId}`);
  return held.balance;
}

/** What an order stands on its customer's balance with, in kopecks: minus what it was charged, plus what it was returned. */
export async function sumOrderEntries(orm: Orm, orderId: number): Promise<number> {
  const [found] = await orm
    .select({ sum: sum(balanceEntries.amount).mapWith(Number) })
    .from(balanceEntries)
    .where(eq(balanceEntries.orderId, orderId));
  return found?.sum ?? 0;
}
