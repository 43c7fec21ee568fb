import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, writeWhole } from './durable-files.ts';
import type { FileStore } from './files.ts';

const safeName = /^(?:[\w-]+\/)*[\w-]+\.\w+$/;

/** Makes a folder and its parents, and syncs those that contain a new one. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Stores files in a folder of this machine; a stored file survives a loss of power. */
export function createLocalFiles(folder: string): FileStore {
  const pathOf = (name: string): string => {
    if (!safeName.test(name)) throw new Error(`A file can't be called ${JSON.stringify(name)}`);
    return join(folder, name);
  };
  /** The name while a file is written. Names of files have one dot, so it equals none of them. */
  const unfinished = (path: string) => `${path}.part`;
  return {
    put: async (name, data) => {
      const path = pathOf(name);
      await makeFolder(dirname(path));
      await writeWhole(unfinished(path), data);
      await rename(unfinished(path), path);
      await syncFolder(dirname(path));
    },
    remove: async (names) => {
      const paths = names.map(pathOf);
      await Promise.all(paths.flatMap((path) => [path, unfinished(path)]).map((path) => rm(path, { force: true })));
    },
  };
}
