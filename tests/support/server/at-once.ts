import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/engine/types.ts';

/** As many as asked for, each made with its number from 0. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** What became of calls made at once: values of the kept ones, codes of the refused. */
export async function outcomes<T>(calls: Promise<T>[]): Promise<{ kept: T[]; codes: string[] }> {
  const settled = await Promise.allSettled(calls);
  return {
    kept: settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    codes: settled.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason.code ?? outcome.reason)] : [],
    ),
  };
}

/** How many connections to this PostgreSQL database wait for a lock that another one holds. */
export async function lockWaits(orm: Orm): Promise<number> {
  const { rows } = await orm.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}
