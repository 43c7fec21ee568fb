import { resolve } from 'node:path';
import type { Database } from './types.ts';

/**
 * Brings the database up to the newest migration; processes that start together on one PostgreSQL take turns.
 * The folder is a parameter because the bundled server does not stand beside it.
 */
export async function migrate(database: Database, folder = resolve('server/db/migrations')): Promise<void> {
  await database.migrate(folder);
}
