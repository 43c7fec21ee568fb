import { isIPv6 } from 'node:net';
import type { Database } from '../../db/engine/types.ts';
import { type Counter, countOnce, lockCounters, uncountOnce } from '../../db/repositories/rate-limit.ts';
import type { Clock } from '../../ports/clock.ts';
import { AppError } from '../app-error.ts';
import { callLimits } from './rules.ts';

interface Limit extends Counter {
  points: number;
}

/** What stands for one household: an IPv6 line has 2^64 addresses, and is known by its first half. */
function householdOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...gap, ...end].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * Counts one call against each limit of its kind for the phone and of both kinds for the address, or against none of
 * them: throws `too_many_requests` with `retryAfter` in seconds where one is reached. Answers with what takes the count back.
 */
export async function countCall(
  { db, clock }: { db: Database; clock: Clock },
  { kind, shopId, isDemo, phone, address }: { kind: 'code' | 'receive'; shopId: number; isDemo: boolean; phone: string; address: string },
): Promise<() => Promise<void>> {
  const name = (subject: string, seconds: number) => `${subject}:${shopId}:${seconds}`;
  const rules = isDemo ? callLimits.demo : callLimits.real;
  const limits: Limit[] = [
    ...rules.phone.map((limit) => ({ ...limit, key: name(`${kind}:${phone}`, limit.seconds) })),
    ...rules.address.map((limit) => ({ ...limit, key: name(`address:${householdOf(address)}`, limit.seconds) })),
  ];
  const keys = limits.map(({ key }) => key);
  await db.transaction(async (transaction) => {
    const counted = await lockCounters(transaction, limits, clock.now());
    const waits = counted.filter(({ key, points }) => points >= (limits.find((limit) => limit.key === key)?.points ?? 0));
    if (waits.length > 0) throw new AppError('too_many_requests', { retryAfter: Math.ceil(Math.max(...waits.map((wait) => wait.seconds_left))) });
    await countOnce(transaction, keys);
  });
  return () => uncountOnce(db.orm, keys);
}
