import { expect } from 'vitest';
import { listOpenPurchases } from '#server/domain/purchase/list-open-purchases.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import { letters, PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

describeShop('sending an order to a purchase', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  it('orders the lines that wait, tells of it in both histories, and changes no money', async () => {
    const order = await desk.order('accepted need_pay');
    const { id } = await desk.purchase();
    const sent = await desk.send(order.id, { purchase_id: id });
    expect(letters(sent)).toBe('OO');
    expect(sent).toMatchObject({ total: 700, state: 'need_pay' });
    expect(sent.version).toBeGreaterThan(order.version);
    expect(sent.timeline.slice(-2)).toMatchObject([
      { kind: 'line', change: { name: 'Чашка', fields: [{ field: 'state', from: 'W', to: 'O' }] } },
      { kind: 'line', change: { name: 'Блюдце', fields: [{ field: 'state', from: 'W', to: 'O' }] } },
    ]);
    expect(await desk.entries(order.id)).toEqual([['order_charge', -70_000]]);
    const { purchase, lines, events } = await desk.detail(id);
    expect(purchase).toMatchObject({ lines_count: 2, ordered_count: 2, items_count: 3, total: 700 });
    expect(lines.map(({ order_id, description }) => [order_id, description])).toEqual([
      [order.id, 'Чашка'],
      [order.id, 'Блюдце'],
    ]);
    expect(events.at(-1)).toMatchObject({ kind: 'lines_sent', order_id: order.id, lines_count: 2 });
  });

  it('sends the named lines alone, then the rest', async () => {
    const order = await desk.order();
    const { id } = await desk.purchase();
    const [cup] = order.lines;
    expect(letters(await desk.send(order.id, { purchase_id: id, line_ids: [cup?.id ?? 0] }))).toBe('OW');
    expect(letters(await desk.send(order.id, { purchase_id: id }))).toBe('OO');
  });

  it('changes nothing when it is repeated, also after the purchase was stopped', async () => {
    const order = await desk.order();
    const { id } = await desk.purchase();
    const once = await desk.send(order.id, { purchase_id: id });
    await desk.update(id, { state: 'stopped' });
    expect((await desk.send(order.id, { purchase_id: id })).version).toBe(once.version);
    expect((await desk.sendToOwn(order.id)).version).toBe(once.version);
    expect((await desk.detail(id)).purchase.lines_count).toBe(2);
  });

  it('is no repetition where a colleague has sent the lines elsewhere', async () => {
    const order = await desk.order();
    const irina = await desk.intermediary();
    const [first, second] = [await desk.purchase(), await desk.purchase({ intermediary_id: irina.customer.id })];
    await desk.send(order.id, { purchase_id: first.id });
    expect(await refusalOf(desk.send(order.id, { purchase_id: second.id }))).toBe('order_nothing_to_send');
    expect((await desk.detail(second.id)).purchase.lines_count).toBe(0);
    const theirs = await desk.order();
    await desk.send(theirs.id, { purchase_id: second.id });
    expect(await refusalOf(desk.sendToOwn(theirs.id))).toBe('order_nothing_to_send');
  });

  it('is seen by a colleague who has the purchase open: their version is out of date', async () => {
    const { id, version } = await desk.purchase();
    await desk.send((await desk.order()).id, { purchase_id: id });
    expect(await refusalOf(desk.update(id, { version, state: 'stopped' }))).toBe('changed_meanwhile');
  });

  it('refuses what is not accepted, not open, unknown, or has nothing that waits', async () => {
    const { id } = await desk.purchase();
    const created = await desk.order('');
    expect(await refusalOf(desk.send(created.id, { purchase_id: id }))).toBe('order_not_for_purchase');
    const collected = await desk.order('accepted collected');
    expect(await refusalOf(desk.send(collected.id, { purchase_id: id }))).toBe('order_nothing_to_send');
    const order = await desk.order();
    expect(await refusalOf(desk.send(order.id, { purchase_id: 999_999 }))).toBe('validation');
    expect(await refusalOf(desk.send(order.id, { purchase_id: id, album_id: 999_999 }))).toBe('validation');
    expect(await refusalOf(desk.send(order.id, { purchase_id: id, line_ids: [999_999] }))).toBe('validation');
    await desk.update(id, { state: 'stopped' });
    expect(await refusalOf(desk.send(order.id, { purchase_id: id }))).toBe('purchase_not_open');
    expect(letters(await desk.read(order.id))).toBe('WW');
  });

  it("puts lines into the shop's newest open purchase, or into a new one named by the day", async () => {
    const older = await desk.purchase({ name: 'Старая' });
    const newest = await desk.purchase({ name: 'Новая' });
    await desk.purchase({ name: 'Чужая', intermediary_id: (await desk.intermediary()).customer.id });
    await desk.sendToOwn((await desk.order()).id);
    expect((await desk.detail(newest.id)).purchase.lines_count).toBe(2);
    const { result } = await listOpenPurchases(desk.shop.deps, { caller: desk.staff });
    for (const { id, intermediary } of result) if (!intermediary) await desk.update(id, { state: 'stopped' });
    const order = await desk.order();
    await desk.sendToOwn(order.id);
    const [opened] = (await listOpenPurchases(desk.shop.deps, { caller: desk.staff })).result;
    expect(opened).toMatchObject({ name: 'Закупка 21 ноября 2026', intermediary: null });
    expect(opened?.id).toBeGreaterThan(older.id);
    expect((await desk.detail(opened?.id ?? 0)).lines.map(({ order_id }) => order_id)).toEqual([order.id, order.id]);
  });

  it('opens one purchase where two orders are sent at once', async () => {
    const { result } = await listOpenPurchases(desk.shop.deps, { caller: desk.staff });
    for (const { id, intermediary } of result) if (!intermediary) await desk.update(id, { state: 'stopped' });
    const [one, other] = [await desk.order(), await desk.order()];
    await Promise.all([desk.sendToOwn(one.id), desk.sendToOwn(other.id), desk.sendToOwn(one.id)]);
    const open = (await listOpenPurchases(desk.shop.deps, { caller: desk.staff })).result.filter(
      (found) => !found.intermediary,
    );
    expect(open).toHaveLength(1);
    expect((await desk.detail(open[0]?.id ?? 0)).purchase).toMatchObject({ lines_count: 4, items_count: 6 });
  });

  it('leaves no line ordered where its order is cancelled at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await desk.order();
      const { id } = await desk.purchase();
      await outcomes<unknown>([desk.send(order.id, { purchase_id: id }), desk.move(order.id, 'canceled')]);
      const after = await desk.read(order.id);
      expect([after.state, letters(after)]).toEqual(['canceled', 'CC']);
      expect((await desk.detail(id)).purchase.ordered_count).toBe(0);
    }
  });
});
