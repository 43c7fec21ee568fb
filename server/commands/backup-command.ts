import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import { diskProblem } from '../backup/disk-problem.ts';
import { BackupError, type Manifest } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { findUnfinished, saveBackup } from '../backup/save-backup.ts';
import type { Deps } from '../deps.ts';
import { backupStrings } from './backup.strings.ts';
import { CommandError } from './command-error.ts';

/** What `npm run backup` is to do; `folder` is null for a stream. */
export interface BackupCommand {
  action: 'save' | 'restore';
  folder: string | null;
  replaces: boolean;
}

/** Reads the arguments of `npm run backup`; throws CommandError for others. */
export function readBackupCommand(args: readonly string[]): BackupCommand {
  const refusal = new CommandError(backupStrings.usage);
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [action, folder, ...more] = positionals;
    if ((action !== 'save' && action !== 'restore') || folder === undefined || more.length > 0) throw refusal;
    if (action === 'save' && values.replace) throw refusal;
    return { action, folder: folder === '-' ? null : resolve(folder), replaces: values.replace };
  } catch {
    throw refusal;
  }
}

const countsOf = ({ tables, pictures }: Manifest, startedAt: number) => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  pictures: pictures.length,
  seconds: ((performance.now() - startedAt) / 1_000).toLocaleString('ru', { maximumFractionDigits: 1 }),
});

/** What `work` answers; throws CommandError for what the person can help, with `more` lines. */
async function told<T>(work: () => Promise<T>, more: readonly string[] = []): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const known = error instanceof BackupError ? error : diskProblem(error);
    throw known ? new CommandError([backupStrings.problems[known.problem](known.about), ...more].join('\n')) : error;
  }
}

type Shop = Pick<Deps, 'db' | 'clock'> & { settings: Pick<Deps['settings'], 'dataDir'> };

const filesOf = ({ settings }: Shop): string => join(settings.dataDir, 'files');

/** Saves all of the shop to a folder; what to tell the person. Throws CommandError for what can't be done. */
export async function save(shop: Shop, folder: string): Promise<string> {
  const startedAt = performance.now();
  const saved = { db: shop.db, filesFolder: filesOf(shop), at: shop.clock.now() };
  // Where it fails too: they may be what has filled the disk.
  const unfinished = (await findUnfinished(folder)).map(backupStrings.unfinished);
  const manifest = await told(() => saveBackup(saved, folder), unfinished);
  return [backupStrings.saved(countsOf(manifest, startedAt)), ...unfinished].join('\n');
}

/**
 * Puts a copy in a folder in place of the shop; what to tell the person. Throws CommandError for what can't be done.
 */
export async function restore(
  shop: Shop,
  { folder, replaces, migrationsFolder }: { folder: string; replaces: boolean; migrationsFolder: string },
): Promise<string> {
  const startedAt = performance.now();
  const to = { db: shop.db, filesFolder: filesOf(shop), migrationsFolder, replaces };
  const manifest = await told(() => restoreBackup(to, folder));
  const savedAt = new Date(manifest.savedAt).toLocaleString('ru', { dateStyle: 'long', timeStyle: 'short' });
  return backupStrings.restored({ ...countsOf(manifest, startedAt), savedAt });
}

/** Runs `work` with a folder in the data folder that is gone afterwards: streams are read and written by way of it. */
export async function withSpool<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const spool = await told(async () => {
    await mkdir(dataDir, { recursive: true });
    return mkdtemp(join(dataDir, 'backup-'));
  });
  try {
    return await work(join(spool, 'copy'));
  } finally {
    await rm(spool, { recursive: true, force: true });
  }
}

/** Sends a copy as one stream; throws CommandError where nobody takes it any more. */
export async function sendCopy(folder: string, to: NodeJS.WritableStream): Promise<void> {
  try {
    await pipeline(create({ cwd: folder, portable: true }, ['.']), to, { end: false });
  } catch (error) {
    const isCut = error instanceof Error && 'code' in error && error.code === 'EPIPE';
    throw isCut ? new CommandError(backupStrings.cut) : error;
  }
}
