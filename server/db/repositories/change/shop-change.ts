import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { jsonRows } from '../../query/json-rows.ts';
import { oneRow } from '../../query/page.ts';
import { shopChanges } from '../../schema.ts';

type Kind = typeof shopChanges.$inferSelect.kind;

/** Which changes are read. */
export interface ChangesAsked {
  shopId: number;
  customerId: number;
  /** The kinds of which other people's records are read too. */
  kinds: readonly Kind[];
  /** The transaction from which on they are read. */
  from: bigint;
  most: number;
}

/** Changes, and the transaction to read from the next time. */
export interface ChangesRead {
  next: bigint;
  changes: { kind: Kind; id: number }[];
}

// The oldest transaction that has not ended in the snapshot of the statement: all before it are seen by it, or undone.
// A server counts the transactions of all its databases together; those known to run in another one change nothing
// here.
const oldestOpen = sql`(
  select coalesce(min(open::text::numeric), pg_snapshot_xmax(pg_current_snapshot())::text::numeric)::text
  from pg_snapshot_xip(pg_current_snapshot()) open
  where not exists (
    select from pg_stat_activity where backend_xid = open::xid and datname <> current_database()
  )
)`.mapWith(BigInt);

/**
 * The changes of all transactions since one. Those that had not ended then are read again, since they may have been
 * committed after later ones.
 */
export async function readChanges(
  orm: Orm,
  { shopId, customerId, kinds, from, most }: ChangesAsked,
): Promise<ChangesRead> {
  const isSeen = or(
    eq(shopChanges.customerId, customerId),
    kinds.length > 0 ? inArray(shopChanges.kind, [...kinds]) : undefined,
  );
  const changes = jsonRows({ kind: shopChanges.kind, id: shopChanges.recordId }, (select) =>
    select
      .from(shopChanges)
      .where(and(eq(shopChanges.shopId, shopId), gte(shopChanges.transaction, from), isSeen))
      .groupBy(shopChanges.kind, shopChanges.recordId)
      .limit(most),
  );
  const [read] = await orm.select({ next: oldestOpen, changes }).from(oneRow);
  if (!read) throw new Error('Nothing was read');
  return read;
}

/** The transaction to read from the first time. */
export async function newestChange(orm: Orm): Promise<bigint> {
  const [read] = await orm.select({ next: oldestOpen }).from(oneRow);
  if (!read) throw new Error('Nothing was read');
  return read.next;
}

/** Deletes what was written before a moment. */
export async function deleteChangesBefore(orm: Orm, moment: Date): Promise<void> {
  await orm.delete(shopChanges).where(lt(shopChanges.at, moment));
}
