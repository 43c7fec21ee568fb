import { and, gte, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The time zone in which the days of a shop are counted. */
const SHOP_ZONE = 'Europe/Moscow';

/** The column has the value, or one of several; no condition if `asked` is undefined. */
export function hasValue(column: PgColumn, asked: SQL | undefined): SQL | undefined {
  return asked && sql`${column} in (${asked})`;
}

/** The value is between `min` and `max`, both inclusive; an undefined limit is ignored. */
export function isBetween(value: SQLWrapper, min: SQL | undefined, max: SQL | undefined): SQL | undefined {
  return and(min && gte(value, min), max && lte(value, max));
}

const midnight = (day: SQL): SQL => sql`(${day})::timestamp at time zone ${SHOP_ZONE}`;

/** The moment is within the days `since` and `until` (`2026-11-21`), both inclusive; an undefined limit is ignored. */
export function isWithinDays(
  moment: PgColumn,
  { since, until }: { since: SQL | undefined; until: SQL | undefined },
): SQL | undefined {
  return and(
    since && sql`${moment} >= ${midnight(sql`${since}::date`)}`,
    until && sql`${moment} < ${midnight(sql`${until}::date + 1`)}`,
  );
}
