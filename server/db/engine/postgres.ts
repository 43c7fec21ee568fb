import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, types, type PoolClient } from 'pg';
import { drizzleConfig, type EngineConfig } from './drizzle-config.ts';
import { answers } from './answers.ts';
import { DeadlineError, withDeadline } from './deadline.ts';
import { DatabaseUnreachableError } from './errors.ts';
import { PLANNER_SETTINGS } from './planner.ts';
import { retryConflicts } from './retry.ts';
import type { Database, EngineOptions, Patience, Transaction, TransactionOptions } from './types.ts';

/** Names the lock that `exclusively` takes, among the advisory locks of the database. */
const EXCLUSIVE_KEY = 7_305_116;
// The driver's list of type ids leaves the array types out.
const INT8_ARRAY: number = 1016;

/** The address of the server and the limits of this process. */
export interface PostgresOptions extends EngineOptions {
  databaseUrl: string;
  /** Connections at most; at least 2. */
  poolSize: number;
  patience: Patience;
}

function createPool(options: PostgresOptions): Pool {
  // Drizzle uses these parsers for types that it doesn't parse itself: counts become numbers, as on PGlite.
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(INT8_ARRAY, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)));
  const pool = new Pool({
    connectionString: options.databaseUrl,
    max: Math.max(2, options.poolSize),
    // So that a shop at rest is seen by who would restore a copy over it.
    min: 1,
    connectionTimeoutMillis: options.patience.connect,
    idleTimeoutMillis: 30_000,
    lock_timeout: options.patience.lock,
    statement_timeout: options.patience.statement,
    // For a process that has frozen; a running one enforces the deadline itself.
    idle_in_transaction_session_timeout: 2 * options.transactionTimeoutMs,
    keepAlive: true,
    application_name: 'shop',
    options: ['-c', 'TimeZone=UTC', ...PLANNER_SETTINGS].join(' '),
  });
  // Without a listener, a connection lost while idle or between two queries of a transaction would end the process.
  pool.on('error', (error) => options.logger.warn({ err: error }, 'a PostgreSQL connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The address without user name and password. */
function addressOf(databaseUrl: string): string {
  return URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'DATABASE_URL';
}

/** Runs `work` on a connection without time limits. */
async function withPatientClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    // Closing the connection frees its locks and resets the settings, even if it is broken.
    client.release(true);
  }
}

const withLockedClient = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  withPatientClient(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [EXCLUSIVE_KEY]);
    return work(client);
  });

type ClientOrm = NodePgDatabase<EngineConfig['schema']>;

/**
 * Runs transactions on clients of the pool. One that exceeds its deadline loses its connection, which rolls it back.
 */
function createTransactor(pool: Pool, timeoutMs: number, config: EngineConfig) {
  // Cached, since building an orm for each transaction would cost more than many a query.
  const orms = new WeakMap<PoolClient, ClientOrm>();
  const ormOf = (client: PoolClient): ClientOrm => {
    const orm = orms.get(client) ?? drizzle(client, config);
    orms.set(client, orm);
    return orm;
  };
  return async <T>(work: (transaction: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T> => {
    const client = await pool.connect();
    let isLate = false;
    try {
      return await withDeadline(ormOf(client).transaction(work, options), timeoutMs, 'transaction');
    } catch (error) {
      isLate = error instanceof DeadlineError;
      throw error;
    } finally {
      client.release(isLate);
    }
  };
}

/** Connects to a PostgreSQL server; throws DatabaseUnreachableError when that fails. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const pool = createPool(options);
  const config = drizzleConfig(options);
  const orm = drizzle(pool, config);
  const transact = createTransactor(pool, options.transactionTimeoutMs, config);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnreachableError(addressOf(options.databaseUrl), error);
  }
  return {
    engine: 'postgres',
    orm,
    transaction: (work, transactionOptions) => retryConflicts(() => transact(work, transactionOptions)),
    exclusively: (work) => withLockedClient(pool, (client) => work(drizzle(client, config))),
    snapshot: (work) =>
      withPatientClient(pool, (client) =>
        drizzle(client, config).transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
      ),
    migrate: (folder) =>
      withLockedClient(pool, (client) => migrate(drizzle(client, config), { migrationsFolder: folder })),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: () => answers(orm),
    close: () => pool.end(),
  };
}
