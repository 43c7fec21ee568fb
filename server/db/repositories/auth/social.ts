import { and, eq, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { customers, socialCodes, socialIdentities } from '../../schema.ts';

/** Whom a network knows, in one shop. */
export type SocialKey = Pick<typeof socialIdentities.$inferSelect, 'shopId' | 'provider' | 'subject'>;

/** A one-time code, kept as its hash, for a browser that holds the text of `browserHash`. */
export type SocialCode = Pick<typeof socialCodes.$inferSelect, 'hash' | 'shopId' | 'provider' | 'browserHash'>;

interface CustomerState {
  id: number;
  isDeleted: boolean;
}

/** Lets one transaction at a time find or make the customer of a key: there is no row yet that could be locked. */
async function lockSocialKey(orm: Orm, { shopId, provider, subject }: SocialKey): Promise<void> {
  await orm.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`social:${shopId}:${provider}:${subject}`}, 0))`,
  );
}

/** The customer whom a network knows as this, made where there is none; two first sign-ins at once make one. */
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
    );
  if (known) return { id: known.id, isDeleted: known.deletedAt !== null };
  const [made] = await orm
    .insert(customers)
    .values({ shopId, firstName, lastName, createdAt: now })
    .returning({ id: customers.id });
  if (!made) throw new Error('The insert of a customer answered nothing');
  await orm.insert(socialIdentities).values({ ...key, customerId: made.id, createdAt: now });
  return { id: made.id, isDeleted: false };
}

/** Keeps a new one-time code. */
export async function insertSocialCode(orm: Orm, code: SocialCode, customerId: number, expiresAt: Date): Promise<void> {
  await orm.insert(socialCodes).values({ ...code, customerId, expiresAt });
}

/** Takes a one-time code, so that nobody takes it again; its customer, unless the code is another browser's or has expired. */
export async function takeSocialCode(
  orm: Orm,
  { hash, shopId, provider, browserHash }: SocialCode,
  now: Date,
): Promise<CustomerState | undefined> {
  const taken = orm.$with('taken').as(
    orm
      .delete(socialCodes)
      .where(
        and(
          eq(socialCodes.hash, hash),
          eq(socialCodes.shopId, shopId),
          eq(socialCodes.provider, provider),
          eq(socialCodes.browserHash, browserHash),
        ),
      )
      .returning({ customerId: socialCodes.customerId, expiresAt: socialCodes.expiresAt }),
  );
  const [found] = await orm
    .with(taken)
    .select({ id: customers.id, deletedAt: customers.deletedAt, expiresAt: taken.expiresAt })
    .from(taken)
    .innerJoin(customers, eq(customers.id, taken.customerId));
  return found && found.expiresAt > now ? { id: found.id, isDeleted: found.deletedAt !== null } : undefined;
}

/** Forgets the codes that nobody took in time. */
export async function deleteSocialCodesBefore(orm: Orm, moment: Date): Promise<void> {
  await orm.delete(socialCodes).where(lte(socialCodes.expiresAt, moment));
}
