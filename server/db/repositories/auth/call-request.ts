import { and, asc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { inner } from '../../query/json-rows.ts';
import { callRequests, phoneGuards } from '../../schema.ts';

/** A call that proves a phone. */
export type CallRequest = Omit<typeof callRequests.$inferInsert, 'wrongTries' | 'status'>;

/** The state of a call. */
export type CallRequestRow = Pick<typeof callRequests.$inferSelect, 'kind' | 'status' | 'providerRef' | 'expiresAt'>;

/** A number that a phone was told to call. */
export interface GivenNumber {
  number: string;
  at: Date;
}

/** A counted try at a code. */
export interface CountedTry {
  phone: string;
  codeHash: string;
  /** The tries at this code, including this one. */
  tries: number;
  /** The tries of this phone since its last sign-in, including this one. */
  phoneTries: number;
}

const isCall = (shopId: number, id: string): SQL | undefined =>
  and(eq(callRequests.id, id), eq(callRequests.shopId, shopId));
const isGuard = (shopId: number, phone: string): SQL | undefined =>
  and(eq(phoneGuards.shopId, shopId), eq(phoneGuards.phone, phone));

/** Stores a new call. */
export async function insertCallRequest(orm: Orm, call: CallRequest): Promise<void> {
  await orm.insert(callRequests).values(call);
}

/** The numbers that a phone was told to call since then and hasn't signed in by, the oldest first. */
export async function findGivenNumbers(orm: Orm, shopId: number, phone: string, since: Date): Promise<GivenNumber[]> {
  const calls = await orm
    .select({ number: callRequests.number, at: callRequests.createdAt })
    .from(callRequests)
    .where(
      and(
        eq(callRequests.shopId, shopId),
        eq(callRequests.phone, phone),
        eq(callRequests.kind, 'receive'),
        ne(callRequests.status, 'used'),
        gt(callRequests.createdAt, since),
      ),
    )
    .orderBy(asc(callRequests.createdAt));
  return calls.flatMap(({ number, at }) => (number === null ? [] : { number, at }));
}

/** The state of a call of this shop. */
export async function findCallRequest(orm: Orm, shopId: number, id: string): Promise<CallRequestRow | undefined> {
  const [found] = await orm
    .select({
      kind: callRequests.kind,
      status: callRequests.status,
      providerRef: callRequests.providerRef,
      expiresAt: callRequests.expiresAt,
    })
    .from(callRequests)
    .where(isCall(shopId, id));
  return found;
}

/**
 * Counts a try at a code, for the code and for its phone; call it before comparing the code. Undefined if the code
 * accepts no more tries.
 */
export async function countTry(
  orm: Orm,
  shopId: number,
  id: string,
  { now, maxTries }: { now: Date; maxTries: number },
): Promise<CountedTry | undefined> {
  const counted = orm.$with('counted').as(
    orm
      .update(callRequests)
      .set({ wrongTries: sql`${callRequests.wrongTries} + 1` })
      .where(
        and(
          isCall(shopId, id),
          eq(callRequests.kind, 'code'),
          eq(callRequests.status, 'waiting'),
          lt(callRequests.wrongTries, maxTries),
          gt(callRequests.expiresAt, now),
        ),
      )
      .returning({
        shopId: callRequests.shopId,
        phone: callRequests.phone,
        codeHash: callRequests.codeHash,
        tries: callRequests.wrongTries,
      }),
  );
  const guarded = orm.$with('guarded').as(
    orm
      .insert(phoneGuards)
      .select(
        inner
          .select({ shopId: counted.shopId, phone: counted.phone, wrongTries: sql`1`.as('wrong_tries') })
          .from(counted),
      )
      .onConflictDoUpdate({
        target: [phoneGuards.shopId, phoneGuards.phone],
        set: { wrongTries: sql`${phoneGuards.wrongTries} + 1` },
      })
      .returning({ phoneTries: phoneGuards.wrongTries }),
  );
  const [found] = await orm
    .with(counted, guarded)
    .select({
      phone: counted.phone,
      codeHash: counted.codeHash,
      tries: counted.tries,
      phoneTries: guarded.phoneTries,
    })
    .from(counted)
    .crossJoin(guarded);
  return found && { ...found, codeHash: found.codeHash ?? '' };
}

/** The number of wrong codes of a phone since its last sign-in. */
export async function findWrongTries(orm: Orm, shopId: number, phone: string): Promise<number> {
  const [guard] = await orm
    .select({ wrongTries: phoneGuards.wrongTries })
    .from(phoneGuards)
    .where(isGuard(shopId, phone));
  return guard?.wrongTries ?? 0;
}

/** Deletes the count of a phone's wrong codes. */
export async function forgiveTries(orm: Orm, shopId: number, phone: string): Promise<void> {
  await orm.delete(phoneGuards).where(isGuard(shopId, phone));
}

/** Marks a call as received. */
export async function confirmCall(orm: Orm, shopId: number, id: string): Promise<void> {
  await orm
    .update(callRequests)
    .set({ status: 'confirmed' })
    .where(and(isCall(shopId, id), eq(callRequests.kind, 'receive'), eq(callRequests.status, 'waiting')));
}

/** Uses a call in the given state once. Returns the phone that it proves; undefined if there is no such call. */
export async function useCall(
  orm: Orm,
  shopId: number,
  id: string,
  { status, now }: { status: 'waiting' | 'confirmed'; now: Date },
): Promise<string | undefined> {
  const [used] = await orm
    .update(callRequests)
    .set({ status: 'used' })
    .where(and(isCall(shopId, id), eq(callRequests.status, status), gt(callRequests.expiresAt, now)))
    .returning({ phone: callRequests.phone });
  return used?.phone;
}

/** Deletes calls that expired before this moment. */
export async function deleteCallsBefore(orm: Orm, moment: Date): Promise<void> {
  await orm.delete(callRequests).where(lt(callRequests.expiresAt, moment));
}
