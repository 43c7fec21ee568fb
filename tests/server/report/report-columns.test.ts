import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customers, orderLines, placedOrders } from '#server/db/schema.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

describeShop('the columns of a report', (it) => {
  it('show each what it is called', async ({ site }) => {
    const { orm } = site.db;
    const desk = await PurchaseDesk.open(site.shop);
    const { id, lines } = await desk.order('accepted', { byCourier: true });
    const { id: purchaseId } = await desk.purchase({ name: 'Гжель' });
    await desk.send(id, { purchase_id: purchaseId });
    await orm.update(customers).set({ phone: '79991112233' }).where(eq(customers.id, desk.anna.customer.id));
    const told = { recipientName: 'Пётр Орлов', comment: 'Позвонить', note: 'Капризный' };
    await orm.update(placedOrders).set(told).where(eq(placedOrders.id, id));
    const [line] = lines;
    const sums = { retailPrice: 81_000, discount: 10, price: 61_050, orderedPrice: 72_900, count: 3 };
    await orm
      .update(orderLines)
      .set({ ...sums, comment: 'Синяя' })
      .where(eq(orderLines.id, line?.id ?? 0));
    const { status, bytes } = await site.app.call('POST', '/api/report/', {
      token: await site.app.tokenOf(desk.staff),
      body: { what: { ids: [line?.id] }, kind: 'lines', format: 'csv' },
    });
    expect(status).toBe(200);
    const [titles = [], cells = []] = bytes
      .toString('utf8')
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((row) => row.split(';'));
    expect(Object.fromEntries(titles.map((title, place) => [title, cells[place]]))).toEqual({
      Заказ: String(id),
      Дата: '21.11.2026 12:30',
      'Статус заказа': 'Принят',
      Клиент: 'Анна Смирнова',
      Телефон: "'+7 (999) 111 22 33",
      Товар: 'Чашка',
      Комментарий: 'Синяя',
      'Кол-во': '3',
      'Розничная цена': '810,00',
      'Скидка, %': '10',
      Цена: '610,50',
      Сумма: '1831,50',
      Статус: 'Заказан у\u00A0поставщика',
      Получатель: 'Пётр Орлов',
      Доставка: 'Курьер',
      Адрес: 'Садовая, 2',
      'Комментарий к\u00A0заказу': 'Позвонить',
      Закупка: 'Гжель',
      Заметка: 'Капризный',
    });
  });
});
