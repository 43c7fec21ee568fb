import type { Permission } from '#contract/types.ts';
import type { Database, Orm, Transaction } from '../../db/engine/types.ts';
import * as tokens from '../../db/repositories/token.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Person } from '../person.ts';
import { TOKEN_IDLE_MS, TOKEN_LIFE_MS, TOKEN_TOUCH_MS } from './rules.ts';
import { hashOf, newSecret } from './secrets.ts';

/** A signed-in customer, and what their token is kept as. */
export interface TokenHolder extends Person {
  tokenHash: string;
}

/** Makes a token for a customer; only its hash is kept. */
export async function issueToken(orm: Orm | Transaction, { shopId, customerId, now }: { shopId: number; customerId: number; now: Date }): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS);
  await tokens.insertToken(orm, { hash: hashOf(token), shopId, customerId, createdAt: now, expiresAt });
  return token;
}

/** Whoever holds a live token of this shop; null for one that has ended or never was. */
export async function findTokenHolder({ db, clock }: { db: Database; clock: Clock }, shopId: number, token: string): Promise<TokenHolder | null> {
  const now = clock.now();
  const tokenHash = hashOf(token);
  const before = (ms: number) => new Date(now.getTime() - ms);
  const holder = await tokens.findTokenHolder(db.orm, shopId, tokenHash, { now, idleSince: before(TOKEN_IDLE_MS), staleSince: before(TOKEN_TOUCH_MS) });
  if (!holder) return null;
  if (holder.is_stale) await tokens.touchToken(db.orm, tokenHash, now);
  return {
    id: holder.customer_id,
    customerType: holder.customer_type,
    // Flags are written by the server alone, from the contract's list.
    flags: new Set(holder.flags as Permission[]),
    tokenHash,
  };
}

/** Ends a token on the server. */
export function endToken(db: Database, shopId: number, tokenHash: string): Promise<void> {
  return tokens.deleteToken(db.orm, shopId, tokenHash);
}
