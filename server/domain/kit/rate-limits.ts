import { isIPv6 } from 'node:net';
import type { Orm, Transaction } from '../../db/engine/types.ts';
import { type Counter, countOnce, findCounters, lockCounters } from '../../db/repositories/kit/rate-limit.ts';
import type { ErrorCode } from '../../errors.ts';
import { AppError } from './app-error.ts';

/** A limit: `points` in a period. */
export interface Limit extends Counter {
  points: number;
}

/** The first groups of an IPv6 address, written in one way; of IPv4, also mapped into IPv6, the first bytes. */
function prefixOf(address: string, { bytes, groups }: { bytes: number; groups: number }): string {
  if (!isIPv6(address)) return address.split('.').slice(0, bytes).join('.');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return prefixOf(mapped, { bytes, groups });
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...gap, ...end]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The part of an address that stands for one household: of IPv6 the /64, because one line has 2^64 addresses. */
export const householdOf = (address: string): string => prefixOf(address, { bytes: 4, groups: 4 });

/** The part of an address that one owner of many is likely to hold: of IPv4 the /24, of IPv6 the /48. */
export const networkOf = (address: string): string => prefixOf(address, { bytes: 3, groups: 3 });

/**
 * Counts once against each limit, or against none of them: throws `refusal` with `retryAfter` in seconds where one is
 * reached. The counters stay locked until the transaction ends. Returns whether that was the last that one of them
 * allows.
 */
export async function countWithin(
  transaction: Transaction,
  limits: readonly Limit[],
  now: Date,
  refusal: ErrorCode = 'too_many_requests',
): Promise<boolean> {
  const allowed = new Map(limits.map(({ key, points }) => [key, points]));
  const counted = await lockCounters(transaction, limits, now);
  const waits = counted.filter(({ key, points }) => points >= (allowed.get(key) ?? 0));
  if (waits.length > 0)
    throw new AppError(refusal, {
      retryAfter: Math.ceil(Math.max(...waits.map((wait) => (wait.expire.getTime() - now.getTime()) / 1_000))),
    });
  await countOnce(
    transaction,
    limits.map(({ key }) => key),
  );
  return counted.some(({ key, points }) => points + 1 === allowed.get(key));
}

/** Whether one of the limits is reached. */
export async function isReached(orm: Orm, limits: readonly Limit[], now: Date): Promise<boolean> {
  const allowed = new Map(limits.map(({ key, points }) => [key, points]));
  const counted = await findCounters(orm, [...allowed.keys()], now);
  return counted.some(({ key, points }) => points >= (allowed.get(key) ?? 0));
}
