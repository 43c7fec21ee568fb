import { sql } from 'drizzle-orm';
import { bigint, check, type CheckBuilder, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A generated identity key. */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A timestamp with time zone, as a Date. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** An amount in whole kopecks. */
export const kopecks = () => bigint({ mode: 'number' });

/** A check constraint, in SQL. */
export const keeps = (name: string, condition: string): CheckBuilder => check(name, sql.raw(condition));

/** A check constraint that allows a text column these values only. */
export const oneOf = (name: string, column: string, values: readonly string[]): CheckBuilder =>
  keeps(name, `${column} in (${values.map((value) => `'${value}'`).join(', ')})`);

/**
 * The page that changed a row last and the number of that change; an older change of the same page that arrives late is
 * ignored.
 */
export const change = () => ({ changedBy: uuid('changed_by'), changeNumber: integer('change_number') });
