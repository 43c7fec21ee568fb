import { type SQL, sql } from 'drizzle-orm';

/** Where a query runs: the database, or an open transaction. */
export interface Executor {
  execute(query: SQL): PromiseLike<{ rows: unknown[] }>;
}

/** The rows of a query whose columns are named as `Row` says; amounts must be cast, since int8 comes as text from one engine. */
export async function rows<Row>(executor: Executor, query: SQL): Promise<Row[]> {
  const { rows: found } = await executor.execute(query);
  return found as Row[];
}

/** The only row of a query, or undefined. */
export async function row<Row>(executor: Executor, query: SQL): Promise<Row | undefined> {
  return (await rows<Row>(executor, query))[0];
}

/** A moment as a parameter. */
export const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
