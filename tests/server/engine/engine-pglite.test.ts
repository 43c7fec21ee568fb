import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite, type EmbeddedOptions } from '#server/db/engine/pglite.ts';
import { keepUp } from '#server/db/engine/pglite-upkeep.ts';
import { shops } from '#server/db/schema.ts';
import { startEngineChild } from '#tests/support/server/child.ts';
import { fillDataFolder } from '#tests/support/server/killed-program.ts';
import { migrate } from '#tests/support/server/migrate.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'shop-pglite-'));
const options: EmbeddedOptions = {
  dataDir,
  logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
  transactionTimeoutMs: 10_000,
  onFatal: (error) => {
    throw error;
  },
};

// Made by a short program, so that each part below starts with a database that was closed properly.
beforeAll(() => fillDataFolder(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('an open embedded database', () => {
  let database: Awaited<ReturnType<typeof openPglite>>;
  let syncs = 0;
  const add = (name: string) => database.orm.insert(shops).values({ name });
  beforeAll(async () => {
    database = await openPglite({ ...options, onSync: () => (syncs += 1) });
  });
  afterAll(() => database.close());

  it('runs with syncing switched on', async () => {
    const { rows } = await database.orm.execute(
      sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
        current_setting('synchronous_commit') as waits`,
    );
    expect(rows).toEqual([{ fsync: 'on', method: 'fsync', waits: 'on' }]);
  });

  it('syncs once for each commit, and not for a read', async () => {
    await add('Первая');
    syncs = 0;
    for (let count = 0; count < 20; count += 1) await add('Ещё одна');
    expect(syncs).toBe(20);
    await database.orm.select().from(shops);
    expect(syncs).toBe(20);
    await database.transaction(async (transaction) => {
      for (let count = 0; count < 5; count += 1) await transaction.insert(shops).values({ name: 'Пять' });
    });
    expect(syncs).toBe(21);
  });

  it('refuses a second program, in Russian and with a failing exit code', async () => {
    const second = await startEngineChild('hold', dataDir).ended;
    expect(second.code).toBe(1);
    expect(second.errors).toContain(`уже открыта другой запущенной программой (процесс ${process.pid})`);
    expect(second.lines).toEqual([]);
    expect(await database.ping()).toBe(true);
  });

  it('vacuums what changed a moment ago and cuts the log, which PGlite by itself never does', async () => {
    await database.client.query('select pg_stat_force_next_flush()');
    await database.orm.select().from(shops);
    await database.orm.execute(sql`insert into shops (name) select 'Временная' from generate_series(1, 3000)`);
    await database.orm.execute(sql`delete from shops where name = 'Временная'`);
    expect(await keepUp(database.client, 1)).toEqual(['vacuum public.shops', 'checkpoint']);
    expect(await keepUp(database.client)).toEqual([]);
  });

  it('does not run its migrations again', async () => {
    await add('Останется');
    await migrate(database);
    const { rows } = await database.orm.execute(sql`select count(*) as kept from shops where name = 'Останется'`);
    expect(rows).toEqual([{ kept: 1 }]);
  });
});

describe('an embedded database that was closed or cut short', () => {
  it('ends the program at a failed sync before anything is acknowledged, and opens again', async () => {
    const failing = await startEngineChild('fail', dataDir).ended;
    expect(failing.code).toBe(1);
    expect(failing.errors).toContain('База данных остановилась: could not fsync file');
    const acknowledged = failing.lines
      .filter((line) => line.startsWith('acknowledged'))
      .map((line) => line.split(' ')[1]);
    expect(acknowledged).toHaveLength(1);
    const again = startEngineChild('hold', dataDir);
    expect((await again.line('kept')).split(/[ ,]/)).toContain(acknowledged[0]);
    expect((await again.finish()).code).toBe(0);
  });

  it('leaves no lock behind when it is closed', () => {
    expect(existsSync(join(dataDir, 'pgdata.lock'))).toBe(false);
  });

  it('is created again when its creation was interrupted', async () => {
    const halfMade = mkdtempSync(join(tmpdir(), 'shop-pglite-'));
    mkdirSync(join(halfMade, 'pgdata'));
    writeFileSync(join(halfMade, 'pgdata', 'PG_VERSION'), '18\n');
    writeFileSync(join(halfMade, 'pgdata.creating'), '');
    const database = await openPglite({ ...options, dataDir: halfMade });
    expect(await database.ping()).toBe(true);
    expect(existsSync(join(halfMade, 'pgdata.creating'))).toBe(false);
    await database.close();
    rmSync(halfMade, { recursive: true, force: true });
  });
});
