import { writeSync } from 'node:fs';
import { asc } from 'drizzle-orm';
import { openDatabase } from '#server/db/engine/open.ts';
import { shops } from '#server/db/schema.ts';
import { migrate } from './migrate.ts';

/** A program of its own for the tests of the engines: `hold`, `write` or `fail` on a data folder or an address. */
const [mode, place = ''] = process.argv.slice(2);
const isAddress = place.startsWith('postgres://');
let mustFail = false;

// Written at once, so that what was said is what had happened when the process was killed.
const say = (line: string) => writeSync(1, `${line}\n`);

const database = await openDatabase({
  ...(isAddress ? { databaseUrl: place, dataDir: null } : { dataDir: place }),
  onSync() {
    if (mustFail) throw new Error('the disk is gone');
  },
});
await migrate(database);

async function writeOne(): Promise<number | undefined> {
  const [row] = await database.orm.insert(shops).values({ name: 'Подтверждена' }).returning({ id: shops.id });
  return row?.id;
}

const kept = await database.orm.select({ id: shops.id }).from(shops).orderBy(asc(shops.id));
say(`kept ${kept.map(({ id }) => id).join(',')}`);

if (mode === 'write') for (;;) say(`acknowledged ${await writeOne()}`);
if (mode === 'fail') {
  say(`acknowledged ${await writeOne()}`);
  mustFail = true;
  say(`acknowledged ${await writeOne()}`);
}
if (mode === 'hold') {
  process.stdin.on('end', () => void database.close()).resume();
}
