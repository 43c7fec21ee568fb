import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { idempotencyKeys } from '../../schema.ts';

/** The constraint that a key which is taken breaks. */
export const KEY_TAKEN = 'idempotency_keys_shop_id_customer_id_key_pk';

/** Whose key it is. */
export type KeyOwner = Pick<typeof idempotencyKeys.$inferSelect, 'shopId' | 'customerId' | 'key'>;

/** What was done under a key. */
export type KeptKey = Pick<typeof idempotencyKeys.$inferSelect, 'operation' | 'requestHash' | 'recordId'>;

/** What is about to be done under a key. */
export type KeyUse = KeyOwner & Omit<KeptKey, 'recordId'>;

/** The columns of a KeptKey. */
export const keptColumns = {
  operation: idempotencyKeys.operation,
  requestHash: idempotencyKeys.requestHash,
  recordId: idempotencyKeys.recordId,
};

type Values<Of> = { [Name in keyof Of]: Of[Name] | SQL };

/** This is the key. */
export const isKey = ({ shopId, customerId, key }: Values<KeyOwner>): SQL | undefined =>
  and(eq(idempotencyKeys.shopId, shopId), eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key));

/** What was done under a key before, or undefined. */
export async function findKey(orm: Orm, owner: KeyOwner): Promise<KeptKey | undefined> {
  const [kept] = await orm.select(keptColumns).from(idempotencyKeys).where(isKey(owner));
  return kept;
}

/** Keeps what was done under a key; fails with a unique violation of KEY_TAKEN where the key is taken. */
export async function insertKey(
  orm: Orm,
  { shopId, customerId, key, operation, requestHash }: KeyUse,
  { recordId, at }: { recordId: number; at: Date },
): Promise<void> {
  await orm
    .insert(idempotencyKeys)
    .values({ shopId, customerId, key, operation, requestHash, recordId, createdAt: at });
}

/** Forgets the keys that were kept before this. */
export async function deleteKeysBefore(orm: Orm, moment: Date): Promise<void> {
  await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
}
