import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { idempotencyKeys } from '../../schema.ts';

/** The constraint that a used key violates. */
export const KEY_TAKEN = 'idempotency_keys_shop_id_customer_id_key_pk';

/** The owner of a key. */
export type KeyOwner = Pick<typeof idempotencyKeys.$inferSelect, 'shopId' | 'customerId' | 'key'>;

/** The use of a key. */
export type KeptKey = Pick<typeof idempotencyKeys.$inferSelect, 'operation' | 'requestHash' | 'recordId'>;

/** A use of a key that is about to be stored. */
export type KeyUse = KeyOwner & Omit<KeptKey, 'recordId'>;

/** The columns of a KeptKey. */
export const keptColumns = {
  operation: idempotencyKeys.operation,
  requestHash: idempotencyKeys.requestHash,
  recordId: idempotencyKeys.recordId,
};

type Values<Of> = { [Name in keyof Of]: Of[Name] | SQL };

/** Matches this key. */
export const isKey = ({ shopId, customerId, key }: Values<KeyOwner>): SQL | undefined =>
  and(eq(idempotencyKeys.shopId, shopId), eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key));

/** The earlier use of a key; undefined if it is new. */
export async function findKey(orm: Orm, owner: KeyOwner): Promise<KeptKey | undefined> {
  const [kept] = await orm.select(keptColumns).from(idempotencyKeys).where(isKey(owner));
  return kept;
}

/** Stores the use of a key; fails with a unique violation of KEY_TAKEN if the key is used. */
export async function insertKey(
  orm: Orm,
  { shopId, customerId, key, operation, requestHash }: KeyUse,
  { recordId, at }: { recordId: number; at: Date },
): Promise<void> {
  await orm
    .insert(idempotencyKeys)
    .values({ shopId, customerId, key, operation, requestHash, recordId, createdAt: at });
}

/** Deletes the keys that were stored before this moment. */
export async function deleteKeysBefore(orm: Orm, moment: Date): Promise<void> {
  await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
}
