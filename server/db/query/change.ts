import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The page that changes a record, and the number of the change on that page. */
export interface NumberedChange {
  pageId: string;
  number: number;
}

/** The columns that store the last change of a record. */
interface Changeable {
  changedBy: PgColumn;
  changeNumber: PgColumn;
}

/** A change as the values of changed_by and change_number; null if the page doesn't number its changes. */
export interface ChangeValues {
  changedBy: string | null;
  changeNumber: number | null;
}

/** Converts a change to its column values. */
export const changeValues = (change: NumberedChange | null): ChangeValues => ({
  changedBy: change?.pageId ?? null,
  changeNumber: change?.number ?? null,
});

/**
 * The values of an update: the new values and the change; unchanged if the same page has already made a later change.
 */
export function setUnlessOvertaken<Name extends string>(
  table: Changeable & Record<NoInfer<Name>, PgColumn>,
  { changedBy, changeNumber }: Record<keyof ChangeValues, SQL>,
  values: Record<Name, SQL>,
): Record<Name | keyof ChangeValues, SQL> {
  const isOvertaken = sql`coalesce(
    ${table.changedBy} = ${changedBy} and ${table.changeNumber} > ${changeNumber}, false)`;
  const unlessOvertaken = (column: PgColumn, value: SQL) =>
    sql`case when ${isOvertaken} then ${column} else ${value} end`;
  const entries = Object.entries<SQL>(values).map(([name, value]) => [
    name,
    unlessOvertaken(table[name as Name], value),
  ]);
  return {
    ...(Object.fromEntries(entries) as Record<Name, SQL>),
    changedBy: unlessOvertaken(table.changedBy, changedBy),
    changeNumber: unlessOvertaken(table.changeNumber, changeNumber),
  };
}
