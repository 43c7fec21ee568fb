import { join } from 'node:path';
import type { Database } from '#server/db/engine/types.ts';

const migrations = join(import.meta.dirname, '../../server/db/migrations');

/** Brings the database up to the newest migration. */
export async function migrate(database: Database): Promise<void> {
  await database.migrate(migrations);
}
