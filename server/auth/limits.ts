import { uncountOnce } from '../db/repositories/kit/rate-limit.ts';
import { countWithin, householdOf, type Limit } from '../domain/kit/rate-limits.ts';
import { callLimits, returnLimits } from './rules.ts';
import { hashOf } from './secrets.ts';
import { SOCIAL_COOKIE_SECONDS } from './social-cookie.ts';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';
import type { Caller } from '../domain/access/caller.ts';

/**
 * Counts one call against each limit of the phone (per kind of call) and of the address (both kinds together), or against
 * none of them: throws `too_many_requests` with `retryAfter` in seconds where one is reached. Returns a function that
 * takes the phone's count back; the address's stays, because failed calls must be limited too.
 */
export async function countCall(
  { db, clock }: DomainDeps,
  { shop, address }: Caller,
  { kind, phone }: { kind: 'code' | 'receive'; phone: string },
): Promise<() => Promise<void>> {
  const name = (subject: string, seconds: number) => `${subject}:${shop.id}:${seconds}`;
  const rules = shop.isDemo ? callLimits.demo : callLimits.real;
  const ofPhone: Limit[] = rules.phone.map((limit) => ({ ...limit, key: name(`${kind}:${phone}`, limit.seconds) }));
  const ofAddress: Limit[] = rules.address.map((limit) => ({
    ...limit,
    key: name(`address:${householdOf(address)}`, limit.seconds),
  }));
  await db.transaction((transaction) => countWithin(transaction, [...ofPhone, ...ofAddress], clock.now()));
  return () =>
    uncountOnce(
      db.orm,
      ofPhone.map(({ key }) => key),
    );
}

/**
 * Counts one return from a network against the limit of the address and against the state, which is valid once; throws
 * `too_many_requests` where either is used up.
 */
export async function countReturn({ db, clock }: DomainDeps, { shop, address }: Caller, state: string): Promise<void> {
  const limits: Limit[] = [
    { ...(shop.isDemo ? returnLimits.demo : returnLimits.real), key: `return:${householdOf(address)}:${shop.id}` },
    { points: 1, seconds: SOCIAL_COOKIE_SECONDS, key: `state:${hashOf(state)}:${shop.id}` },
  ];
  await db.transaction((transaction) => countWithin(transaction, limits, clock.now()));
}
