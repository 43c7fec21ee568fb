import { expect } from 'vitest';
import { getPurchasesTotal } from '#server/domain/purchase/get-purchases-total.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

describeShop('what the purchases of a list come to', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
    const [textile, wood] = [await desk.purchase({ name: 'Ткани' }), await desk.purchase({ name: 'Доски' })];
    await desk.purchase({ name: 'Пустая' });
    // A cup of 500 and two saucers of 100 in each order.
    const [one, other, third] = [await desk.order(), await desk.order(), await desk.order()];
    await desk.send(one.id, { purchase_id: textile.id });
    await desk.send(other.id, { purchase_id: textile.id });
    await desk.send(third.id, { purchase_id: wood.id });
    const [cup = 0] = one.lines.map(({ id }) => id);
    await desk.update(textile.id, { bought_prices: [{ line_id: cup, price: 310.5 }] });
    // It ends the saucers of one order.
    await desk.update(textile.id, { state: 'stopped' });
    await desk.update(textile.id, { state: 'sent' });
    const came = [cup, ...other.lines.map(({ id }) => id)];
    await desk.update(textile.id, { state: 'received', receipt: { line_ids: came, rest: 'C' } });
  });

  const total = (asked: { state?: 'open' | 'received'; to_close?: boolean; search_text?: string } = {}) =>
    getPurchasesTotal(desk.shop.deps, {
      caller: desk.staff,
      query: { to_close: false, search_text: '', ...asked },
    });

  it('counts all of them, and of their lines those that are not cancelled', async () => {
    expect(await total()).toEqual({
      purchases: 3,
      items_count: 7,
      total: 1_900,
      bought: { total: 310.5, margin: 189.5, unknown_count: 6 },
    });
  });

  it.for([
    [{ state: 'open' as const }, 2, 3, 700],
    [{ state: 'received' as const }, 1, 4, 1_200],
    [{ to_close: true }, 1, 4, 1_200],
    [{ search_text: 'доск' }, 1, 3, 700],
    [{ search_text: 'Пустая' }, 1, 0, 0],
    [{ search_text: 'нет такой' }, 0, 0, 0],
  ] as const)('holds to the filters of the list: %j', async ([asked, purchases, items_count, sum]) => {
    expect(await total(asked)).toMatchObject({ purchases, items_count, total: sum });
  });
});
