import { type SQL, sql } from 'drizzle-orm';
import { at, type Executor, rows } from './rows.ts';

/** What is counted, and for how long. */
export interface Counter {
  key: string;
  seconds: number;
}

/** How often it was done in the running period. */
export interface CountedRow {
  key: string;
  points: number;
  /** Until the period ends. */
  seconds_left: number;
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

/** The counters as they stand, held until the transaction ends; a period that is over begins anew. */
export function lockCounters(executor: Executor, counters: readonly Counter[], now: Date): Promise<CountedRow[]> {
  // In one order, so that two transactions never wait for each other.
  const ordered = counters.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const values = ordered.map(({ key, seconds }) => sql`(${key}, 0, ${at(new Date(now.getTime() + seconds * 1_000))})`);
  return rows<CountedRow>(
    executor,
    sql`insert into rate_limits (key, points, expire) values ${list(values)}
      on conflict (key) do update set
        points = case when rate_limits.expire <= ${at(now)} then 0 else rate_limits.points end,
        expire = case when rate_limits.expire <= ${at(now)} then excluded.expire else rate_limits.expire end
      returning key, points, extract(epoch from expire - ${at(now)})::float8 as seconds_left`,
  );
}

/** Counts once more on each. */
export async function countOnce(executor: Executor, keys: readonly string[]): Promise<void> {
  await executor.execute(sql`update rate_limits set points = points + 1 where key in (${list(keys.map((key) => sql`${key}`))})`);
}

/** Takes one count back from each. */
export async function uncountOnce(executor: Executor, keys: readonly string[]): Promise<void> {
  await executor.execute(sql`update rate_limits set points = greatest(points - 1, 0) where key in (${list(keys.map((key) => sql`${key}`))})`);
}

/** Forgets the periods that are over. */
export async function deleteEndedCounters(executor: Executor, now: Date): Promise<void> {
  await executor.execute(sql`delete from rate_limits where expire <= ${at(now)}`);
}
