import { expect } from 'vitest';
import { deleteOrderLine } from '#server/domain/order/lines/delete-order-line.ts';
import { letters, PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

describeShop('the receipt of a purchase', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  const receive = (id: number, lineIds: number[], rest: 'C' | 'O' = 'C') =>
    desk.update(id, { state: 'received', receipt: { line_ids: lineIds, rest } });
  const balance = async (orderId: number) => (await desk.entries(orderId)).reduce((sum, [, amount]) => sum + amount, 0);
  const back = (id: number) => desk.update(id, { state: 'sent', reason: 'Пришло не то' });

  it('cancels an order that it leaves nothing of, with its delivery and the reason', async () => {
    const order = await desk.order('accepted need_pay', { byCourier: true });
    const { id } = await desk.sent(order);
    expect(await balance(order.id)).toBe(-100_000);
    await receive(id, []);
    const after = await desk.read(order.id);
    expect([after.state, letters(after), after.total]).toEqual(['canceled', 'CC', 1000]);
    expect(after.timeline.at(-1)).toMatchObject({
      kind: 'state',
      from: 'need_pay',
      to: 'canceled',
      reason: 'Не пришло от поставщика',
    });
    expect(await balance(order.id)).toBe(0);
  });

  it('leaves an order alone of which a line is left', async () => {
    const order = await desk.order('accepted need_pay');
    const { id } = await desk.purchase();
    await desk.send(order.id, { purchase_id: id, line_ids: [order.lines[0]?.id ?? 0] });
    await desk.update(id, { state: 'stopped' });
    await desk.update(id, { state: 'sent' });
    await receive(id, []);
    const after = await desk.read(order.id);
    expect([after.state, letters(after), after.total]).toEqual(['need_pay', 'CW', 200]);
  });

  it('is undone by a step back, with its money', async () => {
    const order = await desk.order('accepted need_pay');
    const { id } = await desk.sent(order);
    await receive(id, [order.lines[0]?.id ?? 0]);
    expect(await balance(order.id)).toBe(-50_000);
    await back(id);
    const after = await desk.read(order.id);
    expect([after.state, letters(after), after.total]).toEqual(['need_pay', 'OO', 700]);
    expect(after.timeline.at(-1)).toMatchObject({ kind: 'line', reason: 'Пришло не то' });
    expect(await balance(order.id)).toBe(-70_000);
    await receive(
      id,
      order.lines.map((line) => line.id),
    );
    expect(letters(await desk.read(order.id))).toBe('PP');
  });

  it('is undone with the order that it cancelled, which is charged again', async () => {
    const order = await desk.order('accepted need_pay', { byCourier: true });
    const { id } = await desk.sent(order);
    await receive(id, []);
    await back(id);
    const after = await desk.read(order.id);
    expect([after.state, letters(after), after.total]).toEqual(['need_pay', 'OO', 1000]);
    expect(await balance(order.id)).toBe(-100_000);
    expect((await desk.detail(id)).purchase).toMatchObject({ state: 'sent', ordered_count: 2, total: 700 });
  });

  it('leaves an order cancelled that a person has restored and cancelled since', async () => {
    const order = await desk.order();
    const { id } = await desk.sent(order);
    await receive(id, []);
    await desk.move(order.id, 'created');
    await desk.move(order.id, 'canceled');
    await back(id);
    expect((await desk.read(order.id)).state).toBe('canceled');
    expect(letters(await desk.read(order.id))).toBe('CC');
    const restored = await desk.move(order.id, 'created');
    expect(letters(restored)).toBe('WW');
  });

  it('is not undone where somebody has changed the line since', async () => {
    const order = await desk.order();
    const { id } = await desk.sent(order);
    await receive(
      id,
      order.lines.map((line) => line.id),
    );
    const staff = await desk.shop.staff('delete_strange_order');
    await deleteOrderLine(desk.shop.deps, {
      caller: staff,
      path: { id: order.lines[0]?.id ?? 0 },
      query: { reason: 'Разбилась' },
    });
    await back(id);
    expect(letters(await desk.read(order.id))).toBe('CO');
  });

  it.for(['need_pay delivery', 'need_pay done', 'need_pay done completed'])(
    'is not undone after its order went on: %s',
    async (path) => {
      const order = await desk.order('accepted');
      const { id } = await desk.sent(order);
      await receive(id, [order.lines[0]?.id ?? 0]);
      for (const state of path.split(' ')) await desk.move(order.id, state as 'done');
      const before = await desk.read(order.id);
      expect(await refusalOf(back(id))).toBe('purchase_order_handed_on');
      expect(await desk.read(order.id)).toEqual(before);
      expect((await desk.detail(id)).purchase.state).toBe('received');
    },
  );
});

describeShop('a cancelled order with ordered lines', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  it('has them ordered again when it is restored while their purchase is open', async () => {
    const order = await desk.order();
    const { id } = await desk.purchase();
    await desk.send(order.id, { purchase_id: id });
    await desk.move(order.id, 'canceled');
    expect(letters(await desk.move(order.id, 'created'))).toBe('OO');
    expect((await desk.detail(id)).purchase.ordered_count).toBe(2);
  });

  it.for(['stopped', 'stopped sent', 'stopped sent received closed'])(
    'has them wait, out of the purchase, when that has become %s',
    async (path) => {
      const [order, other] = [await desk.order(), await desk.order()];
      const { id } = await desk.purchase();
      await desk.send(order.id, { purchase_id: id });
      await desk.send(other.id, { purchase_id: id });
      await desk.move(order.id, 'canceled');
      const receipt = { line_ids: other.lines.map((line) => line.id), rest: 'O' as const };
      for (const state of path.split(' ') as 'received'[])
        await desk.update(id, { state, ...(state === 'received' && { receipt }) });
      expect(letters(await desk.move(order.id, 'created'))).toBe('WW');
      const { lines } = await desk.detail(id);
      expect(lines.map((line) => line.order_id)).toEqual([other.id, other.id]);
    },
  );

  it('takes back what is named alone, and leaves what was received before', async () => {
    const order = await desk.order('accepted need_pay');
    const { id } = await desk.sent(order);
    const [cup = 0, saucers = 0] = order.lines.map((line) => line.id);
    await desk.update(id, { state: 'received', receipt: { line_ids: [cup], rest: 'O' } });
    await desk.update(id, { receipt: { line_ids: [saucers], rest: 'O' } });
    await desk.update(id, { taken_back_line_ids: [saucers], reason: 'Ошиблись' });
    expect(letters(await desk.read(order.id))).toBe('PO');
    expect((await desk.detail(id)).events.at(-1)).toMatchObject({
      kind: 'lines_unmarked',
      lines_count: 1,
      line_name: 'Блюдце',
      reason: 'Ошиблись',
    });
    await desk.update(id, { receipt: { line_ids: [saucers], rest: 'O' } });
    const back = await desk.update(id, { state: 'sent', reason: 'Ошиблись', taken_back_line_ids: [saucers] });
    expect([back.state, letters(await desk.read(order.id))]).toEqual(['sent', 'PO']);
    expect(await refusalOf(desk.update(id, { taken_back_line_ids: [cup] }))).toBe('purchase_move_not_allowed');
    expect(letters(await desk.read(order.id))).toBe('PO');
  });
});
