import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { customers, orderLines, placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';
import { readSheet } from '#tests/support/server/xlsx.ts';

type Schemas = components['schemas'];
type Form = Schemas['ReportForm'];

describeShopOnEachEngine('a report of an order', (it) => {
  let app: TestApp;
  let desk: PurchaseDesk;
  let order: Schemas['PlacedOrder'];
  let lineIds: number[];
  let staffToken: string;

  it.beforeAll(async ({ site }) => {
    ({ app } = site);
    desk = await PurchaseDesk.open(site.shop);
    const { orm } = site.db;
    await orm.update(customers).set({ phone: '79991112233' }).where(eq(customers.id, desk.anna.customer.id));
    order = await desk.order('accepted', { byCourier: true });
    lineIds = order.lines.map(({ id }) => id);
    await orm.update(placedOrders).set({ note: 'Капризный' }).where(eq(placedOrders.id, order.id));
    await orm
      .update(orderLines)
      .set({ description: '=HYPERLINK("http://x.test")', comment: 'синяя; «без» "скола"' })
      .where(eq(orderLines.id, lineIds[0] ?? 0));
    staffToken = await app.tokenOf(desk.staff);
  });

  const make = (form: Partial<Form>, token = staffToken) =>
    app.call<{ code: string } | null>('POST', '/api/report/', {
      token,
      body: { what: { order: order.id }, kind: 'lines', format: 'csv', ...form },
    });
  const csv = async (form: Partial<Form>, token = staffToken) => {
    const { status, bytes } = await make(form, token);
    expect(status).toBe(200);
    return bytes.toString('utf8');
  };
  const as = (caller: SignedInCaller) => app.tokenOf(caller);

  it('is a table that Excel opens in Russian: a BOM, semicolons, commas, CRLF, in the asked order', async () => {
    const text = await csv({ columns: ['total', 'description', 'comment', 'count', 'created_at', 'phone'] });
    expect(text).toBe(
      '\uFEFFСумма;Товар;Комментарий;Кол-во;Дата;Телефон\r\n' +
        `500,00;"'=HYPERLINK(""http://x.test"")";"синяя; «без» ""скола""";1;21.11.2026 12:30;'+7 (999) 111 22 33\r\n` +
        `200,00;Блюдце;;2;21.11.2026 12:30;'+7 (999) 111 22 33\r\n`,
    );
  });

  it('is an Excel file with texts as texts, and with numbers as numbers', async () => {
    const { status, bytes, headers } = await make({
      format: 'xlsx',
      columns: ['order', 'description', 'price', 'total', 'created_at', 'note'],
    });
    expect([status, headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    const [head, ...rows] = readSheet(bytes);
    expect(head).toEqual(['Заказ', 'Товар', 'Цена', 'Сумма', 'Дата', 'Заметка']);
    expect(rows).toEqual([
      [order.id, '=HYPERLINK("http://x.test")', 500, 500, expect.closeTo(46_347.520_833, 5), 'Капризный'],
      [order.id, 'Блюдце', 100, 200, expect.closeTo(46_347.520_833, 5), 'Капризный'],
    ]);
  });

  it('is saved under a Russian name', async () => {
    const { headers } = await make({ kind: 'waybill' });
    const [, name = ''] = /^attachment; filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition'])) ?? [];
    expect(decodeURIComponent(name)).toBe(`Накладная, заказ ${order.id}, 21.11.2026.csv`);
  });

  it('is for the order’s customer too, without what is the shop’s own', async () => {
    const token = await as(desk.anna);
    const columns = ['note', 'purchase', 'description', 'total'] as const;
    expect(await csv({ columns: [...columns] }, token)).toMatch(/^\uFEFFТовар;Сумма\r\n/);
    expect(await csv({ columns: ['note'] }, token)).not.toMatch(/Заметка|Закупка|Капризный/);
    const { status, bytes } = await app.call('GET', `/api/placed-order/${order.id}/report/`, { token });
    expect(status).toBe(200);
    expect(readSheet(bytes)[0]).not.toContain('Заметка');
  });

  it('is nobody’s who may not see the lines', async ({ site }) => {
    const token = await as(await site.shop.customer({ firstName: 'Иван' }));
    const asked: Form['what'][] = [
      { order: order.id },
      { ids: lineIds },
      { order_ids: [order.id] },
      { lines: {} },
      { orders: { scope: 'shop' } },
      { orders: { customer_id: desk.anna.customer.id } },
    ];
    for (const what of asked) expect((await make({ what }, token)).body?.code).toBe('not_found');
    expect(await csv({ what: { orders: {} }, columns: ['order'] }, token)).toBe('\uFEFFЗаказ\r\n');
  });

  it('takes lines in the order of their list, and of a selection', async () => {
    const ids = lineIds.toReversed();
    const names = (what: Form['what']) => csv({ what, columns: ['description'] });
    expect(await names({ ids })).toBe(`\uFEFFТовар\r\nБлюдце\r\n"'=HYPERLINK(""http://x.test"")"\r\n`);
    expect(await names({ lines: { order_by: 'price', search_text: 'блюд' } })).toBe('\uFEFFТовар\r\nБлюдце\r\n');
    expect(await names({ orders: { scope: 'shop', state: ['accepted'], sum_min: 1000 } })).toContain('Блюдце');
    expect(await names({ orders: { scope: 'shop', sum_min: 1000.01 } })).toBe('\uFEFFТовар\r\n');
    expect(await names({ order_ids: [order.id, 999_999, order.id] })).toBe(await names({ order: order.id }));
  });

  it('is a waybill with the delivery and the sum', async () => {
    expect(await csv({ kind: 'waybill', columns: ['description', 'count', 'total'] })).toBe(
      '\uFEFFТовар;Кол-во;Сумма\r\n' +
        `"'=HYPERLINK(""http://x.test"")";1;500,00\r\n` +
        'Блюдце;2;200,00\r\n' +
        'Доставка: Курьер;;300,00\r\n' +
        'Итого;3;1000,00\r\n',
    );
  });

  it('is refused while the same person’s last one is being made', async () => {
    const answers = await Promise.all([make({ format: 'xlsx' }), make({ format: 'xlsx' })]);
    expect(answers.map(({ status, body }) => [status, body?.code]).sort()).toEqual([
      [200, undefined],
      [429, 'report_running'],
    ]);
    expect((await make({})).status).toBe(200);
  });

  it('is a label for each order', async () => {
    expect(await csv({ kind: 'labels' })).toBe(
      '\uFEFFЗаказ;Получатель;Доставка;Адрес;Телефон;Штук\r\n' +
        `${order.id};Анна Смирнова;Курьер;Садовая, 2;'+7 (900) 000 00 99;3\r\n`,
    );
  });
});
