import { and, eq, gte, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { shops } from '../schema.ts';
import { inner } from './json-rows.ts';

/** The column has the value, or one of several; no condition if `asked` is undefined. */
export function hasValue(column: PgColumn, asked: SQL | undefined): SQL | undefined {
  return asked && sql`${column} in (${asked})`;
}

/** The value is between `min` and `max`, both inclusive; an undefined limit is ignored. */
export function isBetween(value: SQLWrapper, min: SQL | undefined, max: SQL | undefined): SQL | undefined {
  return and(min && gte(value, min), max && lte(value, max));
}

const midnight = (day: SQL, shopId: SQL): SQL =>
  sql`(${day})::timestamp at time zone ${inner.select({ zone: shops.timeZone }).from(shops).where(eq(shops.id, shopId))}`;

/** The moment is within the shop's days `since` and `until` (`2026-11-21`), both inclusive; an undefined limit is ignored. */
export function isWithinDays(
  moment: PgColumn,
  { shopId, since, until }: { shopId: SQL; since: SQL | undefined; until: SQL | undefined },
): SQL | undefined {
  return and(
    since && sql`${moment} >= ${midnight(sql`${since}::date`, shopId)}`,
    until && sql`${moment} < ${midnight(sql`${until}::date + 1`, shopId)}`,
  );
}
