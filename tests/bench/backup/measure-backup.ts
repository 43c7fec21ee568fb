import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { saveBackup } from '#server/backup/save-backup.ts';
import { type Database, openDatabase } from '#server/db/engine/open.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

/** What a copy of a shop with pictures takes. */
export interface BackupFigure {
  engine: Database['engine'];
  items: number;
  pictures: number;
  bytes: number;
  saveMs: number;
  restoreMs: number;
  /** The longest that one query waited while the copy was saved. */
  longestWaitMs: number;
}

const ITEMS = 10_000;
const AT_ONCE = 500;
/** The sizes of each item's picture, in bytes. */
const SIZES = [8_000, 24_000];
const ASK_EVERY_MS = 20;
const migrationsFolder = join(import.meta.dirname, '../../../server/db/migrations');

async function open(dataDir: string, databaseUrl: string | null): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const db = await openDatabase({ dataDir, databaseUrl: databaseUrl ?? undefined });
  await db.migrate(migrationsFolder);
  return db;
}

/** Items with a picture each, in two sizes. */
async function fill(db: Database, filesFolder: string): Promise<void> {
  const shop = await SmallShop.open(db);
  await mkdir(join(filesFolder, 'up'), { recursive: true });
  for (let from = 0; from < ITEMS; from += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => from + index);
    await shop.items(
      ...numbers.map((number) => ({
        name: `Ваза «Капля» ${number}`,
        article: `В-${number}`,
        description: 'Высокая ваза из синего стекла, ручная работа. '.repeat(5),
        retailPrice: 100_000 + number,
        images: [{ key: `up/${number}`, width: 640, height: 640, widths: [320, 640] }],
      })),
    );
    await Promise.all(
      numbers.flatMap((number) =>
        SIZES.map((size, index) =>
          writeFile(join(filesFolder, `up/${number}-${320 * (index + 1)}.webp`), randomBytes(size)),
        ),
      ),
    );
  }
}

/** The longest wait of one query after another while the work lasts, in milliseconds. */
async function longestWait({ orm }: Database, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const began = performance.now();
    await orm.execute(sql`select count(*) from items where retail_price < 100`);
    longest = Math.max(longest, performance.now() - began);
    await wait(ASK_EVERY_MS);
  }
  await end;
  return longest;
}

/** Saves 10,000 items with pictures, and restores them to an empty shop of the same engine. */
export async function measureBackup(folder: string, from: string | null, to: string | null): Promise<BackupFigure> {
  const filesFolder = join(folder, 'first/files');
  const db = await open(join(folder, 'first'), from);
  const copy = join(folder, 'copy');
  try {
    await fill(db, filesFolder);
    const began = performance.now();
    const saving = saveBackup({ db, filesFolder, at: new Date() }, copy);
    const longestWaitMs = await longestWait(db, saving);
    const { pictures, tables } = await saving;
    const saveMs = performance.now() - began;
    const there = await open(join(folder, 'second'), to);
    try {
      const restoring = performance.now();
      await restoreBackup(
        { db: there, filesFolder: join(folder, 'second/files'), migrationsFolder, replaces: false },
        copy,
      );
      const files = [...pictures, ...tables.flatMap(({ parts }) => parts)];
      return {
        engine: db.engine,
        items: ITEMS,
        pictures: pictures.length,
        bytes: files.reduce((sum, { size }) => sum + size, 0),
        saveMs,
        restoreMs: performance.now() - restoring,
        longestWaitMs,
      };
    } finally {
      await there.close();
    }
  } finally {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  }
}
