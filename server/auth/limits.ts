import { uncountOnce } from '../db/repositories/kit/rate-limit.ts';
import { AppError } from '../domain/kit/app-error.ts';
import { countWithin, householdOf, isReached, type Limit, networkOf } from '../domain/kit/rate-limits.ts';
import type { AuthDeps } from './deps.ts';
import { addressLimits, BUDGET_SECONDS, phoneLimits, returnLimits, wrongCodeLimits } from './rules.ts';
import { hashOf } from './secrets.ts';
import { SOCIAL_COOKIE_SECONDS } from './social/social-cookie.ts';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';
import type { Caller } from '../domain/access/caller.ts';

const rulesOf = ({ isDemo }: Caller['shop']) => (isDemo ? 'demo' : 'real');
const named = (subject: string, shopId: number, limit: { points: number; seconds: number }): Limit => ({
  ...limit,
  key: `${subject}:${shopId}:${limit.seconds}`,
});

/** The hour's budget of calls that we make for a shop; none for a demo shop, which rings nobody. */
const budgetOf = ({ settings }: AuthDeps, { id, isDemo }: Caller['shop']): Limit[] =>
  isDemo ? [] : [named('budget', id, { points: settings.callsPerHour, seconds: BUDGET_SECONDS })];

/**
 * Counts one call against each limit of the phone (per kind of call), of the phone from this address and of the address
 * (both kinds together), and one that we make against the shop's budget; or against none of them: throws
 * `too_many_requests`, or `calls_used_up` for the budget, with `retryAfter` in seconds. Returns a function that takes
 * all counts but the address's back; that one stays, because failed calls must be limited too.
 */
export async function countCall(
  deps: AuthDeps,
  { shop, address }: Caller,
  { kind, phone }: { kind: 'code' | 'receive'; phone: string },
): Promise<() => Promise<void>> {
  const { db, clock, log } = deps;
  const household = householdOf(address);
  const { ofPhone, fromAddress } = phoneLimits[kind];
  const ofCall = [
    ...ofPhone.map((limit) => named(`${kind}:${phone}`, shop.id, limit)),
    ...fromAddress.map((limit) => named(`${kind}:${phone}:${household}`, shop.id, limit)),
  ];
  const ofAddress = named(`address:${household}`, shop.id, addressLimits[rulesOf(shop)]);
  const budget = kind === 'code' ? budgetOf(deps, shop) : [];
  const isUsedUp = await db.transaction(async (transaction) => {
    await countWithin(transaction, [...ofCall, ofAddress], clock.now());
    // Last, and by itself: a call that is refused anyway must not wait for the shop's one counter.
    return budget.length > 0 && countWithin(transaction, budget, clock.now(), 'calls_used_up');
  });
  if (isUsedUp) {
    log.warn(
      { shopId: shop.id, callsPerHour: deps.settings.callsPerHour },
      'the budget of calls for this hour is used up: until it ends people sign in by their own call',
    );
  }
  return () =>
    uncountOnce(
      db.orm,
      [...ofCall, ...budget].map(({ key }) => key),
    );
}

/** Whether the shop makes no calls for the rest of its hour. */
export const areCallsUsedUp = (deps: AuthDeps, { shop }: Caller): Promise<boolean> =>
  isReached(deps.db.orm, budgetOf(deps, shop), deps.clock.now());

function wrongCodeLimitsOf({ shop, address }: Caller): Limit[] {
  const limits = wrongCodeLimits[rulesOf(shop)];
  return [
    named(`wrong:${householdOf(address)}`, shop.id, limits.address),
    named(`wrong:net:${networkOf(address)}`, shop.id, limits.network),
  ];
}

/** Throws `use_receive_call` where too many wrong codes came from the caller's address or network. */
export async function checkWrongCodes({ db, clock }: DomainDeps, caller: Caller): Promise<void> {
  if (await isReached(db.orm, wrongCodeLimitsOf(caller), clock.now())) throw new AppError('use_receive_call');
}

/**
 * Counts a code as a wrong one of the caller's address and network, before it is compared; throws `use_receive_call`
 * where there were too many. Returns a function that takes it back.
 */
export async function countWrongCode({ db, clock }: DomainDeps, caller: Caller): Promise<() => Promise<void>> {
  const limits = wrongCodeLimitsOf(caller);
  await db.transaction((transaction) => countWithin(transaction, limits, clock.now(), 'use_receive_call'));
  return () =>
    uncountOnce(
      db.orm,
      limits.map(({ key }) => key),
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
