import { createHash } from 'node:crypto';
import { isUniqueViolation } from '../../db/engine/sql-state.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findKey, insertKey, KEY_TAKEN, type KeptKey, type KeyUse } from '../../db/repositories/kit/idempotency.ts';
import { AppError } from './app-error.ts';
import { canonicalJson } from './canonical-json.ts';
import type { SignedInCaller } from '../access/caller.ts';
import type { DomainDeps } from './domain-deps.ts';

/** The record of an Idempotency-Key's use for an operation and a request. */
export function keyUse(
  { shop, customer }: SignedInCaller,
  { key, operation, request }: { key: string; operation: string; request: unknown },
): KeyUse {
  const requestHash = createHash('sha256').update(canonicalJson(request)).digest('hex');
  return { shopId: shop.id, customerId: customer.id, key, operation, requestHash };
}

/**
 * The id of the record that an earlier request with this key made; undefined for a new key. Throws key_reused for
 * another request.
 */
export function readEarlier(
  earlier: KeptKey | null | undefined,
  { operation, requestHash }: KeyUse,
): number | undefined {
  const isSame = earlier?.operation === operation && earlier.requestHash === requestHash;
  if (earlier && !isSame) throw new AppError('key_reused');
  return earlier?.recordId;
}

/**
 * Runs a transaction that reads and stores an idempotency key; runs it again where a parallel one has stored the key
 * first.
 */
export async function withIdempotencyKey<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    // Two requests about different records share no lock, so the key's unique index decides which was first.
    if (isUniqueViolation(error, KEY_TAKEN)) return attempt();
    throw error;
  }
}

/**
 * Makes a record in a transaction, once for a key; the id of what this request, or an earlier one with the key, made.
 * Throws key_reused, and what `make` throws.
 */
export async function makeOnce(
  { db, clock }: Pick<DomainDeps, 'db' | 'clock'>,
  use: KeyUse,
  make: (transaction: Transaction, at: Date) => Promise<number>,
): Promise<number> {
  const attempt = () =>
    db.transaction(async (transaction) => {
      const earlier = readEarlier(await findKey(transaction, use), use);
      if (earlier !== undefined) return earlier;
      const at = clock.now();
      const recordId = await make(transaction, at);
      await insertKey(transaction, use, { recordId, at });
      return recordId;
    });
  try {
    return await withIdempotencyKey(attempt);
  } catch (error) {
    // The same request at the same moment may have made what this one was refused for: the last one allowed, or a
    // phone's owner.
    const made = error instanceof AppError ? readEarlier(await findKey(db.orm, use), use) : undefined;
    if (made === undefined) throw error;
    return made;
  }
}
