import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findRestored } from '../db/backup/load.ts';
import type { Database, Orm } from '../db/engine/types.ts';
import { syncFolder, writeWhole } from '../ports/durable-files.ts';

/** What became of an exchange of pictures that was under way; null where none was. */
export type ExchangeEnd = 'completed' | 'given_up' | null;

/** Where the pictures of a copy wait to take the place of others. */
export const stagedFolder = (filesFolder: string): string => `${filesFolder}.restored`;

const beforeFolder = (filesFolder: string): string => `${filesFolder}.before`;
const notePath = (filesFolder: string): string => `${filesFolder}.restoring`;

const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true });

/** Notes on the disk that the staged pictures belong to the rows of a restoring, before these are committed. */
export async function noteExchange(filesFolder: string, restoring: string): Promise<void> {
  await writeWhole(notePath(filesFolder), restoring);
  await syncFolder(dirname(filesFolder));
}

async function exchange(filesFolder: string): Promise<void> {
  const [staged, before] = [stagedFolder(filesFolder), beforeFolder(filesFolder)];
  // Without it the names were changed already.
  if (existsSync(staged)) {
    await remove(before);
    if (existsSync(filesFolder)) await rename(filesFolder, before);
    await rename(staged, filesFolder);
    await syncFolder(dirname(filesFolder));
  }
  await remove(before);
}

/**
 * Ends an exchange of pictures that was noted: completes it where the database has the rows of its restoring, else
 * gives the staged pictures up. Each step may be cut off and done again. To be called inside `exclusively`.
 */
export async function endExchange(orm: Orm, filesFolder: string): Promise<ExchangeEnd> {
  const note = await readFile(notePath(filesFolder), 'utf8').catch(() => null);
  const isWritten = note !== null && (await findRestored(orm)) === note;
  if (isWritten) await exchange(filesFolder);
  else await remove(stagedFolder(filesFolder));
  await rm(notePath(filesFolder), { force: true });
  return note === null ? null : isWritten ? 'completed' : 'given_up';
}

/** Ends what a restoring that was cut off has left, before anything looks at the pictures. */
export async function endLeftExchange(db: Database, filesFolder: string): Promise<ExchangeEnd> {
  if (!existsSync(notePath(filesFolder)) && !existsSync(stagedFolder(filesFolder))) return null;
  return db.exclusively((orm) => endExchange(orm, filesFolder));
}
