import { Column, is, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { type PgColumn, type PgSelectBuilder, QueryBuilder } from 'drizzle-orm/pg-core';

/** Builds selects to be nested in another statement. */
export const inner = new QueryBuilder({ casing: 'snake_case' });

type Group = Record<string, PgColumn>;

/**
 * The fields of a row: columns, expressions of JSON types (text, number, boolean, JSON), and groups of columns, such as
 * a person.
 */
type Fields = Record<string, PgColumn | SQL | SQL.Aliased | Group>;

interface Selected<Row> extends SQLWrapper {
  readonly _: { readonly result: Row[] };
}

/** Completes a select of the fields with its tables, conditions and order. */
type Complete<Of extends Fields, Row> = (select: PgSelectBuilder<Of, 'qb'>) => Selected<Row>;

type Json = Record<string, unknown>;

const isGroup = (field: Fields[string]): field is Group => !is(field, Column) && !('getSQL' in field);

/** The fields under their names here, which become the JSON keys, instead of their column names. */
function named<Of extends Fields>(fields: Of): Of {
  const entries = Object.entries(fields).map(([name, field]) => {
    if (!isGroup(field)) return [name, sql`${field}`.as(name)];
    const pairs = Object.entries(field).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`);
    return [name, sql`json_build_object(${sql.join(pairs, sql`, `)})`.as(name)];
  });
  return Object.fromEntries(entries) as Of;
}

/** JSON has no dates, so each column decodes its own values. A group from a join without a match is null. */
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

/** The rows of a select as one JSON value, in their order: so a record and its parts are read in one round trip. */
export function jsonRows<Of extends Fields, Row>(fields: Of, complete: Complete<Of, Row>): SQL<Row[]> {
  return sql`(select coalesce(json_agg(found), '[]') from ${complete(inner.select(named(fields)))} found)`.mapWith(
    (rows: Json[]) => rows.map((row) => decode(fields, row) as Row),
  );
}

/** The same for a select of at most one row; null if it has none. */
export function jsonRow<Of extends Fields, Row>(fields: Of, complete: Complete<Of, Row>): SQL<Row | null> {
  return sql`(select row_to_json(found) from ${complete(inner.select(named(fields)))} found)`.mapWith(
    (row: Json | null) => row && (decode(fields, row) as Row),
  );
}
