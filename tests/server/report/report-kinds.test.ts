import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { orderLines } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { readSheet } from '#tests/support/server/xlsx.ts';

type Form = components['schemas']['ReportForm'];

describeShop('a report of many orders', (it) => {
  it('for packing has each customer’s orders together, and each item once, without what is cancelled', async ({
    ownSite,
  }) => {
    const { app, shop } = ownSite;
    const token = await app.tokenOf(await shop.staff());
    const yana = await shop.customer({ firstName: 'Яна', lastName: 'Белая' });
    const anton = await shop.customer({ firstName: 'Антон', lastName: 'Серый' });
    const itemId = await shop.item({ name: 'Ваза' });
    const place = async (caller: SignedInCaller, count: number) => {
      const id = await shop.order(caller);
      await shop.db.orm
        .update(orderLines)
        .set({ itemId, description: 'Ваза', count, comment: `по ${count}` })
        .where(eq(orderLines.orderId, id));
      return id;
    };
    const first = await place(yana, 1);
    const second = await place(anton, 2);
    const third = await place(yana, 3);
    await shop.db.orm
      .update(orderLines)
      .set({ state: 'C' })
      .where(eq(orderLines.orderId, await place(anton, 9)));
    const make = async (kind: Form['kind']) => {
      const body = {
        what: { lines: { order_by: 'oldest' } },
        kind,
        format: 'xlsx',
        columns: ['customer', 'order', 'count'],
      };
      return readSheet((await app.call('POST', '/api/report/', { token, body })).bytes);
    };
    expect(await make('customers')).toEqual([
      ['Клиент', 'Заказ', 'Кол-во'],
      ['Антон Серый', second, 2],
      ['Яна Белая', first, 1],
      ['Яна Белая', third, 3],
    ]);
    expect(await make('items')).toEqual([
      ['Товар', 'Штук', 'Комментарии', 'Заказы'],
      ['Ваза', 6, 'по 1; по 2; по 3', `№\u00A0${first} × 1, №\u00A0${second} × 2, №\u00A0${third} × 3`],
    ]);
  });

  it('of several customers has their lines, and nobody else’s', async ({ ownSite }) => {
    const { app, shop } = ownSite;
    const token = await app.tokenOf(await shop.staff());
    const [yana, anton, vera] = [await shop.customer(), await shop.customer(), await shop.customer()];
    const [first, , third] = [await shop.order(yana), await shop.order(anton), await shop.order(vera)];
    const stranger = await shop.customer();
    const make = async (ids: readonly SignedInCaller[]) => {
      const lines = { customer_ids: ids.map(({ customer }) => customer.id), order_by: 'oldest' };
      const body = { what: { lines }, kind: 'lines', format: 'xlsx', columns: ['order'] };
      return readSheet((await app.call('POST', '/api/report/', { token, body })).bytes);
    };
    expect(await make([vera, yana])).toEqual([['Заказ'], [first], [third]]);
    expect(await make([stranger])).toEqual([['Заказ']]);
  });

  it('of a purchase has no customers and no prices for its intermediary, and is nobody else’s', async ({ ownSite }) => {
    const { app, shop } = ownSite;
    const desk = await PurchaseDesk.open(shop);
    const irina = await desk.intermediary();
    const order = await desk.order();
    const { id } = await desk.purchase({ intermediary_id: irina.customer.id });
    await desk.send(order.id, { purchase_id: id });
    const make = async (caller: SignedInCaller, kind: Form['kind'] = 'lines') => {
      const body = {
        what: { purchase: id },
        kind,
        format: 'csv',
        columns: ['customer', 'price', 'description', 'count'],
      };
      const { status, bytes } = await app.call('POST', '/api/report/', { token: await app.tokenOf(caller), body });
      return status === 200 ? bytes.toString('utf8') : status;
    };
    expect(await make(irina)).toBe('\uFEFFТовар;Кол-во\r\nЧашка;1\r\nБлюдце;2\r\n');
    expect(await make(irina, 'items')).toBe('\uFEFFТовар;Штук;Комментарии\r\nБлюдце;2;\r\nЧашка;1;\r\n');
    expect(await make(irina, 'labels')).toBe('\uFEFFШтук\r\n3\r\n');
    expect(await make(desk.staff)).toBe(
      '\uFEFFКлиент;Цена;Товар;Кол-во\r\nАнна Смирнова;500,00;Чашка;1\r\nАнна Смирнова;100,00;Блюдце;2\r\n',
    );
    expect(await make(await shop.customer({ flags: ['get_purchase'] }))).toBe(
      '\uFEFFЦена;Товар;Кол-во\r\n500,00;Чашка;1\r\n100,00;Блюдце;2\r\n',
    );
    expect(await make(await desk.intermediary('Павел'))).toBe(404);
    expect(await make(await shop.customer({ flags: ['get_strange_orders'] }))).toBe(404);
  });
});
