import { existsSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLocalFiles } from '#server/ports/local-files.ts';

const name = 'up/ab/one-30.webp';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-local-files-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Watches what is brought to the disk: a file or a folder, and whether the picture had its name by then. */
async function watchSyncs(onSync: () => void = () => undefined): Promise<string[]> {
  const handle = await open(folder, 'r');
  const kind = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const synced: string[] = [];
  const sync = kind.sync;
  vi.spyOn(kind, 'sync').mockImplementation(async function (this: FileHandle) {
    onSync();
    const what = (await this.stat()).isDirectory() ? 'folder' : 'file';
    await sync.call(this);
    synced.push(`${what} ${existsSync(join(folder, name)) ? 'after' : 'before'}`);
  });
  return synced;
}

it('has a file on the disk before it gets its name, and the name before the caller hears of it', async () => {
  const files = createLocalFiles(folder);
  const synced = await watchSyncs();
  await files.put(name, Buffer.from('one'));
  expect(synced).toEqual(['folder before', 'folder before', 'file before', 'folder after']);
  expect(await readFile(join(folder, name), 'utf8')).toBe('one');
  synced.length = 0;
  await files.put('up/ab/two-30.webp', Buffer.from('two'));
  expect(synced).toHaveLength(2);
  expect(await readdir(join(folder, 'up/ab'))).toEqual(['one-30.webp', 'two-30.webp']);
});

it('fails, and gives no name, where the disk refuses', async () => {
  const files = createLocalFiles(folder);
  await files.put('up/ab/two-30.webp', Buffer.from('two'));
  await watchSyncs(() => {
    throw new Error('The disk is full');
  });
  await expect(files.put(name, Buffer.from('one'))).rejects.toThrow('The disk is full');
  expect(existsSync(join(folder, name))).toBe(false);
});

it('refuses a name that leads out of its folder', async () => {
  const files = createLocalFiles(folder);
  for (const strange of ['../x.webp', '/etc/x.webp', 'a/../x.webp', 'x', 'a.b/c.webp']) {
    await expect(files.put(strange, Buffer.from('x'))).rejects.toThrow("can't be called");
    await expect(files.remove([strange])).rejects.toThrow("can't be called");
  }
});
