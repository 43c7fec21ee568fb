import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { rateLimits } from '../../schema.ts';

/** What is counted, and for which period. */
export interface Counter {
  key: string;
  seconds: number;
}

/** The count in the period that ends at `expire`. */
export type CountedRow = typeof rateLimits.$inferSelect;

/** The current counters, locked until the transaction ends; a counter whose period is over starts again. */
export function lockCounters(orm: Orm, counters: readonly Counter[], now: Date): Promise<CountedRow[]> {
  const isOver = lte(rateLimits.expire, now);
  return orm
    .insert(rateLimits)
    .values(
      counters
        // Sorted, so that two transactions never wait for each other.
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ key, seconds }) => ({ key, points: 0, expire: new Date(now.getTime() + seconds * 1_000) })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 0 else ${rateLimits.points} end`,
        expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning();
}

/** The counters whose period isn't over. */
export function findCounters(orm: Orm, keys: readonly string[], now: Date): Promise<CountedRow[]> {
  return orm
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.expire, now)));
}

/** Adds one to each counter. */
export async function countOnce(orm: Orm, keys: readonly string[]): Promise<void> {
  await orm
    .update(rateLimits)
    .set({ points: sql`${rateLimits.points} + 1` })
    .where(inArray(rateLimits.key, keys));
}

/** Subtracts one from each counter. */
export async function uncountOnce(orm: Orm, keys: readonly string[]): Promise<void> {
  await orm
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(inArray(rateLimits.key, keys));
}

/** Deletes counters whose period is over. */
export async function deleteEndedCounters(orm: Orm, now: Date): Promise<void> {
  await orm.delete(rateLimits).where(lte(rateLimits.expire, now));
}
