import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import pLimit from 'p-limit';
import { findLastMigration, findTables, readRows, readSequences, type DumpedTable } from '../db/backup/dump.ts';
import { hasShops } from '../db/backup/load.ts';
import type { Database, Orm } from '../db/engine/types.ts';
import { BackupError, type KeptFile, keptFile, type Manifest, writeManifest } from './manifest.ts';

/** What of a copy is read into memory at once, in characters of JSON. */
const PART_CHARACTERS = 4_000_000;
const FILES_AT_ONCE = 8;

/** How the name begins that a copy has until all of it is there. */
const partOf = (folder: string): string => `${folder}.part-`;

/** A running shop or one at rest. */
export interface SavedShop {
  db: Database;
  /** Where its pictures are. */
  filesFolder: string;
  at: Date;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

async function writePart(folder: string, path: string, lines: readonly string[]): Promise<KeptFile> {
  const data = Buffer.from(lines.join('\n'));
  await writeFile(join(folder, path), data);
  return keptFile(path, data);
}

async function saveTable(orm: Orm, table: DumpedTable, folder: string): Promise<Manifest['tables'][number]> {
  await mkdir(join(folder, 'tables', table.name));
  const parts: KeptFile[] = [];
  let rows = 0;
  let lines: string[] = [];
  let length = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    parts.push(
      await writePart(folder, `tables/${table.name}/${String(parts.length + 1).padStart(5, '0')}.ndjson`, lines),
    );
    lines = [];
    length = 0;
  };
  for await (const some of readRows(orm, table)) {
    rows += some.length;
    for (const line of some) {
      lines.push(line);
      length += line.length;
      if (length > PART_CHARACTERS) await flush();
    }
  }
  await flush();
  return { ...table, rows, parts };
}

/** Copies the pictures that aren't in `done` yet. One that goes meanwhile was used by nothing. */
async function savePictures(from: string, folder: string, done: Map<string, KeptFile>): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const limit = pLimit(FILES_AT_ONCE);
  const copy = async (name: string) => {
    const data = await readFile(join(from, name)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (data === null) return;
    const path = `files/${name.split(sep).join('/')}`;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), data);
    done.set(name, keptFile(path, data));
  };
  const names = entries
    // A file that is being written has another name until it is whole.
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => relative(from, join(entry.parentPath, entry.name)))
    .filter((name) => !done.has(name));
  await Promise.all(names.map((name) => limit(() => copy(name))));
}

async function fill({ db, filesFolder, at }: SavedShop, folder: string): Promise<Manifest> {
  const pictures = new Map<string, KeptFile>();
  await mkdir(join(folder, 'tables'));
  // Before the rows are read, since what they show may be taken away meanwhile, and again for what was added.
  await savePictures(filesFolder, folder, pictures);
  const { migration, tables, sequences } = await db.snapshot(async (orm) => {
    const last = await findLastMigration(orm);
    if (last === null || !(await hasShops(orm))) throw new BackupError('nothing_to_save');
    const saved: Manifest['tables'] = [];
    for (const table of await findTables(orm)) saved.push(await saveTable(orm, table, folder));
    return { migration: last, tables: saved, sequences: await readSequences(orm) };
  });
  await savePictures(filesFolder, folder, pictures);
  const sorted = [...pictures.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { format: 1, savedAt: at.toISOString(), migration, tables, sequences, pictures: sorted };
}

/** Gives a finished copy its name, in place of an empty folder at most: what has come there meanwhile is somebody's. */
async function takeName(part: string, folder: string): Promise<void> {
  const refused = (error: unknown, isTaken = false): unknown =>
    isTaken || ['ENOTEMPTY', 'EEXIST'].includes(codeOf(error)) ? new BackupError('not_empty', folder) : error;
  // Windows gives no folder the name of another, not even of an empty one. One with something in it isn't removed.
  await rmdir(folder).catch((error: unknown) => {
    if (!isMissing(error)) throw refused(error);
  });
  await rename(part, folder).catch((error: unknown) => {
    throw refused(error, existsSync(folder));
  });
}

/** What `mkdtemp` adds to a name. */
const ADDED = /^[A-Za-z0-9]{6}$/;

/**
 * What savings to this folder that were cut off have left beside it; a saving that is under way can't be told from
 * them.
 */
export async function findUnfinished(folder: string): Promise<string[]> {
  const begin = partOf(basename(folder));
  const isUnfinished = (name: string) => name.startsWith(begin) && ADDED.test(name.slice(begin.length));
  // Where the folder around it can't be listed, saving works or says why not.
  const beside = await readdir(dirname(folder), { withFileTypes: true }).catch(() => []);
  const found = beside.filter((entry) => entry.isDirectory() && isUnfinished(entry.name));
  return found.map(({ name }) => join(dirname(folder), name)).toSorted();
}

/**
 * Saves all of a shop to a new folder, while it runs; throws BackupError where the folder has files, or there is no
 * shop.
 */
export async function saveBackup(shop: SavedShop, asked: string): Promise<Manifest> {
  // Where the name is a link to a folder, the copy takes that folder's place, and the link stays.
  const folder = await realpath(asked).catch((error: unknown) => {
    if (isMissing(error)) return asked;
    throw error;
  });
  const taken = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  if (taken.length > 0) throw new BackupError('not_empty', folder);
  await mkdir(dirname(folder), { recursive: true });
  // Under a name that nothing had, until all of it is there; nobody else may read it.
  const part = await mkdtemp(partOf(folder));
  try {
    const manifest = await fill(shop, part);
    await writeManifest(part, manifest);
    await takeName(part, folder);
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
