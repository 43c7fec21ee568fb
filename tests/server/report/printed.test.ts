import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { customers, orderLines } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';

type Schemas = components['schemas'];
type Form = Partial<Schemas['ReportForm']>;

describeShop('a report that a page prints', (it) => {
  let app: TestApp;
  let desk: PurchaseDesk;
  let order: Schemas['PlacedOrder'];

  it.beforeAll(async ({ site }) => {
    ({ app } = site);
    desk = await PurchaseDesk.open(site.shop);
    await site.db.orm.update(customers).set({ phone: '79991112233' }).where(eq(customers.id, desk.anna.customer.id));
    order = await desk.order('accepted', { byCourier: true });
  });

  const read = async (form: Form, by: SignedInCaller = desk.staff) => {
    const body = { what: { order: order.id }, kind: 'lines', format: 'json', ...form };
    const token = await app.tokenOf(by);
    return app.call<Schemas['ReportTable'] & { detail?: string }>('POST', '/api/report/', { token, body });
  };
  const table = async (form: Form, by?: SignedInCaller) => {
    const { status, body } = await read(form, by);
    expect(status).toBe(200);
    return body;
  };

  it('has the rows of the file, in the asked order, with days by the shop’s clock', async () => {
    expect(await table({ columns: ['total', 'description', 'count', 'created_at', 'note'] })).toEqual({
      columns: [
        { name: 'total', title: 'Сумма', kind: 'money' },
        { name: 'description', title: 'Товар', kind: 'text' },
        { name: 'count', title: 'Кол-во', kind: 'count' },
        { name: 'created_at', title: 'Дата', kind: 'moment' },
        { name: 'note', title: 'Заметка', kind: 'text' },
      ],
      groups: [],
      rows: [
        [500, 'Чашка', 1, '21.11.2026 12:30', ''],
        [200, 'Блюдце', 2, '21.11.2026 12:30', ''],
      ],
      pictures: [],
      has_total: false,
    });
  });

  it('is for the order’s customer too, without what is the shop’s own', async () => {
    const { columns } = await table({ columns: ['note', 'purchase', 'description'] }, desk.anna);
    expect(columns.map(({ title }) => title)).toEqual(['Товар']);
  });

  it('titles a waybill’s orders with where they go, and ends with the sum', async () => {
    const { columns, groups, rows, has_total } = await table({
      kind: 'waybill',
      columns: ['order', 'description', 'count', 'total'],
    });
    expect(columns.map(({ name }) => name)).toEqual(['description', 'count', 'total']);
    expect(groups).toEqual([
      {
        title: `Заказ №\u00A0${order.id}`,
        note: 'Анна Смирнова, +7 (900) 000 00 99, Курьер, Садовая, 2',
        rows: 4,
        has_total: true,
      },
    ]);
    expect(rows).toEqual([
      ['Чашка', 1, 500],
      ['Блюдце', 2, 200],
      ['Доставка: Курьер', null, 300],
      ['Итого', 3, 1000],
    ]);
    expect(has_total).toBe(false);
  });

  it('sums up each of several orders, then all, and says what has no price', async ({ site }) => {
    const second = await desk.order();
    const [cup] = second.lines;
    await site.db.orm.execute(sql`update ${orderLines} set price = null where id = ${cup?.id ?? 0}`);
    const { groups, rows, has_total } = await table({
      what: { orders: { scope: 'shop', search_text: `№${second.id}` } },
      kind: 'waybill',
      columns: ['description', 'price', 'total'],
    });
    expect(rows).toEqual([
      ['Чашка', 'цена не\u00A0назначена', null],
      ['Блюдце', 100, 200],
      ['Итого', null, 200],
    ]);
    const both = await table({
      what: { ids: [...order.lines, ...second.lines].map(({ id }) => id) },
      kind: 'waybill',
      columns: ['description', 'count', 'total'],
    });
    expect([has_total, groups.length]).toEqual([false, 1]);
    expect(both.groups.map((group) => [group.rows, group.has_total])).toEqual([
      [4, true],
      [3, true],
    ]);
    expect(both.rows.filter(([name]) => name === 'Итого' || name === 'Всего')).toEqual([
      ['Итого', 3, 1000],
      ['Итого', 3, 200],
      ['Всего', 6, 1200],
    ]);
    expect(both.has_total).toBe(true);
  });

  it('bills whole orders, in their lines’ own order, where some of the lines were asked for', async () => {
    const [cup, saucer] = order.lines.map(({ id }) => id);
    const asked = { kind: 'waybill', columns: ['description', 'count', 'total'] } satisfies Form;
    const whole = await table(asked);
    expect(whole.rows.at(-1)).toEqual(['Итого', 3, 1000]);
    expect(await table({ ...asked, what: { ids: [saucer ?? 0] } })).toEqual(whole);
    expect(await table({ ...asked, what: { ids: [saucer ?? 0, cup ?? 0] } })).toEqual(whole);
    expect((await table({ ...asked, kind: 'lines', what: { ids: [saucer ?? 0] } })).rows).toEqual([['Блюдце', 2, 200]]);
  });

  it('titles a pick list with each customer, even where nothing else was asked for', async () => {
    const { columns, groups } = await table({ kind: 'customers', columns: ['phone', 'description', 'count'] });
    expect(columns.map(({ name }) => name)).toEqual(['description', 'count']);
    expect(groups).toEqual([
      { title: 'Анна Смирнова', note: '+7 (999) 111 22 33, 3\u00A0шт.', rows: 2, has_total: false },
    ]);
    const alone = await table({ kind: 'customers', columns: ['customer'] });
    expect(alone.columns.map(({ name }) => name)).toEqual(['customer']);
    expect(alone.groups).toEqual([{ title: 'Анна Смирнова', note: '3\u00A0шт.', rows: 2, has_total: false }]);
  });

  it('has a picture for each row of a pick list that has one, and a file has none', async ({ site }) => {
    const image = { key: 'photos/cat', width: 640, height: 480, widths: [160, 640] };
    const own = await desk.order();
    const [cup, saucer] = own.lines.map(({ id }) => id);
    await site.db.orm
      .update(orderLines)
      .set({ image, description: '', itemId: null })
      .where(eq(orderLines.id, saucer ?? 0));
    const what = { order: own.id };
    expect(await table({ what, kind: 'customers', columns: ['customer', 'description'] })).toMatchObject({
      rows: [['Чашка'], ['Фото']],
      pictures: [null, '/files/photos/cat-160.webp'],
    });
    expect(await table({ what, kind: 'items' })).toMatchObject({
      rows: [
        ['Фото', 2, '', `№\u00A0${own.id} × 2`],
        ['Чашка', 1, '', `№\u00A0${own.id} × 1`],
      ],
      pictures: ['/files/photos/cat-160.webp', null],
    });
    expect((await table({ what, kind: 'customers', columns: ['customer', 'count'] })).pictures).toEqual([]);
    expect((await table({ what: { ids: [cup ?? 0] }, kind: 'items' })).pictures).toEqual([]);
    expect((await table({ what, kind: 'waybill' })).pictures).toEqual([]);
    const token = await app.tokenOf(desk.staff);
    const file = { what, kind: 'items', format: 'csv' };
    const { bytes } = await app.call('POST', '/api/report/', { token, body: file });
    expect(bytes.toString('utf8')).toContain(`Фото;2;;№\u00A0${own.id} × 2\r\n`);
  });

  it('lists an order’s lines as its page does, whichever way the list of lines goes', async () => {
    const own = await desk.order();
    const what = { lines: { placed_order_id: own.id, order_by: 'newest' as const } };
    const names = async (kind: Form['kind']) =>
      (await table({ what, ...(kind && { kind }), columns: ['description', 'count'] })).rows.map(([name]) => name);
    expect(await names('lines')).toEqual(['Блюдце', 'Чашка']);
    expect(await names('customers')).toEqual(['Чашка', 'Блюдце']);
    expect(await names('waybill')).toEqual(['Чашка', 'Блюдце', 'Итого']);
  });

  it('tells who buys neither the customers nor where an order goes', async ({ site }) => {
    const { id } = await desk.purchase();
    await desk.send(order.id, { purchase_id: id });
    const buyer = await site.shop.customer({ flags: ['get_purchase'] });
    const what = { purchase: id };
    expect((await table({ what, kind: 'customers' }, buyer)).groups).toEqual([]);
    expect((await table({ what, kind: 'waybill' }, buyer)).groups).toEqual([
      { title: `Заказ №\u00A0${order.id}`, note: '', rows: 3, has_total: true },
    ]);
  });

  it('of more than 5,000 lines is refused, where a file is not', async ({ site }) => {
    const { orm } = site.db;
    const long = await desk.order();
    const [line] = long.lines;
    await orm.execute(
      sql`insert into ${orderLines} (shop_id, order_id, description, retail_price, discount, price, ordered_price,
        count)
        select shop_id, order_id, 'Салфетка', retail_price, discount, price, ordered_price, 1
          from ${orderLines}, generate_series(1, 4998) n where id = ${line?.id ?? 0}`,
    );
    const whole = { what: { order: long.id }, columns: ['order' as const] };
    expect((await table(whole)).rows).toHaveLength(5_000);
    await orm.execute(
      sql`insert into ${orderLines} (shop_id, order_id, description, retail_price, discount, price, ordered_price,
        count)
        select shop_id, order_id, 'Салфетка', retail_price, discount, price, ordered_price, 1 from ${orderLines}
          where id = ${line?.id ?? 0}`,
    );
    const refused = await read(whole);
    expect([refused.status, refused.body?.detail]).toEqual([409, expect.stringMatching(/больше\s5000\sстрок/)]);
    expect((await read({ ...whole, format: 'csv' })).status).toBe(200);
  });

  it('of one order is at its address too', async () => {
    const token = await app.tokenOf(desk.staff);
    const { body } = await app.call<Schemas['ReportTable']>(
      'GET',
      `/api/placed-order/${order.id}/report/?format=json&kind=labels`,
      {
        token,
      },
    );
    expect(body?.rows).toEqual([[order.id, 'Анна Смирнова', 'Курьер', 'Садовая, 2', '+7 (900) 000 00 99', 3]]);
  });
});
