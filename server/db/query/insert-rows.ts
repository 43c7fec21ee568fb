import { getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { PgColumn, PgSelectBuilder, PgTable } from 'drizzle-orm/pg-core';
import { inner } from './json-rows.ts';

const casing = new CasingCache('snake_case');

type Fields = Record<string, SQL | PgColumn>;

/** The expression of each column; columns with a default are optional. */
type Rows<Table extends PgTable> = { [Name in keyof Table['$inferInsert']]: SQL | PgColumn };

/**
 * `insert into … select …` for a table with a generated id: drizzle's own insert from a select would write the identity
 * column too. `complete` adds tables, conditions and order to the select.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: Rows<Table>,
  complete: (select: PgSelectBuilder<Fields, 'qb'>) => SQLWrapper,
): SQL {
  const columns = getTableColumns(table);
  const fields: Fields = rows;
  const names = Object.keys(fields).flatMap((name) =>
    columns[name] ? sql.identifier(casing.getColumnCasing(columns[name])) : [],
  );
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) ${complete(inner.select(fields))}`;
}
