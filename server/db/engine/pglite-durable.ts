import { existsSync, fsyncSync, openSync, closeSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type Module = Parameters<NonNullable<NonNullable<Parameters<Init>[1]['preRun']>[number]>>[0];

/** WASI's EIO: PostgreSQL panics on it, so that nothing is acknowledged. */
const EIO = 29;

/** PGlite's parameters without `-F`, which turns syncing off, and with the one sync call that Emscripten passes on. */
export const DURABLE_START_PARAMS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'synchronous_commit=on',
  '-c',
  'wal_sync_method=fsync',
];

/** PGlite's filesystem with an fsync that reaches the disk. */
export class DurableNodeFS extends NodeFS {
  readonly #onSync: () => void;

  constructor(folder: string, onSync: () => void = () => undefined) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(...[client, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(client, options);
    const addSync = (module: Module) => {
      Object.assign(module.NODEFS.stream_ops, { fsync: (stream: { nfd: number }) => this.#sync(stream.nfd) });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }

  #sync(file: number): number {
    try {
      fsyncSync(file);
      this.#onSync();
      return 0;
    } catch {
      return EIO;
    }
  }
}

function syncPath(path: string): void {
  // Windows can't open a folder and needs no sync of it.
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

/**
 * Runs `open` on `folder`. A folder whose creation was interrupted is created again: PGlite copies a new database file
 * by file, so an incomplete one would otherwise pass for a database at the next start.
 */
export async function openOrCreate<T>(folder: string, open: () => Promise<T>): Promise<T> {
  const marker = `${folder}.creating`;
  if (existsSync(marker)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return open();
  mkdirSync(dirname(folder), { recursive: true });
  writeFileSync(marker, '');
  syncPath(dirname(folder));
  const opened = await open();
  syncTree(folder);
  rmSync(marker);
  syncPath(dirname(folder));
  return opened;
}
