import type { Database } from '../../db/engine/types.ts';
import { uncountOnce } from '../../db/repositories/rate-limit.ts';
import type { Clock } from '../../ports/clock.ts';
import { countWithin, householdOf, type Limit } from '../limits.ts';
import { callLimits, returnLimits } from './rules.ts';
import { hashOf } from './secrets.ts';
import { SOCIAL_COOKIE_SECONDS } from './social-cookie.ts';

/**
 * Counts one call against each limit of its kind for the phone and of both kinds for the address, or against none of
 * them: throws `too_many_requests` with `retryAfter` in seconds where one is reached. Answers with what takes the phone's
 * count back; the address's stays, or nothing would limit calls that fail.
 */
export async function countCall(
  { db, clock }: { db: Database; clock: Clock },
  { kind, shopId, isDemo, phone, address }: { kind: 'code' | 'receive'; shopId: number; isDemo: boolean; phone: string; address: string },
): Promise<() => Promise<void>> {
  const name = (subject: string, seconds: number) => `${subject}:${shopId}:${seconds}`;
  const rules = isDemo ? callLimits.demo : callLimits.real;
  const ofPhone: Limit[] = rules.phone.map((limit) => ({ ...limit, key: name(`${kind}:${phone}`, limit.seconds) }));
  const ofAddress: Limit[] = rules.address.map((limit) => ({ ...limit, key: name(`address:${householdOf(address)}`, limit.seconds) }));
  await db.transaction((transaction) => countWithin(transaction, [...ofPhone, ...ofAddress], clock.now()));
  return () => uncountOnce(db.orm, ofPhone.map(({ key }) => key));
}

/**
 * Counts one way back from a network, for the address and for its state, which is good for one: throws
 * `too_many_requests` where either is used up.
 */
export async function countReturn(
  { db, clock }: { db: Database; clock: Clock },
  { shopId, isDemo, address, state }: { shopId: number; isDemo: boolean; address: string; state: string },
): Promise<void> {
  const limits: Limit[] = [
    { ...(isDemo ? returnLimits.demo : returnLimits.real), key: `return:${householdOf(address)}:${shopId}` },
    { points: 1, seconds: SOCIAL_COOKIE_SECONDS, key: `state:${hashOf(state)}:${shopId}` },
  ];
  await db.transaction((transaction) => countWithin(transaction, limits, clock.now()));
}
