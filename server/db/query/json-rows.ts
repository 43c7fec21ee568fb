import { Column, type DriverValueDecoder, is, SQL, sql, type SQLWrapper } from 'drizzle-orm';
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

type Decode = (value: unknown) => unknown;

const isDecoder = (found: unknown): found is DriverValueDecoder<unknown, unknown> =>
  typeof found === 'object' && found !== null && 'mapFromDriverValue' in found;

/** What `mapWith` gave an expression: nested rows have their own decoder. drizzle leaves it out of its types. */
function decoderOf(field: PgColumn | SQL | SQL.Aliased): DriverValueDecoder<unknown, unknown> {
  if (is(field, Column)) return field;
  const expression = is(field, SQL) ? field : field.sql;
  if ('decoder' in expression && isDecoder(expression.decoder)) return expression.decoder;
  throw new Error('An expression of drizzle has no decoder');
}

/** A group from a join without a match is null. */
function groupDecoder(group: Group): Decode {
  const decode = rowDecoder(group);
  return (value) => {
    const row = decode(value as Json);
    return Object.values(row).every((part) => part === null) ? null : row;
  };
}

/** JSON has no dates, so each field decodes its own values. */
function rowDecoder(fields: Fields): (row: Json) => Json {
  const decoders = Object.entries(fields).map(([name, field]): [string, Decode] => {
    if (isGroup(field)) return [name, groupDecoder(field)];
    const decoder = decoderOf(field);
    return [name, (value) => decoder.mapFromDriverValue(value)];
  });
  return (row) => {
    for (const [name, decode] of decoders) if (row[name] !== null) row[name] = decode(row[name]);
    return row;
  };
}

/** The rows of a select as one JSON value, in their order: so a record and its parts are read in one round trip. */
export function jsonRows<Of extends Fields, Row>(fields: Of, complete: Complete<Of, Row>): SQL<Row[]> {
  const decode = rowDecoder(fields);
  return sql`(select coalesce(json_agg(found), '[]') from ${complete(inner.select(named(fields)))} found)`.mapWith(
    (rows: Json[]) => rows.map((row) => decode(row) as Row),
  );
}

/** The same for a select of at most one row; null if it has none. */
export function jsonRow<Of extends Fields, Row>(fields: Of, complete: Complete<Of, Row>): SQL<Row | null> {
  const decode = rowDecoder(fields);
  return sql`(select row_to_json(found) from ${complete(inner.select(named(fields)))} found)`.mapWith(
    (row: Json | null) => row && (decode(row) as Row),
  );
}
