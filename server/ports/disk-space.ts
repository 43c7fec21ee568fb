import { statfs } from 'node:fs/promises';

/** How many bytes the program may still write. */
export type DiskSpace = () => Promise<number>;

/** The space of the disk that holds a folder. */
export function diskSpaceOf(folder: string): DiskSpace {
  return async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
}
