import { and, eq, gte, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { inner } from '../../query/json-rows.ts';
import { shops } from '../../schema.ts';

/** Records that wait for somebody, and since when the first of them does. */
export interface WaitingRow {
  count: number;
  since: Date | null;
}

/** How many records came on the shop's day until now, and on the day before until this time of it. */
interface CameRow {
  today: number;
  yesterday: number;
}

/** Records that wait, and how many such came. */
export interface ArrivingRow extends WaitingRow {
  came: CameRow;
}

/** The fields of a WaitingRow, of those that have waited since this column's moment. */
export const waiting = (since: SQLWrapper) => ({
  count: sql<number>`count(*)`,
  // JSON has its own form of a moment, which Date reads on both engines.
  since: sql<string | null>`min(${since})`,
});

/** A WaitingRow as it is read. */
export type Waiting = { count: number; since: string | null } | null;

export const toWaiting = (found: Waiting): WaitingRow => ({
  count: found?.count ?? 0,
  since: found?.since ? new Date(found.since) : null,
});

/** A moment as the shop's clock shows it. */
interface ShopClock {
  now: SQL;
  zone: SQL;
  /** The day of the shop. */
  today: SQL;
}

/** What the clock of a shop shows at a moment in ISO 8601. */
export function clockOf(shopId: SQL, moment: SQL): ShopClock {
  const zone = sql`(${inner.select({ zone: shops.timeZone }).from(shops).where(eq(shops.id, shopId))})`;
  const now = sql`${moment}::timestamptz`;
  return { now, zone, today: sql`(${now} at time zone ${zone})::date` };
}

/** Since the midnight before the last one, and not after now. */
export const isOfTwoDays = (column: SQLWrapper, { now, zone, today }: ShopClock): SQL | undefined =>
  and(gte(column, sql`(${today} - 1)::timestamp at time zone ${zone}`), lte(column, now));

/** The fields of a CameRow, among the records of two days. */
export const cameOf = (column: SQLWrapper, { now, zone, today }: ShopClock) => ({
  today: sql<number>`count(*) filter (where ${column} >= ${today}::timestamp at time zone ${zone})`,
  yesterday: sql<number>`count(*) filter (
    where ${column} <= (${now} at time zone ${zone} - interval '1 day') at time zone ${zone}
  )`,
});

export const toCame = (found: CameRow | null): CameRow => found ?? { today: 0, yesterday: 0 };
