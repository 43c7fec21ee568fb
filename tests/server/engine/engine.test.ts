import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUniqueViolation } from '#server/db/engine/sql-state.ts';
import { shops } from '#server/db/schema.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';

describeOnEachEngine('a database', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  it('answers a ping, and no longer once it is closed', async () => {
    const other = await freshDatabase(engine);
    expect(await other.ping()).toBe(true);
    await other.close();
    expect(await other.ping()).toBe(false);
  });

  it('reads counts, big integers and their arrays as numbers, and moments as Dates', async () => {
    const { rows } = await database.orm.execute(
      sql`select count(*) as counted, 9007199254740991::bigint as big, array[1, 2]::bigint[] as several,
        array[]::bigint[] as none from shops`,
    );
    expect(rows).toEqual([{ counted: 0, big: Number.MAX_SAFE_INTEGER, several: [1, 2], none: [] }]);
  });

  it('finds Russian words by stem, in any case and with a typo', async () => {
    const { rows } = await database.orm.execute(sql`select
      to_tsvector('russian', 'Красные кружки') @@ to_tsquery('russian', 'кружка') as stem,
      lower('ЁЛКА') as lower, 'ЁЛКА' ilike 'ёлка' as alike,
      word_similarity('кружкa', 'большие кружки') > 0.4 as typo, levenshtein('кот', 'кит') as distance`);
    expect(rows).toEqual([{ stem: true, lower: 'ёлка', alike: true, typo: true, distance: 1 }]);
  });

  it("finds the name of a violated unique index in the query builder's error", async () => {
    await database.orm.insert(shops).values({ name: 'Первая', host: 'one.example' });
    const second = await database.orm
      .insert(shops)
      .values({ name: 'Вторая', host: 'one.example' })
      .catch((error: unknown) => error);
    expect(isUniqueViolation(second)).toBe(true);
    expect(isUniqueViolation(second, 'shops_host_unique')).toBe(true);
    expect(isUniqueViolation(second, 'another')).toBe(false);
  });

  it('keeps nothing of a transaction that fails, and the part of one whose savepoint fails', async () => {
    const failed = database.transaction(async (transaction) => {
      await transaction.insert(shops).values({ name: 'Пропадёт' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await database.transaction(async (transaction) => {
      await transaction.insert(shops).values({ name: 'Останется' });
      await transaction
        .transaction(async (inner) => {
          await inner.insert(shops).values({ name: 'Пропадёт' });
          throw new Error('inner');
        })
        .catch(() => undefined);
    });
    const { rows } = await database.orm.execute(sql`select name from shops where name in ('Пропадёт', 'Останется')`);
    expect(rows).toEqual([{ name: 'Останется' }]);
  });

  it('rolls back a transaction that never ends, and serves the others', async () => {
    const impatient = await freshDatabase(engine, { transactionTimeoutMs: 200 });
    const stuck = impatient.transaction(async (transaction) => {
      await transaction.insert(shops).values({ name: 'Висит' });
      await new Promise(() => undefined);
    });
    await expect(stuck).rejects.toThrow('transaction: not done within 200 ms');
    expect(await impatient.orm.select().from(shops)).toEqual([]);
    await impatient.close();
  });

  it('loses none of many parallel increments', async () => {
    const [shop] = await database.orm.insert(shops).values({ name: '0' }).returning();
    const add = () =>
      database.transaction(async (transaction) => {
        const { rows } = await transaction.execute<{ name: string }>(
          sql`select name from shops where id = ${shop?.id} for update`,
        );
        await transaction.execute(sql`update shops set name = ${Number(rows[0]?.name) + 1} where id = ${shop?.id}`);
      });
    await Promise.all(Array.from({ length: 40 }, add));
    const { rows } = await database.orm.execute(sql`select name from shops where id = ${shop?.id}`);
    expect(rows).toEqual([{ name: '40' }]);
  });

  it('runs a prepared query again with other values', async () => {
    const named = database.orm
      .select({ name: shops.name })
      .from(shops)
      .where(sql`name = ${sql.placeholder('name')}`)
      .prepare('shop_by_name');
    expect(await named.execute({ name: 'Первая' })).toEqual([{ name: 'Первая' }]);
    expect(await named.execute({ name: 'Никакая' })).toEqual([]);
  });
});
