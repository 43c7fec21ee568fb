import { type SQL, sql } from 'drizzle-orm';
import type { StoredImage } from '../schema/stored-image.ts';
import { type Executor, row } from './rows.ts';

/** A customer as they see themselves; amounts in kopecks. */
export interface CustomerRow {
  id: number;
  first_name: string;
  last_name: string;
  phone: string | null;
  avatar: StoredImage | null;
  customer_type: 'retail' | 'wholesale';
  balance: number;
  /** The balance without what waiting refunds reserve. */
  available: number;
}

/** What a customer's waiting refunds reserve, in kopecks. */
export const reserved = (customerId: SQL): SQL =>
  sql`coalesce((select sum(p.amount) from payments p where p.customer_id = ${customerId} and p.kind = 'refund' and p.state = 'W'), 0)`;

/** A customer of this shop who isn't deleted. */
export function findCustomer(executor: Executor, shopId: number, id: number): Promise<CustomerRow | undefined> {
  return row<CustomerRow>(
    executor,
    sql`select id, first_name, last_name, phone, avatar, customer_type, balance::float8 as balance,
        (balance - ${reserved(sql`customers.id`)})::float8 as available
      from customers where id = ${id} and shop_id = ${shopId} and deleted_at is null`,
  );
}

/** Holds the row of a customer who isn't deleted until the transaction ends; the balance in kopecks. */
export function lockCustomer(executor: Executor, shopId: number, id: number): Promise<Pick<CustomerRow, 'customer_type' | 'balance'> | undefined> {
  // What the row doesn't hold itself is for a second statement: this one sees the rest as it was before the wait.
  return row(
    executor,
    sql`select customer_type, balance::float8 as balance from customers
      where id = ${id} and shop_id = ${shopId} and deleted_at is null for no key update`,
  );
}

/** The customer of a phone, made where there is none, and held until the transaction ends. */
export async function findOrInsertByPhone(
  executor: Executor,
  { shopId, phone, now }: { shopId: number; phone: string; now: Date },
): Promise<{ id: number; isDeleted: boolean }> {
  const found = await row<{ id: number; is_deleted: boolean }>(
    executor,
    // The update changes nothing: it makes the statement answer with, and hold, a row that was there already.
    sql`insert into customers (shop_id, phone, created_at) values (${shopId}, ${phone}, ${now.toISOString()}::timestamptz)
      on conflict (shop_id, phone) do update set phone = excluded.phone
      returning id, deleted_at is not null as is_deleted`,
  );
  if (!found) throw new Error('The upsert of a customer answered nothing');
  return { id: found.id, isDeleted: found.is_deleted };
}
