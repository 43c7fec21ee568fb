import { expect } from 'vitest';
import type { Query } from '#contract/types.ts';
import { deleteItem } from '#server/domain/catalogue/delete-item.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { exportItems } from '#server/domain/item-file/export-items.ts';
import { ImportDesk } from '#tests/support/server/import-desk.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('the items that staff keep, as a file', (it) => {
  let shop: SmallShop;
  let desk: ImportDesk;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    desk = new ImportDesk(shop, await shop.customer({ flags: ['create_item', 'edit_item', 'delete_item'] }));
    await shop.items(
      { name: 'Ваза', article: 'С-1', retailPrice: 30_000, stock: 2 },
      { name: 'Блюдо', article: 'С-2', retailPrice: 10_000, isHidden: true },
      { name: 'Кувшин', article: 'С-3', retailPrice: 20_000, stock: 0 },
    );
    const gone = [await shop.item({ name: 'Ваза старая', article: 'С-4' }), await shop.item({ name: 'Без артикула' })];
    for (const id of gone) await deleteItem(shop.deps, { caller: desk.staff, path: { id } });
  });

  const file = async (asked: Partial<Query<'exportItems'>>, as = desk.staff): Promise<Buffer> => {
    const plain = { ...plainItemQuery, format: 'csv', encoding: 'utf-8', delimiter: 'semicolon' } as const;
    const { data } = await exportItems(shop.deps, { caller: as, query: { ...plain, order_by: 'name', ...asked } });
    return Buffer.isBuffer(data) ? data : Buffer.concat(await data.toArray());
  };
  const namesIn = async (asked: Partial<Query<'exportItems'>>) => {
    const lines = (await file({ ...asked, columns: ['name'] })).toString().split('\r\n');
    return lines.slice(1, -1);
  };

  it.for([
    ['any', ['Блюдо', 'Ваза', 'Кувшин']],
    ['on_sale', ['Ваза']],
    ['hidden', ['Блюдо']],
    ['sold_out', ['Кувшин']],
    ['deleted', ['Без артикула', 'Ваза старая']],
  ] as const)('are those of the list in the state %s, and read back unchanged', async ([state, names]) => {
    expect(await namesIn({ state })).toEqual(names);
    const made = await desk.upload(await file({ state }));
    expect(made.counts).toEqual({ create: 0, update: 0, same: names.length, error: 0 });
  });

  it('have the search and the order of the list', async () => {
    expect(await namesIn({ state: 'any', search_text: 'ваза' })).toEqual(['Ваза']);
    expect(await namesIn({ state: 'any', order_by: 'stock' })).toEqual(['Кувшин', 'Ваза', 'Блюдо']);
    expect(await namesIn({ state: 'any', order_by: '-price' })).toEqual(['Ваза', 'Кувшин', 'Блюдо']);
    expect(await namesIn({ state: 'any', order_by: 'newest' })).toEqual(['Кувшин', 'Блюдо', 'Ваза']);
  });

  it('are deleted ones only for whoever recovers them, and change only once they are recovered', async () => {
    const editor = await shop.customer({ flags: ['edit_item'] });
    expect(await refusalOf(file({ state: 'deleted' }, editor))).toBe('forbidden');
    const changed = (await file({ state: 'deleted' }))
      .toString()
      .replaceAll(';Посуда;', ';Посуда;1')
      .replace('Ваза старая', 'Ваза новая');
    const made = await desk.upload(changed);
    expect((await desk.rows(made)).map(({ problems }) => problems)).toEqual(
      Array.from({ length: 2 }, () => [{ column: '', detail: 'Товар удалён. Сначала восстановите его.' }]),
    );
    // An item of this article that is sold is meant before a deleted one.
    const id = await shop.item({ name: 'Ваза новая', article: 'С-4', retailPrice: 5 });
    expect((await desk.rows(await desk.upload(changed)))[1]).toMatchObject({ item_id: id, verdict: 'update' });
    await updateItem(shop.deps, { caller: desk.staff, body: { id, article: 'С-5' } });
  });
});
