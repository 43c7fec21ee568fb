import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from '../schema.ts';

type Schema = typeof schema;
type Rows<Row> = { rows: Row[] };

/** The result of `execute` in both drivers: an object with the rows. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** drizzle's handle on the database or on an open transaction. */
export type Orm = PgDatabase<RowsResult, Schema, ExtractTablesWithRelations<Schema>>;

/** An open transaction; nesting makes a savepoint. */
export type Transaction = PgTransaction<RowsResult, Schema, ExtractTablesWithRelations<Schema>>;

/** A stronger isolation than read committed; PGlite, having one connection, needs none. */
export interface TransactionOptions {
  isolationLevel?: 'repeatable read' | 'serializable';
}

/** One database, the same on both engines. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly orm: Orm;
  /**
   * Runs `work` in a transaction. It may run up to five times on PostgreSQL (deadlock, serialization failure), so it
   * touches nothing but the transaction; it is refused after `transactionTimeoutMs`.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs `work` while no other process that shares this database is inside `exclusively`. For start-up: no statement
   * timeout.
   */
  exclusively<T>(work: (orm: Orm) => Promise<T>): Promise<T>;
  /**
   * Runs `work`, which only reads, on one state of the database and without a deadline. On PGlite all others wait for
   * it.
   */
  snapshot<T>(work: (orm: Orm) => Promise<T>): Promise<T>;
  /** Applies the migrations in `folder` that are missing, one process at a time. */
  migrate(folder: string): Promise<void>;
  /** The connections of this process, and how many wait for one; null on PGlite, which has none. */
  connections(): { open: number; idle: number; waiting: number } | null;
  /** True when the database answers within two seconds. */
  ping(): Promise<boolean>;
  /** Lets running queries end, then closes the files or the connections and frees the lock. */
  close(): Promise<void>;
}

/** The part of a pino logger that the engines use. */
export interface EngineLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** How long PostgreSQL may keep a caller waiting before it is told to come later, in milliseconds. */
export interface Patience {
  connect: number;
  /** A locked table keeps whoever needs it waiting, and with all connections waiting nobody else is served. */
  lock: number;
  statement: number;
}

/** How the engines are opened. */
export interface EngineOptions {
  logger: EngineLogger;
  /** How long a transaction may stay open, in milliseconds. */
  transactionTimeoutMs: number;
  /** Called once when the database can no longer be trusted; must end the process. */
  onFatal: (error: Error) => void;
  /** Called with the text of each statement, with places for its values, before it is sent. */
  onStatement?: (text: string) => void;
}
