import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../engine/types.ts';
import { customers, tokens } from '../schema.ts';
import { at, type Executor } from './rows.ts';

/** Whoever a token belongs to. */
export interface TokenHolderRow {
  customer_id: number;
  customer_type: 'retail' | 'wholesale';
  /** Their own flags and those of their groups. */
  flags: string[];
  /** Whether `touchToken` is due. */
  is_stale: boolean;
}

/** The moments that a token is judged by. */
export interface TokenMoments {
  now: Date;
  /** One that was last used before this has ended. */
  idleSince: Date;
  /** One that was last noted as used before this is stale. */
  staleSince: Date;
}

const moment = (name: string) => sql`${sql.placeholder(name)}::timestamptz`;

/** Made once for each connection pool: most requests ask this, and PostgreSQL then plans it once. */
function prepareHolder(orm: Orm) {
  return orm
    .select({
      customer_id: customers.id,
      customer_type: customers.customerType,
      is_stale: sql<boolean>`${tokens.lastUsedAt} < ${moment('staleSince')}`,
      flags: sql<string[]>`array_to_json(array(
        select unnest(${customers.flags}) union
        select unnest(g.flags) from customer_groups m join permission_groups g on g.id = m.group_id where m.customer_id = ${customers.id}
      ))`,
    })
    .from(tokens)
    .innerJoin(customers, and(eq(customers.id, tokens.customerId), isNull(customers.deletedAt)))
    .where(
      and(
        eq(tokens.hash, sql.placeholder('hash')),
        eq(tokens.shopId, sql.placeholder('shopId')),
        sql`${tokens.expiresAt} > ${moment('now')}`,
        sql`${tokens.lastUsedAt} > ${moment('idleSince')}`,
      ),
    )
    .prepare('find_token_holder');
}

const prepared = new WeakMap<Orm, ReturnType<typeof prepareHolder>>();

/** The holder of a live token of this shop, in one query. */
export async function findTokenHolder(orm: Orm, shopId: number, hash: string, { now, idleSince, staleSince }: TokenMoments): Promise<TokenHolderRow | undefined> {
  const query = prepared.get(orm) ?? prepareHolder(orm);
  prepared.set(orm, query);
  const [holder] = await query.execute({ shopId, hash, now: now.toISOString(), idleSince: idleSince.toISOString(), staleSince: staleSince.toISOString() });
  return holder;
}

/** Keeps a new token. */
export async function insertToken(
  executor: Executor,
  { hash, shopId, customerId, createdAt, expiresAt }: { hash: string; shopId: number; customerId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await executor.execute(
    sql`insert into tokens (hash, shop_id, customer_id, created_at, last_used_at, expires_at)
      values (${hash}, ${shopId}, ${customerId}, ${at(createdAt)}, ${at(createdAt)}, ${at(expiresAt)})`,
  );
}

/** Notes that a token is in use. */
export async function touchToken(executor: Executor, hash: string, now: Date): Promise<void> {
  await executor.execute(sql`update tokens set last_used_at = ${at(now)} where hash = ${hash} and last_used_at < ${at(now)}`);
}

/** Ends a token. */
export async function deleteToken(executor: Executor, shopId: number, hash: string): Promise<void> {
  await executor.execute(sql`delete from tokens where hash = ${hash} and shop_id = ${shopId}`);
}

/** Forgets the tokens that have ended. */
export async function deleteEndedTokens(executor: Executor, { now, idleSince }: Pick<TokenMoments, 'now' | 'idleSince'>): Promise<void> {
  await executor.execute(sql`delete from tokens where expires_at <= ${at(now)} or last_used_at <= ${at(idleSince)}`);
}
