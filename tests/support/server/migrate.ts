import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '#server/db/engine/types.ts';

/** The folder of the product's migrations. */
export const migrationsFolder = resolve('server/db/migrations');

/** Brings the database up to the newest migration. */
export async function migrate(database: Database): Promise<void> {
  await database.migrate(migrationsFolder);
}

/** Makes a folder of the migrations with one more, later than all of them. */
export async function addMigration(folder: string, statement: string): Promise<void> {
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { when: number }[] };
  const last = entries.at(-1);
  const added = { ...last, idx: entries.length, when: (last?.when ?? 0) + 1, tag: 'added' };
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, added] }));
  await writeFile(join(folder, 'added.sql'), statement);
}
