import { and, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { customers, tokens } from '../../schema.ts';
import { heldFlags } from '../customer/held-flags.ts';

/** The moments that decide about a token. */
export interface TokenMoments {
  now: Date;
  /** A token that was last used before this has expired. */
  idleSince: Date;
  /** A token whose last recorded use is before this is stale. */
  staleSince: Date;
}

/** The holder of a token. */
export interface TokenHolderRow extends Pick<typeof customers.$inferSelect, 'customerType' | 'flags'> {
  customerId: number;
  /** Whether `touchToken` is due. */
  isStale: boolean;
}

// Planned once, since most requests run it.
const tokenHolder = planOnce<TokenMoments & { shopId: number; hash: string }, TokenHolderRow[]>(
  'find_token_holder',
  (orm, given) =>
    orm
      .select({
        customerId: customers.id,
        customerType: customers.customerType,
        isStale: sql<boolean>`${lt(tokens.lastUsedAt, given('staleSince', tokens.lastUsedAt))}`,
        flags: heldFlags,
      })
      .from(tokens)
      .innerJoin(customers, and(eq(customers.id, tokens.customerId), isNull(customers.deletedAt)))
      .where(
        and(
          eq(tokens.hash, given('hash')),
          eq(tokens.shopId, given('shopId')),
          gt(tokens.expiresAt, given('now', tokens.expiresAt)),
          gt(tokens.lastUsedAt, given('idleSince', tokens.lastUsedAt)),
        ),
      ),
);

/** The holder of a valid token of this shop, in one query. */
export async function findTokenHolder(
  orm: Orm,
  shopId: number,
  hash: string,
  moments: TokenMoments,
): Promise<TokenHolderRow | undefined> {
  const [holder] = await tokenHolder(orm, { ...moments, shopId, hash });
  return holder;
}

/** Stores a new token. */
export async function insertToken(orm: Orm, token: Omit<typeof tokens.$inferInsert, 'lastUsedAt'>): Promise<void> {
  await orm.insert(tokens).values({ ...token, lastUsedAt: token.createdAt });
}

/** Records the use of a token. */
export async function touchToken(orm: Orm, hash: string, now: Date): Promise<void> {
  await orm
    .update(tokens)
    .set({ lastUsedAt: now })
    .where(and(eq(tokens.hash, hash), lt(tokens.lastUsedAt, now)));
}

/** Deletes a token. */
export async function deleteToken(orm: Orm, shopId: number, hash: string): Promise<void> {
  await orm.delete(tokens).where(and(eq(tokens.hash, hash), eq(tokens.shopId, shopId)));
}

/** A place where a customer is signed in. */
export type SessionRow = Pick<typeof tokens.$inferSelect, 'id' | 'hash' | 'userAgent' | 'createdAt' | 'lastUsedAt'>;

/** Where a customer is signed in, the last used first. */
export function findSessions(
  orm: Orm,
  { shopId, customerId }: { shopId: number; customerId: number },
  { now, idleSince }: Pick<TokenMoments, 'now' | 'idleSince'>,
): Promise<SessionRow[]> {
  return orm
    .select({
      id: tokens.id,
      hash: tokens.hash,
      userAgent: tokens.userAgent,
      createdAt: tokens.createdAt,
      lastUsedAt: tokens.lastUsedAt,
    })
    .from(tokens)
    .where(
      and(
        eq(tokens.customerId, customerId),
        eq(tokens.shopId, shopId),
        gt(tokens.expiresAt, now),
        gt(tokens.lastUsedAt, idleSince),
      ),
    )
    .orderBy(desc(tokens.lastUsedAt), desc(tokens.createdAt));
}

/** Deletes a token of a customer by its id; false where they have none of this id. */
export async function deleteSession(
  orm: Orm,
  { shopId, customerId, id }: { shopId: number; customerId: number; id: string },
): Promise<boolean> {
  const deleted = await orm
    .delete(tokens)
    .where(and(eq(tokens.id, id), eq(tokens.customerId, customerId), eq(tokens.shopId, shopId)))
    .returning({ id: tokens.id });
  return deleted.length > 0;
}

/** Deletes all tokens of a customer but one. */
export async function deleteOtherSessions(
  orm: Orm,
  { shopId, customerId, hash }: { shopId: number; customerId: number; hash: string },
): Promise<void> {
  await orm
    .delete(tokens)
    .where(and(eq(tokens.customerId, customerId), eq(tokens.shopId, shopId), ne(tokens.hash, hash)));
}

/** Deletes expired tokens. */
export async function deleteEndedTokens(
  orm: Orm,
  { now, idleSince }: Pick<TokenMoments, 'now' | 'idleSince'>,
): Promise<void> {
  await orm.delete(tokens).where(or(lte(tokens.expiresAt, now), lte(tokens.lastUsedAt, idleSince)));
}
