import { type SQL, sql } from 'drizzle-orm';

/** The zone by whose clock the days of a shop are counted. */
const SHOP_ZONE = 'Europe/Moscow';

/** The first and the last day of a list, `2026-11-21`; null for no end. */
export interface Days {
  since: string | null;
  until: string | null;
}

const midnight = (day: SQL): SQL => sql`(${day})::timestamp at time zone ${SHOP_ZONE}`;

/** What a condition goes on with where a moment must lie within some days, both included. */
export function withinDays(moment: SQL, { since, until }: Days): SQL {
  const from = since === null ? sql.empty() : sql` and ${moment} >= ${midnight(sql`${since}::date`)}`;
  const to = until === null ? sql.empty() : sql` and ${moment} < ${midnight(sql`${until}::date + 1`)}`;
  return sql`${from}${to}`;
}
