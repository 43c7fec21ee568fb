import { sql } from 'drizzle-orm';
import { withDeadline } from './deadline.ts';
import type { Orm } from './types.ts';

/** Whether a query succeeds within two seconds. */
export async function answers(orm: Orm): Promise<boolean> {
  try {
    await withDeadline(Promise.resolve(orm.execute(sql`select 1`)), 2_000, 'ping');
    return true;
  } catch {
    return false;
  }
}
