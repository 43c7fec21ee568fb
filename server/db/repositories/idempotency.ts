import { type SQL, sql } from 'drizzle-orm';
import { at, type Executor, row } from './rows.ts';

/** The constraint that a key which is taken breaks. */
export const KEY_TAKEN = 'idempotency_keys_shop_id_customer_id_key_pk';

/** Whose key it is. */
export interface KeyOwner {
  shopId: number;
  customerId: number;
  key: string;
}

/** What was done under a key. */
export interface KeptKey {
  operation: string;
  request_hash: string;
  record_id: number;
}

/** What is about to be done under a key. */
export type KeyUse = KeyOwner & Omit<KeptKey, 'record_id'>;

/** What was done under a key before, or undefined. */
export function findKey(executor: Executor, { shopId, customerId, key }: KeyOwner): Promise<KeptKey | undefined> {
  return row<KeptKey>(
    executor,
    sql`select operation, request_hash, record_id from idempotency_keys
      where shop_id = ${shopId} and customer_id = ${customerId} and key = ${key}::uuid`,
  );
}

/**
 * Keeps what is done under a key: a part of the statement that does it, whose records' ids `source` has. Fails with a
 * unique violation of KEY_TAKEN where the key is taken.
 */
export function keepKey(use: KeyUse, source: SQL, now: Date): SQL {
  return sql`insert into idempotency_keys (shop_id, customer_id, key, operation, request_hash, record_id, created_at)
    select ${use.shopId}, ${use.customerId}, ${use.key}::uuid, ${use.operation}, ${use.request_hash}, id, ${at(now)} from ${source}`;
}

/** Forgets the keys that were kept before this. */
export async function deleteKeysBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.execute(sql`delete from idempotency_keys where created_at < ${at(moment)}`);
}
