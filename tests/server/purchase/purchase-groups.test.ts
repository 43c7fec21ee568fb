import { expect } from 'vitest';
import type { Query } from '#contract/types.ts';
import { listOrderGroups } from '#server/domain/order/placed/list-order-groups.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

describeShop('the customers of a purchase', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  const groups = async (query: Partial<Query<'listOrderGroups'>>) => {
    const { result } = await listOrderGroups(desk.shop.deps, {
      caller: desk.staff,
      query: {
        search_text: '',
        page: 1,
        limit: 24,
        ...query,
      },
    });
    return result.map(({ customer, newest_order: newest, orders, lines, pieces, total, is_priced: isPriced }) => ({
      customer: customer.id,
      newest: newest.id,
      sums: { orders, lines, pieces, total, isPriced },
    }));
  };

  it('are those of its orders in any state, with the sums of their lines in it', async () => {
    const whole = await desk.order();
    const part = await desk.order();
    await desk.order();
    const { id } = await desk.purchase();
    await desk.send(whole.id, { purchase_id: id });
    await desk.send(part.id, { purchase_id: id, line_ids: [part.lines[1]?.id ?? 0] });
    const customer = desk.anna.customer.id;
    const sums = { orders: 2, lines: 3, pieces: 5, total: 900, isPriced: true };
    expect(await groups({ purchase_id: id })).toEqual([{ customer, newest: part.id, sums }]);
    await desk.update(id, { state: 'stopped' });
    await desk.update(id, { state: 'sent' });
    await desk.update(id, { state: 'received', receipt: { line_ids: [], rest: 'C' }, reason: 'Не пришло' });
    expect(await groups({ purchase_id: id })).toEqual([]);
  });

  it('stay when their orders are done, and are none in another purchase', async () => {
    const order = await desk.order();
    const purchase = await desk.sent(order);
    const lineIds = order.lines.map(({ id }) => id);
    await desk.update(purchase.id, { state: 'received', receipt: { line_ids: lineIds, rest: 'O' } });
    for (const state of ['collected', 'done'] as const) await desk.move(order.id, state);
    const customer = desk.anna.customer.id;
    const sums = { orders: 1, lines: 2, pieces: 3, total: 700, isPriced: true };
    expect(await groups({ purchase_id: purchase.id })).toEqual([{ customer, newest: order.id, sums }]);
    expect(await groups({ purchase_id: (await desk.purchase()).id })).toEqual([]);
    expect(await groups({ purchase_id: purchase.id, state: 'accepted' })).toEqual([]);
  });
});
