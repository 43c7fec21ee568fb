import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnreachableError } from '#server/db/engine/errors.ts';
import { openDatabase, type Database } from '#server/db/engine/open.ts';
import { type Given, planOnce } from '#server/db/engine/plan-once.ts';
import { sqlState } from '#server/db/engine/sql-state.ts';
import { shops } from '#server/db/schema.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { hasEngine } from '#tests/support/server/engines.ts';
import { migrate } from '#tests/support/server/migrate.ts';

it('says in Russian that a server is out of reach, without the password', async () => {
  const opening = openDatabase({ databaseUrl: 'postgres://shop:secret@127.0.0.1:1/shop', dataDir: null });
  const error = await opening.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseUnreachableError);
  expect(String(error)).toContain('Не удалось подключиться к PostgreSQL (127.0.0.1:1)');
  expect(String(error)).not.toContain('secret');
});

describe.runIf(hasEngine('postgres'))('a server of postgres', () => {
  let database: TestDatabase;
  let second: Database;
  beforeAll(async () => {
    database = await freshDatabase('postgres');
    second = await openDatabase({ databaseUrl: database.databaseUrl ?? '', dataDir: null });
  });
  afterAll(async () => {
    await second.close();
    await database.close();
  });

  it('tries a transaction again that lost a serialization conflict, and every increment counts', async () => {
    const [shop] = await database.orm.insert(shops).values({ name: '0' }).returning();
    let attempts = 0;
    let readByAll = () => undefined as void;
    const allHaveRead = new Promise<void>((resolve) => {
      readByAll = resolve;
    });
    const add = (handle: Database) =>
      handle.transaction(
        async (transaction) => {
          const { rows } = await transaction.execute<{ name: string }>(
            sql`select name from shops where id = ${shop?.id}`,
          );
          attempts += 1;
          if (attempts === 3) readByAll();
          await allHaveRead;
          await transaction.execute(sql`update shops set name = ${Number(rows[0]?.name) + 1} where id = ${shop?.id}`);
        },
        { isolationLevel: 'serializable' },
      );
    await Promise.all([add(database), add(second), add(database)]);
    const { rows } = await database.orm.execute(sql`select name from shops where id = ${shop?.id}`);
    expect(rows).toEqual([{ name: '3' }]);
    expect(attempts).toBeGreaterThan(3);
  });

  it('gives up after five tries', async () => {
    let attempts = 0;
    const hopeless = database.transaction(async (transaction) => {
      attempts += 1;
      await transaction.execute(sql`do $$ begin raise exception 'no' using errcode = 'serialization_failure'; end $$`);
    });
    expect(sqlState(await hopeless.catch((error: unknown) => error))).toBe('40001');
    expect(attempts).toBe(5);
  });

  it('outlives the loss of its connections, idle and in the middle of a transaction', async () => {
    const cutOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid()`;
    const broken = database.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      await second.orm.execute(cutOthers);
      await transaction.execute(sql`select 1`);
    });
    expect(await broken.catch((error: unknown) => error)).toBeInstanceOf(Error);
    await expect.poll(() => database.ping()).toBe(true);
  });

  it('plans a marked statement once a connection, inside transactions too, and others each time', async () => {
    const marked = planOnce('marked', (orm, given: Given<{ word: string }>) =>
      orm
        .select({ word: sql<string>`${given('word')}::text`, mark: sql<number>`1 as marked` })
        .from(sql`(select 1) one`),
    );
    const kept = await second.transaction(async (transaction) => {
      for (const word of ['раз', 'два']) {
        expect(await marked(transaction, { word })).toEqual([{ word, mark: 1 }]);
        await transaction.execute(sql`select ${word}::text as word, 2 as unmarked`);
      }
      return transaction.execute(
        sql`select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements`,
      );
    });
    expect(kept.rows).toEqual([{ statement: expect.stringContaining('as marked'), runs: 2 }]);
  });

  it('lets one process at a time run what is exclusive', async () => {
    let inside = 0;
    let most = 0;
    const enter = (handle: Database) =>
      handle.exclusively(async (orm) => {
        inside += 1;
        most = Math.max(most, inside);
        await orm.execute(sql`select pg_sleep(0.05)`);
        inside -= 1;
      });
    await Promise.all([enter(database), enter(second), enter(database), enter(second)]);
    expect(most).toBe(1);
  });

  it('is migrated once by several processes that start together', async () => {
    await database.orm.execute(sql`drop schema drizzle cascade`);
    await database.orm.execute(sql`drop schema public cascade`);
    await database.orm.execute(sql`create schema public`);
    await Promise.all([migrate(database), migrate(second), migrate(database), migrate(second)]);
    const { rows } = await database.orm.execute(
      sql`select count(*) = count(distinct hash) as once, count(*) > 0 as any from drizzle.__drizzle_migrations`,
    );
    expect(rows).toEqual([{ once: true, any: true }]);
  });
});
