import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/engine/open.ts';
import type { Database } from '#server/db/engine/types.ts';

const migrations = join(import.meta.dirname, '../../../server/db/migrations');

/** Brings the database up to the newest migration. */
export async function migrate(database: Database): Promise<void> {
  await database.migrate(migrations);
}

/** A new embedded database as it was before the migration whose tag ends so. */
export async function openBefore(tagEnd: string): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-migrations-'));
  try {
    await cp(migrations, folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
    const end = entries.findIndex(({ tag }) => tag.endsWith(tagEnd));
    if (end === -1) throw new Error(`No migration's tag ends with ${tagEnd}`);
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, end) }));
    const database = await openDatabase({ dataDir: null });
    await database.migrate(folder);
    return database;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
