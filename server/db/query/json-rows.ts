import { Column, is, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { type PgColumn, type PgSelectBuilder, QueryBuilder } from 'drizzle-orm/pg-core';

/** Builds the selects that stand inside another statement. */
export const inner = new QueryBuilder({ casing: 'snake_case' });

type Group = Record<string, PgColumn>;

/** What a row has: columns; expressions of what JSON has itself (text, number, boolean, JSON); groups of columns, such as a person. */
type Fields = Record<string, PgColumn | SQL | SQL.Aliased | Group>;

interface Selected<Row> extends SQLWrapper {
  readonly _: { readonly result: Row[] };
}

/** Completes a select of the fields with its tables, conditions and order. */
type Complete<Of extends Fields, Row> = (select: PgSelectBuilder<Of, 'qb'>) => Selected<Row>;

type Json = Record<string, unknown>;

const isGroup = (field: Fields[string]): field is Group => !is(field, Column) && !('getSQL' in field);

/** The fields under their names here, which become the keys of the JSON, and not under those of their columns. */
function named<Of extends Fields>(fields: Of): Of {
  const entries = Object.entries(fields).map(([name, field]) => {
    if (!isGroup(field)) return [name, sql`${field}`.as(name)];
    const pairs = Object.entries(field).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`);
    return [name, sql`json_build_object(${sql.join(pairs, sql`, `)})`.as(name)];
  });
  return Object.fromEntries(entries) as Of;
}

/** JSON has no dates: columns read their values as they do outside of JSON. A group that was joined to nothing is null. */
function decode(fields: Fields, json: Json): Json {
  for (const [name, field] of Object.entries(fields)) {
    const value = json[name];
    if (value === null || value === undefined) continue;
    if (is(field, Column)) json[name] = field.mapFromDriverValue(value);
    else if (isGroup(field)) {
      const group = decode(field, value as Json);
      json[name] = Object.values(group).every((part) => part === null) ? null : group;
    }
  }
  return json;
}

/** The rows of a select as one value of a statement, in the order of the select: a record with its parts takes one round trip. */
export function jsonRows<Of extends Fields, Row>(fields: Of, complete: Complete<Of, Row>): SQL<Row[]> {
  return sql`(select coalesce(json_agg(found), '[]') from ${complete(inner.select(named(fields)))} found)`.mapWith(
    (rows: Json[]) => rows.map((row) => decode(fields, row) as Row),
  );
}

/** The same for a select of at most one row; null where there is none. */
export function jsonRow<Of extends Fields, Row>(fields: Of, complete: Complete<Of, Row>): SQL<Row | null> {
  return sql`(select row_to_json(found) from ${complete(inner.select(named(fields)))} found)`.mapWith(
    (row: Json | null) => row && (decode(fields, row) as Row),
  );
}
