import { and, eq, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { customers, socialCodes, socialIdentities } from '../../schema.ts';
import { joinGroupForNew } from '../customer/customer.ts';

/** A person of a social network, in one shop. */
export type SocialKey = Pick<typeof socialIdentities.$inferSelect, 'shopId' | 'provider' | 'subject'>;

/** A one-time code, stored as its hash; valid only in the browser that has the secret of `browserHash`. */
export type SocialCode = Pick<typeof socialCodes.$inferSelect, 'hash' | 'shopId' | 'provider' | 'browserHash'>;

interface CustomerState {
  id: number;
  isDeleted: boolean;
}

/** Serializes the transactions that find or create the customer of a key: there is no row yet that could be locked. */
async function lockSocialKey(orm: Orm, { shopId, provider, subject }: SocialKey): Promise<void> {
  await orm.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`social:${shopId}:${provider}:${subject}`}, 0))`,
  );
}

/** The customer of a network's person, created if there is none; two parallel first sign-ins create one. */
export async function findOrInsertBySocial(
  orm: Orm,
  key: SocialKey,
  { firstName, lastName, now }: { firstName: string; lastName: string; now: Date },
): Promise<CustomerState> {
  const { shopId, provider, subject } = key;
  await lockSocialKey(orm, key);
  const [known] = await orm
    .select({ id: customers.id, deletedAt: customers.deletedAt })
    .from(socialIdentities)
    .innerJoin(customers, eq(customers.id, socialIdentities.customerId))
    .where(
      and(
        eq(socialIdentities.shopId, shopId),
        eq(socialIdentities.provider, provider),
        eq(socialIdentities.subject, subject),
      ),
    )
    // A deletion at the same time waits, and then deletes the code that follows too.
    .for('share', { of: customers });
  if (known) return { id: known.id, isDeleted: known.deletedAt !== null };
  const [made] = await orm
    .insert(customers)
    .values({ shopId, firstName, lastName, createdAt: now })
    .returning({ id: customers.id });
  if (!made) throw new Error('The insert of a customer answered nothing');
  await joinGroupForNew(orm, shopId, made.id);
  await orm.insert(socialIdentities).values({ ...key, customerId: made.id, createdAt: now });
  return { id: made.id, isDeleted: false };
}

/** Keeps a new one-time code. */
export async function insertSocialCode(orm: Orm, code: SocialCode, customerId: number, expiresAt: Date): Promise<void> {
  await orm.insert(socialCodes).values({ ...code, customerId, expiresAt });
}

/** Uses a one-time code. Returns its customer's id; undefined if the code is unknown, expired or another browser's. */
export async function takeSocialCode(
  orm: Orm,
  { hash, shopId, provider, browserHash }: SocialCode,
  now: Date,
): Promise<number | undefined> {
  const [taken] = await orm
    .delete(socialCodes)
    .where(
      and(
        eq(socialCodes.hash, hash),
        eq(socialCodes.shopId, shopId),
        eq(socialCodes.provider, provider),
        eq(socialCodes.browserHash, browserHash),
      ),
    )
    .returning({ customerId: socialCodes.customerId, expiresAt: socialCodes.expiresAt });
  return taken && taken.expiresAt > now ? taken.customerId : undefined;
}

/** Deletes the codes that expired before this moment. */
export async function deleteSocialCodesBefore(orm: Orm, moment: Date): Promise<void> {
  await orm.delete(socialCodes).where(lte(socialCodes.expiresAt, moment));
}
