import { sql } from 'drizzle-orm';
import { type Executor, row } from './rows.ts';

/** An entry about to be written; `amount` in kopecks, signed as it changes the balance. */
export interface NewEntry {
  shopId: number;
  customerId: number;
  kind: 'top_up' | 'refund' | 'order_charge' | 'order_return' | 'correction';
  amount: number;
  authorId: number | null;
  reason: string;
  paymentId: number | null;
  orderId: number | null;
  at: Date;
}

/** Writes an entry and the balance that follows; the update holds the customer's row, so entries come one after another. Returns the balance. */
export async function insertEntry(executor: Executor, entry: NewEntry): Promise<number> {
  const { shopId, customerId, kind, amount, authorId, reason, paymentId, orderId, at } = entry;
  const written = await row<{ balance: number }>(
    executor,
    sql`with customer as (
        update customers set balance = balance + ${amount}::bigint where id = ${customerId} and shop_id = ${shopId} returning balance
      )
      insert into balance_entries (shop_id, customer_id, kind, amount, balance, author_id, reason, payment_id, order_id, at)
      select ${shopId}, ${customerId}, ${kind}, ${amount}::bigint, customer.balance, ${authorId}::int, ${reason}, ${paymentId}::int, ${orderId}::int,
        ${at.toISOString()}::timestamptz
      from customer
      returning balance::float8 as balance`,
  );
  if (!written) throw new Error(`The shop has no customer ${customerId}`);
  return written.balance;
}

/** Holds a customer's balance until the transaction ends, and reads it, in kopecks. */
export async function lockBalance(executor: Executor, shopId: number, customerId: number): Promise<number> {
  // Not FOR UPDATE: that would also stop every insert that refers to the customer, and with it invite deadlocks.
  const found = await row<{ balance: number }>(
    executor,
    sql`select balance::float8 as balance from customers where id = ${customerId} and shop_id = ${shopId} for no key update`,
  );
  if (!found) throw new Error(`The shop has no customer ${customerId}`);
  return found.balance;
}

/** What an order stands on its customer's balance with, in kopecks: minus what it was charged, plus what it was returned. */
export async function sumOrderEntries(executor: Executor, orderId: number): Promise<number> {
  const found = await row<{ sum: number }>(
    executor,
    sql`select coalesce(sum(amount), 0)::float8 as sum from balance_entries where order_id = ${orderId}`,
  );
  return found?.sum ?? 0;
}
