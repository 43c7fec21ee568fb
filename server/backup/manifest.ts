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
  | 'no_manifest'
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

/** Whether a copy may have a file of this path. */
export const isKeptPath = (path: string): boolean => path === MANIFEST || path === SEAL || KEPT_PATH.test(path);

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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);
const isText = (value: unknown): value is string => typeof value === 'string';
const isKeptFile = (value: unknown): value is KeptFile =>
  isRecord(value) && isText(value['path']) && Number.isInteger(value['size']) && isText(value['sha256']);
const isTable = (value: unknown): value is Manifest['tables'][number] =>
  isRecord(value) &&
  isText(value['name']) &&
  isListOf(value['columns'], isText) &&
  Number.isInteger(value['rows']) &&
  isListOf(value['parts'], isKeptFile);
const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) &&
  isText(value['savedAt']) &&
  !Number.isNaN(Date.parse(value['savedAt'])) &&
  Number.isInteger(value['migration']) &&
  isListOf(value['tables'], isTable) &&
  isRecord(value['sequences']) &&
  Object.values(value['sequences']).every(isText) &&
  isListOf(value['pictures'], isKeptFile);

/** What the manifest says; throws `newer` for another format, `no_manifest` where it says nothing that a copy does. */
function readManifest(text: string): Manifest {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new BackupError('no_manifest', MANIFEST);
  }
  if (isRecord(said) && Number.isInteger(said['format']) && said['format'] !== 1) throw new BackupError('newer');
  if (!isManifest(said) || said.format !== 1) throw new BackupError('no_manifest', MANIFEST);
  return said;
}

/** What is in a copy, every file of which is whole; throws BackupError otherwise. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(await readSealed(folder));
  const limit = pLimit(8);
  const files = [...manifest.tables.flatMap(({ parts }) => parts), ...manifest.pictures];
  await Promise.all(files.map((file) => limit(() => readKept(folder, file))));
  return manifest;
}

/** The lines of a part of a table. */
export async function readLines(folder: string, part: KeptFile): Promise<string[]> {
  return (await readKept(folder, part)).toString('utf8').split('\n');
}
