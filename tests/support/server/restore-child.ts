import { restoreBackup } from '#server/backup/restore-backup.ts';
import { openDatabase } from '#server/db/engine/open.ts';
import type { Database, Orm } from '#server/db/engine/types.ts';
import { migrationsFolder } from './migrate.ts';

/**
 * A program of its own that restores a copy into a data folder or an address, and is gone as by a power cut `before`
 * the rows are committed or right `after`.
 */
const [moment, place = '', copy = '', filesFolder = ''] = process.argv.slice(2);

const die = (): void => void process.kill(process.pid, 'SIGKILL');

/** The same, but that the program ends at its first transaction. */
function dyingAt(orm: Orm): Orm {
  const transaction: Orm['transaction'] = async (work, config) => {
    const result = await orm.transaction(async (opened) => {
      const done = await work(opened);
      if (moment === 'before') die();
      return done;
    }, config);
    die();
    return result;
  };
  return Object.assign(Object.create(orm) as Orm, { transaction });
}

const db = await openDatabase(
  place.startsWith('postgres://') ? { databaseUrl: place, dataDir: null } : { dataDir: place },
);
const dying: Database = { ...db, exclusively: (work) => db.exclusively((orm) => work(dyingAt(orm))) };
await restoreBackup({ db: dying, filesFolder, migrationsFolder, replaces: true }, copy);
