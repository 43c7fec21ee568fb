import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from './types.ts';

/** The place of a value in a planned statement; `as` is a column that writes such values (dates, JSON, never null). */
export type Given<Values> = (name: keyof Values & string, as?: PgColumn) => SQL;

/** The places of values, by name: of several values a list; undefined where a value is undefined, null or no value at all. */
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
 * A statement that finds its rows by key, and so is best run in one way whatever its values are. It is built once for each
 * connection, and PostgreSQL plans it once for each connection instead of each time, which costs more than the rest of it.
 */
export function planOnce<Values extends object, Rows>(
  name: string,
  build: (orm: Orm, given: Given<Values>) => Preparable<Rows>,
): (orm: Orm, values: Values) => Promise<Rows> {
  // By session, which all transactions of a connection share.
  const prepared = new WeakMap<object, Prepared<Rows>>();
  return (orm, values) => {
    const { session } = orm._;
    const statement = prepared.get(session) ?? build(orm, given).prepare(name);
    prepared.set(session, statement);
    return statement.execute(values as Record<string, unknown>);
  };
}

/** Shapes of one statement that are kept for a connection. */
const MAX_SHAPES = 200;
const UNNAMED = '';

/** The values that are there, each under a name of its own. */
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
 * A statement whose text depends on which of its values are there, and on `shape` (plain data), as a list's does on its
 * filters and its order. Building costs more than many a list, so each text is built once for each connection; PostgreSQL plans it each
 * time, because the best plan depends on the values.
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
