import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { DumpedTable } from '../db/backup/dump.ts';

const MANIFEST = 'manifest.json';
/** The hash of the manifest, as `sha256sum` writes it. */
const SEAL = 'manifest.json.sha256';

/** Why a copy can't be saved or restored. */
export type BackupProblem =
  | 'not_empty'
  | 'nothing_to_save'
  | 'no_backup'
  | 'damaged'
  | 'newer'
  | 'has_shop'
  | 'in_use'
  | 'row_count'
  | 'disk_full'
  | 'no_access'
  | 'no_folder';

/** A copy can't be saved or restored; `about` names the file or folder. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly problem: BackupProblem;
  readonly about: string;

  constructor(problem: BackupProblem, about = '') {
    super(`${problem} ${about}`.trim());
    this.problem = problem;
    this.about = about;
  }
}

/** A file of a copy: its path in the copy, its size in bytes, its SHA-256 in hex. */
export interface KeptFile {
  path: string;
  size: number;
  sha256: string;
}

/** What is in a copy. */
export interface Manifest {
  format: 1;
  savedAt: string;
  /** When the last applied migration was made, in milliseconds. */
  migration: number;
  tables: (DumpedTable & { rows: number; parts: KeptFile[] })[];
  sequences: Record<string, string>;
  pictures: KeptFile[];
}

const hashOf = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');

/** A file of a copy, with what is in it. */
export const keptFile = (path: string, data: Uint8Array): KeptFile => ({
  path,
  size: data.length,
  sha256: hashOf(data),
});

/** Writes the manifest of a copy whose files are all there. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest, null, 1);
  await writeFile(join(folder, MANIFEST), text);
  await writeFile(join(folder, SEAL), `${hashOf(text)}  ${MANIFEST}\n`);
}

/** A path of a file of a copy, whose every part is a plain name: one made by somebody else may lead anywhere. */
const KEPT_PATH = /^(?:files|tables)(?:\/(?!\.{1,2}(?:\/|$))[^/\\\0]+)+$/;

/** The file's content; null where it isn't there. */
const readIfThere = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: unknown) => {
    // What may not be read isn't damaged.
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') throw error;
    return null;
  });

async function readKept(folder: string, { path, size, sha256 }: KeptFile): Promise<Buffer> {
  if (!KEPT_PATH.test(path)) throw new BackupError('damaged', path);
  const data = await readIfThere(join(folder, path));
  if (data?.length !== size || hashOf(data) !== sha256) throw new BackupError('damaged', path);
  return data;
}

async function readSealed(folder: string): Promise<string> {
  const text = (await readIfThere(join(folder, MANIFEST)))?.toString('utf8') ?? null;
  if (text === null) throw new BackupError('no_backup', folder);
  const seal = await readFile(join(folder, SEAL), 'utf8').catch(() => '');
  if (!seal.startsWith(`${hashOf(text)} `)) throw new BackupError('damaged', MANIFEST);
  return text;
}

/** What is in a copy, every file of which is whole; throws BackupError otherwise. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const text = await readSealed(folder);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new BackupError('newer');
  const limit = pLimit(8);
  const files = [...manifest.tables.flatMap(({ parts }) => parts), ...manifest.pictures];
  await Promise.all(files.map((file) => limit(() => readKept(folder, file))));
  return manifest;
}

/** The lines of a part of a table. */
export async function readLines(folder: string, part: KeptFile): Promise<string[]> {
  return (await readKept(folder, part)).toString('utf8').split('\n');
}
