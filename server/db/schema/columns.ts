import { sql } from 'drizzle-orm';
import { bigint, check, type CheckBuilder, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A key that the database counts up. */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A moment, read and written as a Date. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** An amount in whole kopecks. */
export const kopecks = () => bigint({ mode: 'number' });

/** What each row of a table keeps to, in SQL. */
export const keeps = (name: string, condition: string): CheckBuilder => check(name, sql.raw(condition));

/** Lets a text column hold these values and nothing else. */
export const oneOf = (name: string, column: string, values: readonly string[]): CheckBuilder =>
  keeps(name, `${column} in (${values.map((value) => `'${value}'`).join(', ')})`);

/** Which page changed a row last, and the number of that change: an older one of the same page, come late, does nothing. */
export const change = () => ({ changedBy: uuid('changed_by'), changeNumber: integer('change_number') });
