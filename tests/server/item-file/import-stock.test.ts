import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { items } from '#server/db/schema.ts';
import { getItem } from '#server/domain/catalogue/get-item.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { exportItems } from '#server/domain/item-file/export-items.ts';
import { ImportDesk } from '#tests/support/server/import-desk.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('an import of a file that remembers the stock of its export', (it) => {
  let shop: SmallShop;
  let desk: ImportDesk;
  let number = 0;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    desk = new ImportDesk(shop, await shop.customer({ flags: ['create_item', 'edit_item'] }));
  });

  const csv = { format: 'csv', encoding: 'utf-8', delimiter: 'semicolon' } as const;
  const article = () => `О-${(number += 1)}`;
  const read = (id: number) => getItem(shop.deps, { caller: desk.staff, path: { id } });
  const stockNow = async (id: number) => (await read(id)).stock;
  const uploaded = (rows: string) => desk.upload(`Артикул;Остаток;Остаток при\u00A0выгрузке\n${rows}`);

  it('leaves a stock that orders have moved since as it is, where nobody typed another', async () => {
    const code = article();
    const id = await shop.item({ article: code, stock: 10 });
    const { data } = await exportItems(shop.deps, {
      caller: desk.staff,
      query: { ...plainItemQuery, ...csv, search_text: code },
    });
    const file = await buffer(Readable.from(data));
    await updateItem(shop.deps, { caller: desk.staff, body: { id, stock: 7 } });
    const made = await desk.upload(file);
    expect(made.counts).toEqual({ create: 0, update: 0, same: 1, error: 0 });
    expect(await stockNow(id)).toBe(7);
  });

  it('sets a stock that was typed over one which is still the same', async () => {
    const [one, other, third] = [article(), article(), article()];
    const ids = await shop.items(
      { name: 'Рюмка', article: one, retailPrice: 5e4, stock: 10 },
      { name: 'Кубок', article: other, retailPrice: 5e4 },
      { name: 'Ковш', article: third, retailPrice: 5e4, stock: 4 },
    );
    const made = await uploaded(`${one};25;10\n${other};6;без учёта\n${third};-;4\n`);
    expect((await desk.apply(made)).written).toBe(3);
    expect(await Promise.all(ids.map(stockNow))).toEqual([25, 6, null]);
  });

  it('refuses one typed over another than the item has, until the person drops what the export said', async () => {
    const [one, other] = [article(), article()];
    const ids = await shop.items(
      { name: 'Рюмка', article: one, retailPrice: 5e4, stock: 7 },
      { name: 'Кубок', article: other, retailPrice: 5e4, stock: 5 },
    );
    const made = await uploaded(`${one};25;10\n${other};5;без учёта\n`);
    expect((await desk.rows(made)).map(({ verdict, problems }) => [verdict, problems[0]?.detail])).toEqual([
      [
        'error',
        'Изменился с\u00A0выгрузки: было 10, сейчас 7. Чтобы всё равно записать свой, очистите ячейку «Остаток ' +
          'при\u00A0выгрузке».',
      ],
      ['same', undefined],
    ]);
    expect(await Promise.all(ids.map(stockNow))).toEqual([7, 5]);
    const { written } = await desk.apply(await uploaded(`${one};25;\n`));
    expect([written, await stockNow(ids[0] ?? 0)]).toEqual([1, 25]);
  });

  it('refuses one that orders have moved between the preview and the writing', async () => {
    const code = article();
    const id = await shop.item({ article: code, stock: 10 });
    const made = await uploaded(`${code};25;10\n`);
    expect(made.counts.update).toBe(1);
    // As orders do it: without another version of the item.
    await shop.db.orm.update(items).set({ stock: 8 }).where(eq(items.id, id));
    const done = await desk.apply(made);
    expect([done.written, done.counts.error, await stockNow(id)]).toEqual([0, 1, 8]);
    expect((await desk.rows(made))[0]?.problems[0]?.detail).toMatch('было 10, сейчас 8');
  });

  it('logs a fault with the import that it ended, and tells the person less', async () => {
    await shop.db.orm.execute(sql`alter table items add constraint burst check (name <> 'Взрыв') not valid`);
    const made = await desk.upload(`Артикул;Название;Категория;Цена\n${article()};Взрыв;Посуда;100\n`);
    expect(await desk.apply(made)).toMatchObject({
      state: 'failed',
      problem: 'Не\u00A0удалось закончить. Проверьте файл ещё раз.',
    });
    expect(shop.faults).toMatchObject([
      { message: 'an import failed', importId: made.id, shopId: shop.shopId, run: 2, err: expect.any(Error) as Error },
    ]);
    await desk.upload('не таблица;\n');
    expect(shop.faults).toHaveLength(1);
  });
});
