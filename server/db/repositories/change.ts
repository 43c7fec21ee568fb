import { type SQL, sql } from 'drizzle-orm';

/** Which page changes a record, and the number of that change among the page's own. */
export interface Change {
  pageId: string;
  number: number;
}

const pageOf = (change: Change | null): SQL => sql`${change?.pageId ?? null}::uuid`;
const numberOf = (change: Change | null): SQL => sql`${change?.number ?? null}::int`;

/** The values of changed_by and change_number; null where the page doesn't number its changes. */
export const changeValues = (change: Change | null): SQL => sql`${pageOf(change)}, ${numberOf(change)}`;

const isOvertaken = (table: string, change: Change | null): SQL =>
  sql`coalesce(${sql.raw(table)}.changed_by = ${pageOf(change)} and ${sql.raw(table)}.change_number > ${numberOf(change)}, false)`;

/** Assignments of an update, each column with its new value; none of them where the same page has made a later change already. */
export function setUnlessOvertaken(table: string, change: Change | null, values: Readonly<Record<string, SQL>>): SQL {
  const all = { ...values, changed_by: pageOf(change), change_number: numberOf(change) };
  const overtaken = isOvertaken(table, change);
  const parts = Object.entries(all).map(
    ([column, value]) => sql`${sql.raw(column)} = case when ${overtaken} then ${sql.raw(`${table}.${column}`)} else ${value} end`,
  );
  return sql.join(parts, sql`, `);
}
