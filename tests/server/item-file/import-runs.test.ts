import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, vi } from 'vitest';
import { customers, itemImports, items } from '#server/db/schema.ts';
import { getItem } from '#server/domain/catalogue/get-item.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { startJob, withPlace } from '#server/domain/item-file/import-state.ts';
import { createItemImport } from '#server/domain/item-file/create-item-import.ts';
import { getItemImport } from '#server/domain/item-file/get-item-import.ts';
import { moveItemImport } from '#server/domain/item-file/move-item-import.ts';
import { updateItemImport } from '#server/domain/item-file/update-item-import.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { ImportDesk } from '#tests/support/server/import-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { only, type SmallShop } from '#tests/support/server/small-shop.ts';

const changedSince = 'Товар изменили после проверки. Проверьте файл ещё раз.';
const madeSince = 'Товар с\u00A0таким артикулом появился после проверки. Проверьте файл ещё раз.';

describeShop('the work on an import of items', (it) => {
  let shop: SmallShop;
  let desk: ImportDesk;
  let number = 0;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    desk = new ImportDesk(shop, await shop.customer({ flags: ['create_item', 'edit_item'] }));
  });

  const article = () => `И-${(number += 1)}`;
  const read = (id: number) => getItem(shop.deps, { caller: desk.staff, path: { id } });

  it('writes all rows or none', async () => {
    const [one, other] = [article(), article()];
    const ids = await Promise.all([one, other].map((code) => shop.item({ article: code, retailPrice: 10_000 })));
    const wrong = await desk.upload(`Артикул;Цена\n${one};200\n${other};дорого\n`);
    await expect(desk.apply(wrong, 'all')).rejects.toMatchObject({ code: 'import_has_errors' });
    const made = await desk.upload(`Артикул;Цена\n${one};200\n${other};300\n`);
    await updateItem(shop.deps, { caller: desk.staff, body: { id: ids[1] ?? 0, name: 'Другое' } });
    expect(await desk.apply(made, 'all')).toMatchObject({ state: 'failed', written: 0, counts: { error: 1 } });
    expect(await desk.rows(made)).toMatchObject([
      { number: 2, verdict: 'update', is_written: false, problems: [] },
      { number: 3, verdict: 'error', problems: [{ column: '', detail: changedSince }] },
    ]);
    expect(await read(ids[0] ?? 0)).toMatchObject({ version: 1, retail_price: 100 });
    // Read again, it can be written.
    await updateItemImport(shop.deps, { caller: desk.staff, path: { id: made.id }, body: {} });
    expect(await desk.apply(await desk.settled(made.id), 'all')).toMatchObject({ state: 'done', written: 2 });
    expect(await read(ids[1] ?? 0)).toMatchObject({ name: 'Другое', retail_price: 300 });
  });

  it.for(['all', 'good'] as const)('writes nothing for an author who lost the right meanwhile (%s)', async (mode) => {
    const author = await shop.customer({ flags: ['create_item', 'edit_item'] });
    const own = new ImportDesk(shop, author);
    const code = article();
    const id = await shop.item({ article: code, retailPrice: 10_000 });
    const made = await own.upload(
      `Артикул;Название;Категория;Цена\n${code};Чаша;Посуда;200\n${article()};Ваза;Посуда;300\n`,
    );
    await shop.db.orm.update(customers).set({ flags: [] }).where(eq(customers.id, author.customer.id));
    expect(await own.apply(made, mode)).toMatchObject({ written: 0, counts: { error: 2 } });
    expect(await read(id)).toMatchObject({ version: 1, retail_price: 100 });
  });

  it('of the same file twice at once, all or nothing, names the rows that the other has written', async () => {
    const codes = Array.from({ length: 120 }, article);
    const file = `Артикул;Название;Категория;Цена\n${codes.map((code) => `${code};Ваза;Посуда;300`).join('\n')}`;
    const both = [await desk.upload(file), await desk.upload(file)];
    const done = await Promise.all(both.map((one) => desk.apply(one, 'all')));
    expect(done.map(({ state }) => state).toSorted()).toEqual(['done', 'failed']);
    const failed = done.find(({ state }) => state === 'failed');
    expect(failed).toMatchObject({ written: 0, counts: { create: 0, error: 120 } });
    const told = failed ? (await desk.rows(failed)).map(({ problems }) => problems[0]) : [];
    expect(told[99]).toEqual({ column: 'Артикул', detail: madeSince });
  });

  it('leaves out a row whose item a colleague has changed or made since the preview', async () => {
    const [changed, made] = [article(), article()];
    const id = await shop.item({ article: changed, retailPrice: 10_000 });
    const preview = await desk.upload(`Артикул;Название;Категория;Цена\n${changed};;;200\n${made};Ваза;Посуда;300\n`);
    await updateItem(shop.deps, { caller: desk.staff, body: { id, retail_price: 150 } });
    await shop.item({ article: made.toLowerCase() });
    expect(await desk.apply(preview)).toMatchObject({ state: 'done', written: 0, counts: { error: 2 } });
    expect((await desk.rows(preview)).map(({ problems }) => problems[0]?.detail)).toEqual([changedSince, madeSince]);
    expect(await read(id)).toMatchObject({ retail_price: 150 });
  });

  it('of two at once of the same file writes each row once', async () => {
    const codes = Array.from({ length: 120 }, article);
    const file = `Артикул;Название;Категория;Цена\n${codes.map((code) => `${code};Ваза;Посуда;300`).join('\n')}`;
    const both = await Promise.all([desk.upload(file), desk.upload(file)]);
    const done = await Promise.all(both.map((one) => desk.apply(one)));
    expect(done.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(done.reduce((sum, { written }) => sum + written, 0)).toBe(120);
    expect(
      await shop.db.orm
        .select()
        .from(items)
        .where(eq(items.article, codes[60] ?? '')),
    ).toHaveLength(1);
  });

  it('is under way while it waits for others to end, however long', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const waiting = { shopId: shop.shopId, id: 0, run: 0 };
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    onTestFinished(() => end());
    for (const _ of [1, 2])
      await withPlace(await shop.customer(), async (place) => startJob(shop.deps, place, waiting, () => ended));
    const { id } = await createItemImport(shop.deps, {
      caller: desk.staff,
      body: { file: Buffer.from('А\nб\n'), file_name: 'а.csv' },
    });
    const touchedAt = async () =>
      only(await shop.db.orm.select().from(itemImports).where(eq(itemImports.id, id))).touchedAt;
    for (const _ of [1, 2, 3, 4]) {
      shop.clock.pass(60_000);
      vi.advanceTimersByTime(60_000);
      await expect.poll(touchedAt).toEqual(shop.clock.now());
    }
    expect(await getItemImport(shop.deps, { caller: desk.staff, path: { id } })).toMatchObject({
      state: 'parsing',
      done: 0,
    });
    end();
    expect(await desk.settled(id)).toMatchObject({ state: 'previewed' });
    shop.clock.pass(60_000);
    vi.advanceTimersByTime(60_000);
    expect(await touchedAt()).not.toEqual(shop.clock.now());
  });

  it('is refused, and no record left, where three of the person’s are not over; others’ run before those', async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    onTestFinished(() => end());
    const order: string[] = [];
    const upload = (staff: SignedInCaller) =>
      createItemImport(shop.deps, { caller: staff, body: { file: Buffer.from('А\nб\n'), file_name: 'а.csv' } });
    const hold = (staff: SignedInCaller, name: string) =>
      withPlace(staff, async (place) => {
        startJob(shop.deps, place, { shopId: shop.shopId, id: 0, run: 0 }, async () => {
          order.push(name);
          await ended;
        });
      });
    const [greedy, other] = [
      await shop.customer({ flags: ['create_item'] }),
      await shop.customer({ flags: ['create_item'] }),
    ];
    for (const name of ['first', 'second', 'third']) await hold(greedy, name);
    const kept = () => shop.db.orm.$count(itemImports, eq(itemImports.authorId, greedy.customer.id));
    await expect(upload(greedy)).rejects.toMatchObject({ code: 'imports_busy' });
    expect(await kept()).toBe(0);
    await hold(other, 'other');
    await expect.poll(() => order).toEqual(['first', 'other']);
    end();
    await expect.poll(() => order).toEqual(['first', 'other', 'second', 'third']);
    await upload(greedy);
    expect(await kept()).toBe(1);
  });

  it('is under way while a long file that could not be written is looked through', async () => {
    const codes = Array.from({ length: 750 }, article);
    const file = `Артикул;Название;Категория;Цена\n${codes.map((code) => `${code};Ваза;Посуда;300`).join('\n')}`;
    const { id } = await desk.upload(file);
    await shop.item({ article: codes[0] ?? '' });
    // Twenty seconds pass whenever the work looks at it.
    const now = () => {
      shop.clock.pass(20_000);
      return shop.clock.now();
    };
    let seen = await moveItemImport(
      { ...shop.deps, clock: { now } },
      { caller: desk.staff, path: { id }, body: { state: 'applying', mode: 'all' } },
    );
    while (seen.state === 'applying') {
      // The embedded database answers before the work gets its turn.
      await setImmediate();
      seen = await getItemImport(shop.deps, { caller: desk.staff, path: { id } });
    }
    expect(seen).toMatchObject({
      state: 'failed',
      problem: 'Ничего не\u00A0записано: пока шла запись, товары изменили. Проверьте файл ещё раз.',
      counts: { error: 1 },
    });
  });

  it('is interrupted where the server has died at work', async () => {
    const { id } = await createItemImport(shop.deps, {
      caller: desk.staff,
      body: { file: Buffer.from('А\nб\n'), file_name: 'а.csv' },
    });
    await desk.settled(id);
    await shop.db.orm.update(itemImports).set({ state: 'applying' }).where(eq(itemImports.id, id));
    expect(await getItemImport(shop.deps, { caller: desk.staff, path: { id } })).toMatchObject({ state: 'applying' });
    shop.clock.pass(181_000);
    expect(await getItemImport(shop.deps, { caller: desk.staff, path: { id } })).toMatchObject({
      state: 'failed',
      problem: 'Работа прервалась. Проверьте файл ещё раз: записанное останется без изменений.',
    });
  });
});
