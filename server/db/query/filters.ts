import { and, eq, gte, inArray, is, lte, SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { shops } from '../schema.ts';
import { inner } from './json-rows.ts';

type Value = string | number | boolean;

/** The column has the value, or one of several; no condition if none is asked for. */
export function hasValue(column: PgColumn, asked: SQL | Value | readonly Value[] | null | undefined): SQL | undefined {
  if (asked === undefined || asked === null) return undefined;
  if (is(asked, SQL)) return sql`${column} in (${asked})`;
  const values = [asked].flat();
  return values.length > 0 ? inArray(column, values) : undefined;
}

/** The value is between `min` and `max`, both inclusive; an undefined limit is ignored. */
export function isBetween(value: SQLWrapper, min: SQL | undefined, max: SQL | undefined): SQL | undefined {
  return and(min && gte(value, min), max && lte(value, max));
}

const midnight = (day: SQL, shopId: SQL | number): SQL => {
  const zone = inner.select({ zone: shops.timeZone }).from(shops).where(eq(shops.id, shopId));
  return sql`(${day})::timestamp at time zone ${zone}`;
};

/**
 * The moment is within the shop's days `since` and `until` (`2026-11-21`), both inclusive; an undefined limit is
 * ignored.
 */
export function isWithinDays(
  moment: PgColumn,
  {
    shopId,
    since,
    until,
  }: { shopId: SQL | number; since?: SQL | string | undefined; until?: SQL | string | undefined },
): SQL | undefined {
  return and(
    since === undefined ? undefined : sql`${moment} >= ${midnight(sql`${since}::date`, shopId)}`,
    until === undefined ? undefined : sql`${moment} < ${midnight(sql`${until}::date + 1`, shopId)}`,
  );
}
