import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from './types.ts';

/**
 * The placeholder of a value in a prepared statement; `as` is a column that encodes such values (dates, JSON, never
 * null).
 */
export type Given<Values> = (name: keyof Values & string, as?: PgColumn) => SQL;

/**
 * The placeholders by name. A list value has a list of them; undefined if the value is undefined, null or an empty
 * list.
 */
export type Places<Values> = {
  [Name in keyof Values]-?: undefined extends Values[Name]
    ? SQL | undefined
    : Values[Name] extends string | number | boolean
      ? SQL
      : SQL | undefined;
};

interface Prepared<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

interface Preparable<Rows> {
  prepare(name: string): Prepared<Rows>;
}

const given = (name: string, as?: PgColumn): SQL => {
  const place = sql.placeholder(name);
  return sql`${as ? sql.param(place, as) : place}`;
};

/**
 * A prepared statement that finds its rows by key, so that one plan fits all values. It is built and planned once per
 * connection: planning it each time would cost more than running it.
 */
export function planOnce<Values extends object, Rows>(
  name: string,
  build: (orm: Orm, given: Given<Values>) => Preparable<Rows>,
): (orm: Orm, values: Values) => Promise<Rows> {
  // Keyed by session, which all transactions of a connection share.
  const prepared = new WeakMap<object, Prepared<Rows>>();
  return (orm, values) => {
    const { session } = orm._;
    const statement = prepared.get(session) ?? build(orm, given).prepare(name);
    prepared.set(session, statement);
    return statement.execute(values as Record<string, unknown>);
  };
}

/** The number of variants of one statement that are kept per connection. */
const MAX_SHAPES = 200;
const UNNAMED = '';

/** The values that are present, each under its own name. */
function flatten(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      if (value === undefined || value === null) return [];
      return Array.isArray(value) ? value.map((one: unknown, index) => [`${name}.${index}`, one]) : [[name, value]];
    }),
  );
}

function placesOf<Values extends object>(values: Values): Places<Values> {
  const places = Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return [];
    const names = Array.isArray(value) ? value.map((_one, index) => `${name}.${index}`) : [name];
    return [
      [
        name,
        sql.join(
          names.map((one) => given(one)),
          sql`, `,
        ),
      ],
    ];
  });
  return Object.fromEntries(places) as Places<Values>;
}

/**
 * A statement whose text depends on which values are present, and on `shape` (plain data), as a list's does on its
 * filters and order. Each text is built once per connection, since building often costs more than running it;
 * PostgreSQL plans it each time, since the best plan depends on the values.
 */
export function buildOnce<Values extends object, Rows, Shape = null>(
  build: (orm: Orm, places: Places<Values>, shape: Shape) => Preparable<Rows>,
): (orm: Orm, values: Values, shape: Shape) => Promise<Rows> {
  const prepared = new WeakMap<object, Map<string, Prepared<Rows>>>();
  return (orm, values, shape) => {
    const { session } = orm._;
    const shapes = prepared.get(session) ?? new Map<string, Prepared<Rows>>();
    const flat = flatten(values);
    const key = `${JSON.stringify(shape)}:${Object.keys(flat).join()}`;
    const statement = shapes.get(key) ?? build(orm, placesOf(values), shape).prepare(UNNAMED);
    if (shapes.size >= MAX_SHAPES) shapes.clear();
    prepared.set(session, shapes.set(key, statement));
    return statement.execute(flat);
  };
}
