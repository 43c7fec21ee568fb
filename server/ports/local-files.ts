import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './files.ts';

const safeName = /^(?:[\w-]+\/)*[\w-]+\.\w+$/;

/** Keeps files in a folder of this machine. */
export function createLocalFiles(folder: string): FileStore {
  const pathOf = (name: string): string => {
    if (!safeName.test(name)) throw new Error(`A file can't be called ${JSON.stringify(name)}`);
    return join(folder, name);
  };
  /** A dot inside a name is nobody's: what is served never has this one. */
  const unfinished = (path: string) => `${path}.part`;
  return {
    put: async (name, data) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(unfinished(path), data);
      await rename(unfinished(path), path);
    },
    remove: async (names) => {
      const paths = names.map(pathOf);
      await Promise.all(paths.flatMap((path) => [path, unfinished(path)]).map((path) => rm(path, { force: true })));
    },
  };
}
