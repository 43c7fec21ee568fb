import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '#server/db/engine/pglite.ts';
import { migrate } from './migrate.ts';

const cache = '.cache/pglite';

/** Migrated databases without a shop. */
export interface PreparedPglite {
  /** A file with one for the memory. */
  image: string;
  /** A data folder of one, closed as a program that ends closes it. */
  dataFolder: string;
}

async function writeImage(file: string): Promise<void> {
  const database = await openPglite({
    dataDir: null,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    transactionTimeoutMs: 60_000,
    onFatal: (error) => {
      throw error;
    },
  });
  await migrate(database);
  const image = await database.client.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await image.arrayBuffer()));
  await database.close();
}

function writeDataFolder(programs: string, folder: string): void {
  // Its input has ended, so it closes the database once it is open.
  const made = spawnSync(process.execPath, [join(programs, 'engine-child.js'), 'hold', folder], { stdio: 'pipe' });
  if (made.status !== 0) throw new Error(`no data folder was made:\n${String(made.stderr)}`);
}

/** Databases as today's build makes them. Making one takes seconds, so the stages of a run share them. */
export async function preparePglite(programs: string): Promise<PreparedPglite> {
  const build = readFileSync('dist/.stamp', 'utf8').slice(0, 16);
  const folder = join(cache, build);
  const prepared = { image: join(folder, 'pgdata.tar'), dataFolder: join(folder, 'data') };
  if (existsSync(folder)) return prepared;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) {
    // Another stage may be making the same at this moment.
    if (old !== build && !old.startsWith('unfinished-')) rmSync(join(cache, old), { recursive: true, force: true });
  }
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  try {
    writeDataFolder(programs, join(unfinished, 'data'));
    await writeImage(join(unfinished, 'pgdata.tar'));
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return prepared;
}
