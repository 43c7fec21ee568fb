import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** What nobody has asked for during a day is removed, half-made folders too; others may be in use by another run. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** A name for what is made of the build in `dist`, of the files in `folder` if there is one, and of `more`. */
export function keyOfBuild({ folder, more = '' }: { folder?: string; more?: string } = {}): string {
  const hash = createHash('sha256').update(readFileSync('dist/.stamp')).update(more);
  for (const file of folder === undefined ? [] : readdirSync(folder).toSorted())
    hash.update(file).update(readFileSync(join(folder ?? '', file)));
  return hash.digest('hex').slice(0, 16);
}

async function removeOld(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    const used = await stat(folder).catch(() => null);
    if (used && Date.now() - used.mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** The folder `.cache/<kind>/<key>` as `make` fills it, once: the stages of a run and later runs share it. */
export async function keptFolder(kind: string, key: string, make: (folder: string) => Promise<void>): Promise<string> {
  const parent = join('.cache', kind);
  const folder = join(parent, key);
  await mkdir(parent, { recursive: true });
  if (existsSync(folder)) await utimes(folder, new Date(), new Date());
  await removeOld(parent);
  if (existsSync(folder)) return folder;
  const unfinished = await mkdtemp(join(parent, 'unfinished-'));
  try {
    await make(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another stage may have made the same meanwhile.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
