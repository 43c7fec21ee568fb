import { sql } from 'drizzle-orm';
import { at, type Executor, row } from './rows.ts';

/** Whom a network knows, in one shop. */
export interface SocialKey {
  shopId: number;
  provider: 'vk-oauth2' | 'odnoklassniki-oauth2';
  subject: string;
}

/** A one-time code, kept as its hash. */
export interface SocialCode {
  hash: string;
  shopId: number;
  provider: string;
  /** Of what the browser that it is for holds. */
  browserHash: string;
}

interface CustomerState {
  id: number;
  isDeleted: boolean;
}

/** The customer whom a network knows as this, made where there is none; two first sign-ins at once make one. */
export async function findOrInsertBySocial(
  executor: Executor,
  { shopId, provider, subject }: SocialKey,
  { firstName, lastName, now }: { firstName: string; lastName: string; now: Date },
): Promise<CustomerState> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`social:${shopId}:${provider}:${subject}`}, 0))`);
  const known = await row<{ id: number; is_deleted: boolean }>(
    executor,
    sql`select c.id, c.deleted_at is not null as is_deleted from social_identities i join customers c on c.id = i.customer_id
      where i.shop_id = ${shopId} and i.provider = ${provider} and i.subject = ${subject}`,
  );
  if (known) return { id: known.id, isDeleted: known.is_deleted };
  const made = await row<{ id: number }>(
    executor,
    sql`insert into customers (shop_id, first_name, last_name, created_at) values (${shopId}, ${firstName}, ${lastName}, ${at(now)}) returning id`,
  );
  if (!made) throw new Error('The insert of a customer answered nothing');
  await executor.execute(
    sql`insert into social_identities (shop_id, provider, subject, customer_id, created_at)
      values (${shopId}, ${provider}, ${subject}, ${made.id}, ${at(now)})`,
  );
  return { id: made.id, isDeleted: false };
}

/** Keeps a new one-time code. */
export async function insertSocialCode(executor: Executor, { hash, shopId, provider, browserHash }: SocialCode, customerId: number, expiresAt: Date): Promise<void> {
  await executor.execute(
    sql`insert into social_codes (hash, shop_id, provider, customer_id, browser_hash, expires_at)
      values (${hash}, ${shopId}, ${provider}, ${customerId}, ${browserHash}, ${at(expiresAt)})`,
  );
}

/** Takes a one-time code, so that nobody takes it again; whose it is, unless it isn't this browser's or has expired. */
export async function takeSocialCode(executor: Executor, { hash, shopId, provider, browserHash }: SocialCode, now: Date): Promise<CustomerState | undefined> {
  const taken = await row<{ id: number; is_deleted: boolean; is_live: boolean }>(
    executor,
    sql`delete from social_codes s using customers c
      where s.hash = ${hash} and s.shop_id = ${shopId} and s.provider = ${provider} and s.browser_hash = ${browserHash} and c.id = s.customer_id
      returning c.id, c.deleted_at is not null as is_deleted, s.expires_at > ${at(now)} as is_live`,
  );
  return taken?.is_live ? { id: taken.id, isDeleted: taken.is_deleted } : undefined;
}

/** Forgets the codes that nobody took in time. */
export async function deleteSocialCodesBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.execute(sql`delete from social_codes where expires_at <= ${at(moment)}`);
}
