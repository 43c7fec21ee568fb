import { join, resolve } from 'node:path';
import { mkdirSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { answers } from './answers.ts';
import { withDeadline } from './deadline.ts';
import { drizzleConfig } from './drizzle-config.ts';
import { DatabaseStoppedError } from './errors.ts';
import { takeLock } from './lock.ts';
import { DURABLE_START_PARAMS, DurableNodeFS, openOrCreate } from './pglite-durable.ts';
import { startUpkeep } from './pglite-upkeep.ts';
import { PLANNER_SETTINGS } from './planner.ts';
import type { Database, EngineOptions } from './types.ts';

const EXTENSIONS = { pg_trgm, fuzzystrmatch };
// The default of 128 MB costs 150 MB of memory and 0.3 s at each start, for a database that fits in a quarter of it.
const START = ['-c', 'shared_buffers=32MB', ...PLANNER_SETTINGS];

/** Where the embedded database lives. */
export interface EmbeddedOptions extends EngineOptions {
  /** The program's data folder; the database is `pgdata` in it. Null keeps it in memory. */
  dataDir: string | null;
  /** What an in-memory database starts with: a dump of another's folder. */
  memoryImage?: Blob;
  /** Called at each sync of a file to the disk. */
  onSync?: () => void;
}

/**
 * Starts PGlite. A PANIC would block the event loop forever, so it is reported from inside PGlite's output callback.
 */
async function startClient(options: PGliteOptions, onFatal: EngineOptions['onFatal']): Promise<PGlite> {
  let lastWords = '';
  const client = new PGlite({
    ...options,
    extensions: EXTENSIONS,
    onStderr: (line) => {
      const [, severity, reason] = /^[\d-]+ [\d:.]+ \w+ \[\d+\] (PANIC|FATAL): +(.*)/.exec(line) ?? [];
      if (reason !== undefined) lastWords = reason;
      if (severity === 'PANIC') onFatal(new DatabaseStoppedError(lastWords));
      return false;
    },
  });
  try {
    await client.waitReady;
    return client;
  } catch (error) {
    throw lastWords === '' ? error : new DatabaseStoppedError(lastWords);
  }
}

async function openFolder(dataDir: string, options: EmbeddedOptions): Promise<{ client: PGlite; unlock: () => void }> {
  mkdirSync(dataDir, { recursive: true });
  const folder = join(resolve(dataDir), 'pgdata');
  const lock = await takeLock(folder, {
    onLost: options.onFatal,
    onWatch: (ms) =>
      options.logger.warn(
        { seconds: ms / 1_000 },
        'another program may hold the database: its lock is watched for a sign of life',
      ),
  });
  try {
    const client = await openOrCreate(folder, () =>
      startClient(
        { fs: new DurableNodeFS(folder, options.onSync), startParams: [...DURABLE_START_PARAMS, ...START] },
        options.onFatal,
      ),
    );
    return { client, unlock: () => lock.release() };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openMemory(options: EmbeddedOptions): Promise<{ client: PGlite; unlock: () => void }> {
  const startParams = [...PGlite.defaultStartParams, ...START];
  // Small log segments: a new or dumped database in memory is 17 MB smaller.
  const source =
    options.memoryImage === undefined
      ? { initDbStartParams: ['--wal-segsize=1'] }
      : { loadDataDir: options.memoryImage };
  return { client: await startClient({ startParams, ...source }, options.onFatal), unlock: () => undefined };
}

/** Opens the embedded database: durable and locked in a folder, or in memory. */
export async function openPglite(options: EmbeddedOptions): Promise<Database & { client: PGlite }> {
  const { client, unlock } =
    options.dataDir === null ? await openMemory(options) : await openFolder(options.dataDir, options);
  const orm = drizzle(client, drizzleConfig(options));
  const stopUpkeep = startUpkeep(client, options.logger);
  return {
    engine: 'pglite',
    client,
    orm,
    // There is one connection: without a deadline, a transaction that awaits a query outside it would wait forever.
    transaction: (work) =>
      orm.transaction((transaction) => withDeadline(work(transaction), options.transactionTimeoutMs, 'transaction')),
    exclusively: (work) => work(orm),
    snapshot: (work) => orm.transaction(work, { accessMode: 'read only' }),
    migrate: (folder) => migrate(orm, { migrationsFolder: folder }),
    connections: () => null,
    ping: () => answers(orm),
    async close() {
      await stopUpkeep();
      await client.close();
      unlock();
    },
  };
}
