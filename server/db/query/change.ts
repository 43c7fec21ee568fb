import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Which page changes a record, and the number of that change among the page's own. */
export interface Change {
  pageId: string;
  number: number;
}

/** The columns that keep the last change of a record. */
interface Changeable {
  changedBy: PgColumn;
  changeNumber: PgColumn;
}

/** A change as the values of changed_by and change_number; null where the page doesn't number its changes. */
export interface ChangeValues {
  changedBy: string | null;
  changeNumber: number | null;
}

/** What a change is kept as. */
export const changeValues = (change: Change | null): ChangeValues => ({
  changedBy: change?.pageId ?? null,
  changeNumber: change?.number ?? null,
});

/** What an update of a record sets: the new values and the change; nothing where the same page has made a later change already. */
export function setUnlessOvertaken<Name extends string>(
  table: Changeable & Record<NoInfer<Name>, PgColumn>,
  { changedBy, changeNumber }: Record<keyof ChangeValues, SQL>,
  values: Record<Name, SQL>,
): Record<Name | keyof ChangeValues, SQL> {
  const isOvertaken = sql`coalesce(${table.changedBy} = ${changedBy} and ${table.changeNumber} > ${changeNumber}, false)`;
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
