import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endLeftExchange } from '#server/backup/exchange.ts';
import { hasShops } from '#server/db/backup/load.ts';
import { openDatabase } from '#server/db/engine/open.ts';
import type { Database } from '#server/db/engine/types.ts';
import { BackupDesk } from '#tests/support/server/backup-desk.ts';
import { startChild } from '#tests/support/server/child.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { makeProgramPlace } from '#tests/support/server/killed-program.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeOnEachEngine('restoring a copy that a power cut ends', (engine) => {
  let desk: BackupDesk;
  let db: TestDatabase;
  let copy: string;

  beforeAll(async () => {
    desk = await BackupDesk.open();
    db = await freshDatabase(engine);
    await SmallShop.open(db);
    ({ folder: copy } = await desk.save(db, await desk.files({ 'up/ab/new.webp': 'new' })));
  });
  afterAll(async () => {
    await db.close();
    await desk.close();
  });

  /** Restores until `moment`, lets `meddle` with the folders, and starts again: what is there then. */
  async function restoreUntil(moment: 'before' | 'after', meddle?: (filesFolder: string) => Promise<void>) {
    const { place, remove } = await makeProgramPlace(engine);
    const filesFolder = await desk.files({ 'up/old.webp': 'old' });
    const child = await startChild('restore', moment, place, copy, filesFolder).ended;
    expect([child.code, child.errors]).toEqual([null, '']);
    await meddle?.(filesFolder);
    const start = async (): Promise<Database> =>
      openDatabase(engine === 'postgres' ? { databaseUrl: place, dataDir: null } : { dataDir: place });
    const again = await start();
    const end = await endLeftExchange(again, filesFolder);
    const seen = {
      end,
      hasRows: await hasShops(again.orm),
      pictures: (await readdir(filesFolder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
      beside: (await readdir(dirname(filesFolder))).filter((name) =>
        name.startsWith(`${filesFolder.split('/').at(-1)}.`),
      ),
      secondEnd: await endLeftExchange(again, filesFolder),
    };
    await again.close();
    await remove();
    return { ...seen, filesFolder };
  }

  it('has the pictures of the rows once it is started again, where the rows were committed', async () => {
    const { filesFolder, ...seen } = await restoreUntil('after');
    expect(seen).toEqual({ end: 'completed', hasRows: true, pictures: ['new.webp'], beside: [], secondEnd: null });
    expect(await readFile(join(filesFolder, 'up/ab/new.webp'), 'utf8')).toBe('new');
  });

  it('has them where it was cut off between the two changes of names too', async () => {
    const { filesFolder: _, ...seen } = await restoreUntil('after', async (folder) => {
      await rename(folder, `${folder}.before`);
      // As the start makes it.
      await mkdir(folder);
    });
    expect(seen).toEqual({ end: 'completed', hasRows: true, pictures: ['new.webp'], beside: [], secondEnd: null });
  });

  it('and where only the note was left', async () => {
    const { filesFolder: _, ...seen } = await restoreUntil('after', async (folder) => {
      await rename(folder, `${folder}.before`);
      await rename(`${folder}.restored`, folder);
    });
    expect(seen).toEqual({ end: 'completed', hasRows: true, pictures: ['new.webp'], beside: [], secondEnd: null });
  });

  it('is as it was where the rows were not', async () => {
    const { filesFolder, ...seen } = await restoreUntil('before');
    expect(seen).toEqual({ end: 'given_up', hasRows: false, pictures: ['old.webp'], beside: [], secondEnd: null });
    expect(await readFile(join(filesFolder, 'up/old.webp'), 'utf8')).toBe('old');
  });
});
