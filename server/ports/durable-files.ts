import { open } from 'node:fs/promises';

/** Syncs a folder, so that the names in it are on the disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows can't open a folder and needs no sync of it.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Writes a file, all of which is on the disk then; its name is after `syncFolder`. */
export async function writeWhole(path: string, data: Uint8Array | string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}
