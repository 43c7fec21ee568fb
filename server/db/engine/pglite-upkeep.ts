import type { PGlite } from '@electric-sql/pglite';
import type { EngineLogger } from './types.ts';

const WAL_LIMIT_BYTES = 64 * 1024 * 1024;
const EVERY_MS = 30_000;

// The thresholds are autovacuum's own.
const UNTIDY_TABLES = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
     or n_mod_since_analyze > 50 + 0.1 * n_live_tup
     or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup`;

/**
 * Does the work of PostgreSQL's background processes, which PGlite doesn't have: a checkpoint when the write-ahead log
 * has grown, vacuum and analyze of changed tables. Returns a description of each action.
 */
export async function keepUp(client: PGlite, walLimitBytes = WAL_LIMIT_BYTES): Promise<string[]> {
  const done: string[] = [];
  const wal = await client.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  // Otherwise the statistics are flushed at most once a second, and this round would miss the latest changes.
  await client.query('select pg_stat_force_next_flush()');
  const untidy = await client.query<{ name: string }>(UNTIDY_TABLES);
  for (const { name } of untidy.rows) {
    await client.exec(`vacuum (analyze) ${name}`);
    done.push(`vacuum ${name}`);
  }
  if ((wal.rows[0]?.bytes ?? 0) > walLimitBytes) {
    await client.exec('checkpoint');
    done.push('checkpoint');
  }
  return done;
}

/** Starts the upkeep; the returned function stops it and waits for a round in progress. */
export function startUpkeep(client: PGlite, logger: EngineLogger): () => Promise<void> {
  let round: Promise<void> | null = null;
  const run = async () => {
    try {
      await keepUp(client);
    } catch (error) {
      logger.error({ err: error }, 'database upkeep failed');
    }
    round = null;
  };
  const timer = setInterval(() => {
    round ??= run();
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
