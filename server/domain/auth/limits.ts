import type { Database } from '../../db/engine/types.ts';
import { uncountOnce } from '../../db/repositories/rate-limit.ts';
import type { Clock } from '../../ports/clock.ts';
import { countWithin, householdOf, type Limit } from '../limits.ts';
import { callLimits } from './rules.ts';

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
