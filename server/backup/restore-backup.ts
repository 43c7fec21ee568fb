import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { isTransient } from '../db/backup/dump.ts';
import {
  countRows,
  emptyDatabase,
  hasShops,
  isInUse,
  relax,
  writeRestored,
  writeRows,
  writeSequences,
} from '../db/backup/load.ts';
import { applyMigrations, readMigrations } from '../db/backup/migrations.ts';
import type { Database, Orm } from '../db/engine/types.ts';
import { syncFolder, writeWhole } from '../ports/durable-files.ts';
import { endExchange, noteExchange, stagedFolder } from './exchange.ts';
import { BackupError, checkBackup, type Manifest, readLines } from './manifest.ts';

const FILES_AT_ONCE = 8;
/** One statement's share of a part. */
const ROWS_AT_ONCE = 500;
/** How often it is looked whether somebody is still connected, and how long apart. */
const LOOKS = 20;
const LOOK_MS = 100;

/** Where a copy is restored to. */
export interface RestoredShop {
  db: Database;
  /** Where its pictures are to be. */
  filesFolder: string;
  migrationsFolder: string;
  /** Whether a shop that is there is replaced. */
  replaces: boolean;
}

async function fillTables(orm: Orm, folder: string, { tables, sequences }: Manifest): Promise<void> {
  for (const table of tables) {
    if (isTransient(table)) continue;
    for (const part of table.parts) {
      const lines = await readLines(folder, part);
      for (let from = 0; from < lines.length; from += ROWS_AT_ONCE)
        await writeRows(orm, table, lines.slice(from, from + ROWS_AT_ONCE));
    }
    if ((await countRows(orm, table)) !== table.rows) throw new BackupError('row_count', table.name);
  }
  await writeSequences(orm, sequences);
}

/** Copies the pictures beside those that are there, onto the disk. */
async function stagePictures(folder: string, { pictures }: Manifest, staged: string): Promise<void> {
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true });
  const limit = pLimit(FILES_AT_ONCE);
  const folders = new Set([staged]);
  const copy = async (path: string) => {
    const to = join(staged, path.replace(/^files\//, ''));
    await mkdir(dirname(to), { recursive: true });
    for (let made = dirname(to); made !== staged; made = dirname(made)) folders.add(made);
    await writeWhole(to, await readFile(join(folder, path)));
  };
  await Promise.all(pictures.map(({ path }) => limit(() => copy(path))));
  await Promise.all([...folders].map((made) => limit(() => syncFolder(made))));
}

/** Whether somebody else is connected, and not only about to be gone: a connection is listed a moment after its end. */
async function staysInUse(orm: Orm): Promise<boolean> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (!(await isInUse(orm))) return false;
    await wait(LOOK_MS);
  }
  return true;
}

/**
 * Puts a copy in place of what is there, once every file of it was found to be whole: all of the database in one
 * transaction, then the pictures; what is cut off between the two is completed at the next start (`endLeftExchange`). A
 * copy of an older version gets the migrations that it lacks. Throws BackupError, and changes nothing then.
 */
export async function restoreBackup(
  { db, filesFolder, migrationsFolder, replaces }: RestoredShop,
  folder: string,
): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  const migrations = readMigrations(migrationsFolder);
  if (!migrations.some(({ folderMillis }) => folderMillis === manifest.migration)) throw new BackupError('newer');
  const restoring = randomUUID();
  await db.exclusively(async (orm) => {
    if (db.engine === 'postgres' && (await staysInUse(orm))) throw new BackupError('in_use');
    if (!replaces && (await hasShops(orm))) throw new BackupError('has_shop');
    await endExchange(orm, filesFolder);
    try {
      await stagePictures(folder, manifest, stagedFolder(filesFolder));
      await noteExchange(filesFolder, restoring);
      await orm.transaction(async (transaction) => {
        await emptyDatabase(transaction);
        await applyMigrations(
          transaction,
          migrations.filter(({ folderMillis }) => folderMillis <= manifest.migration),
        );
        const tighten = await relax(transaction);
        await fillTables(transaction, folder, manifest);
        await tighten();
        await applyMigrations(
          transaction,
          migrations.filter(({ folderMillis }) => folderMillis > manifest.migration),
        );
        await writeRestored(transaction, restoring);
      });
    } catch (error) {
      // Where the answer to the commit was lost, the database knows; where it can't be asked, the next start asks it.
      await endExchange(orm, filesFolder).catch(() => undefined);
      throw error;
    }
    await endExchange(orm, filesFolder);
  });
  return manifest;
}
