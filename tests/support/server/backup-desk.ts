import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Manifest } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { saveBackup } from '#server/backup/save-backup.ts';
import type { Database } from '#server/db/engine/types.ts';
import { migrationsFolder as migrations } from './migrate.ts';

/** Copies of shops in a folder that is gone with it. */
export class BackupDesk {
  readonly folder: string;
  private count = 0;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<BackupDesk> {
    return new BackupDesk(await mkdtemp(join(tmpdir(), 'shop-backup-')));
  }

  /** A path in it that nothing has yet. */
  newPath(): string {
    this.count += 1;
    return join(this.folder, String(this.count));
  }

  /** A folder with these files. */
  async files(files: Readonly<Record<string, string>>): Promise<string> {
    const folder = this.newPath();
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    return folder;
  }

  async save(db: Database, filesFolder = this.newPath()): Promise<{ folder: string; manifest: Manifest }> {
    const folder = this.newPath();
    return { folder, manifest: await saveBackup({ db, filesFolder, at: new Date('2026-11-23T10:00:00Z') }, folder) };
  }

  restore(
    db: Database,
    folder: string,
    {
      filesFolder = this.newPath(),
      migrationsFolder = migrations,
      replaces = false,
    }: { filesFolder?: string; migrationsFolder?: string; replaces?: boolean } = {},
  ): Promise<Manifest> {
    return restoreBackup({ db, filesFolder, migrationsFolder, replaces }, folder);
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** What a copy leaves out. */
const leftOut: ReadonlySet<string> = new Set([
  'shop_changes',
  'catalogue_changes',
  'tokens',
  'call_requests',
  'social_codes',
  'item_imports',
  'item_import_rows',
  'item_import_pictures',
]);

/** Every row of every table as a text, by the table's name; without those that a copy leaves out. */
export async function allRows({ orm }: Pick<Database, 'orm'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await orm.execute<{ name: string }>(
    sql`select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (leftOut.has(name)) continue;
    const { rows } = await orm.execute<{ line: string }>(
      sql`select t::text as line from ${sql.identifier(name)} t order by 1`,
    );
    all[name] = rows.map(({ line }) => line);
  }
  return all;
}
