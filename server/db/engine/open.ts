import { writeSync } from 'node:fs';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Database, EngineLogger, Patience } from './types.ts';

export type { Database, Patience } from './types.ts';

/** Which database to open, and how. */
export interface OpenOptions {
  /** `postgres://…`; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** The program's data folder, for the embedded database; null keeps it in memory. */
  dataDir: string | null;
  /** A dump to start an in-memory database from. */
  memoryImage?: Blob;
  logger?: EngineLogger;
  /** Connections to PostgreSQL at most; 10. */
  poolSize?: number;
  /** How long PostgreSQL may keep a caller waiting; `usualPatience`. */
  patience?: Patience;
  /** How long a transaction may stay open; 30 s. */
  transactionTimeoutMs?: number;
  /** Called at each sync of an embedded database's file to the disk. */
  onSync?: () => void;
  /** Called with the text of each statement, with places for its values, before it is sent. */
  onStatement?: (text: string) => void;
  /**
   * Called when the database can no longer be trusted; it must not return. By default it ends the process with code 1.
   */
  onFatal?: (error: Error) => void;
}

/** What a person waits for. */
export const usualPatience: Patience = { connect: 5_000, lock: 4_000, statement: 10_000 };

const silent: EngineLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };

// Synchronous, because a logger might not flush before the process ends.
function endProcess(error: Error): void {
  writeSync(2, `${error.message}\n`);
  process.exit(1);
}

/**
 * Opens PostgreSQL or the embedded database; rejects with a message for the person who starts the shop where it is
 * locked or unreachable.
 */
export function openDatabase(options: OpenOptions): Promise<Database> {
  const engine = {
    logger: options.logger ?? silent,
    transactionTimeoutMs: options.transactionTimeoutMs ?? 30_000,
    onFatal: options.onFatal ?? endProcess,
    ...(options.onStatement && { onStatement: options.onStatement }),
  };
  if (options.databaseUrl)
    return openPostgres({
      ...engine,
      databaseUrl: options.databaseUrl,
      poolSize: options.poolSize ?? 10,
      patience: options.patience ?? usualPatience,
    });
  return openPglite({
    ...engine,
    dataDir: options.dataDir,
    ...(options.memoryImage && { memoryImage: options.memoryImage }),
    ...(options.onSync && { onSync: options.onSync }),
  });
}
