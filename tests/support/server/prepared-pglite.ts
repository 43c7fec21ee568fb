import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '#server/db/engine/pglite.ts';
import { keptFolder } from '#tests/support/kept-folder.ts';
import { migrate } from './migrate.ts';

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
  // Two thirds of the files are those of the databases that others would be copied from; each test would unpack them.
  await database.client.exec('update pg_database set datistemplate = false');
  await database.client.exec('drop database template0');
  await database.client.exec('drop database template1');
  await database.client.exec('checkpoint');
  const image = await database.client.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await image.arrayBuffer()));
  await database.close();
}

function writeDataFolder(programs: string, folder: string): void {
  // Its input has ended, so it closes the database once it is open.
  const made = spawnSync(process.execPath, [join(programs, 'engine-child.js'), 'hold', folder], { stdio: 'pipe' });
  if (made.status !== 0) throw new Error(`no data folder was made:\n${String(made.stderr)}`);
}

/** Databases as today's build makes them, with the bundled `programs`. Making them takes seconds. */
export async function preparePglite(programs: string, key: string): Promise<PreparedPglite> {
  const folder = await keptFolder('pglite', key, async (made) => {
    writeDataFolder(programs, join(made, 'data'));
    await writeImage(join(made, 'pgdata.tar'));
  });
  return { image: join(folder, 'pgdata.tar'), dataFolder: join(folder, 'data') };
}
