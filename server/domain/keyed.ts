import { createHash } from 'node:crypto';
import { isUniqueViolation } from '../db/engine/sql-state.ts';
import { KEY_TAKEN, type KeptKey, type KeyUse } from '../db/repositories/idempotency.ts';
import { AppError } from './app-error.ts';
import { canonical } from './canonical.ts';
import type { SignedIn } from './person.ts';

/** The use of an Idempotency-Key for an operation with this request. */
export function keyUse({ shop, customer }: SignedIn, { key, operation, request }: { key: string; operation: string; request: unknown }): KeyUse {
  const requestHash = createHash('sha256').update(canonical(request)).digest('hex');
  return { shopId: shop.id, customerId: customer.id, key, operation, request_hash: requestHash };
}

/** The record that was made under this key before; throws where the key came with another request. */
export function readEarlier(earlier: KeptKey | null | undefined, { operation, request_hash }: KeyUse): number | undefined {
  const isSame = earlier?.operation === operation && earlier.request_hash === request_hash;
  if (earlier && !isSame) throw new AppError('key_reused');
  return earlier?.record_id;
}

/** Runs a transaction that looks for its key and keeps it; once more where another has kept that key meanwhile. */
export async function keyed<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    // The same key with a request about other records: no lock in common, so the key itself says who was first.
    if (isUniqueViolation(error, KEY_TAKEN)) return attempt();
    throw error;
  }
}
