import { isIPv6 } from 'node:net';
import type { Transaction } from '../../db/engine/types.ts';
import { type Counter, countOnce, lockCounters } from '../../db/repositories/kit/rate-limit.ts';
import { AppError } from './app-error.ts';

/** A limit: `points` in a period. */
export interface Limit extends Counter {
  points: number;
}

/** The part of an address that stands for one household: of IPv6 the /64, because one line has 2^64 addresses. */
export function householdOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...gap, ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Counts once against each limit, or against none of them: throws `too_many_requests` with `retryAfter` in seconds where
 * one is reached. The counters stay locked until the transaction ends.
 */
export async function countWithin(transaction: Transaction, limits: readonly Limit[], now: Date): Promise<void> {
  const counted = await lockCounters(transaction, limits, now);
  const waits = counted.filter(({ key, points }) => points >= (limits.find((limit) => limit.key === key)?.points ?? 0));
  if (waits.length > 0)
    throw new AppError('too_many_requests', {
      retryAfter: Math.ceil(Math.max(...waits.map((wait) => (wait.expire.getTime() - now.getTime()) / 1_000))),
    });
  await countOnce(
    transaction,
    limits.map(({ key }) => key),
  );
}
