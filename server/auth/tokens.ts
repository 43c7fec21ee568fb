import type { Permission } from '#contract/types.ts';
import type { Orm, Transaction } from '../db/engine/types.ts';
import * as tokens from '../db/repositories/auth/token.ts';
import type { Customer } from '../domain/access/caller.ts';
import { TOKEN_IDLE_MS, TOKEN_LIFE_MS, TOKEN_TOUCH_MS } from './rules.ts';
import { hashOf, newSecret } from './secrets.ts';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';

const AGENT_MAX = 300;

/** The customer of a token, and the token's hash. */
export interface TokenHolder {
  customer: Customer;
  tokenHash: string;
}

/** Makes a token for a customer; only its hash is stored. */
export async function issueToken(
  orm: Orm | Transaction,
  { shopId, customerId, now, userAgent = '' }: { shopId: number; customerId: number; now: Date; userAgent?: string },
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS);
  await tokens.insertToken(orm, {
    hash: hashOf(token),
    shopId,
    customerId,
    createdAt: now,
    expiresAt,
    userAgent: userAgent.slice(0, AGENT_MAX),
  });
  return token;
}

/** The holder of a valid token of this shop; null for an expired or unknown one. */
export async function findTokenHolder(
  { db, clock }: DomainDeps,
  shopId: number,
  token: string,
): Promise<TokenHolder | null> {
  const now = clock.now();
  const tokenHash = hashOf(token);
  const before = (ms: number) => new Date(now.getTime() - ms);
  const holder = await tokens.findTokenHolder(db.orm, shopId, tokenHash, {
    now,
    idleSince: before(TOKEN_IDLE_MS),
    staleSince: before(TOKEN_TOUCH_MS),
  });
  if (!holder) return null;
  if (holder.isStale) await tokens.touchToken(db.orm, tokenHash, now);
  return {
    customer: {
      id: holder.customerId,
      customerType: holder.customerType,
      // The server writes flags only from the contract's list.
      flags: new Set(holder.flags as Permission[]),
    },
    tokenHash,
  };
}
