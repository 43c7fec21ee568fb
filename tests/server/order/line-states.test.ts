import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { changeLineStates } from '#server/domain/order/lines/line-states.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import { letters, PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

type Schemas = components['schemas'];

const idsOf = ({ lines }: Schemas['PlacedOrder']): number[] => lines.map(({ id }) => id);
const balanceOf = async (desk: PurchaseDesk, id: number): Promise<number> =>
  (await desk.entries(id)).reduce((sum, [, amount]) => sum + amount, 0);

describeShop('the states of lines', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  const change = async (
    ids: number[],
    state: Schemas['OrderLineState'],
    more: Partial<Schemas['OrderLineStatesForm']> = {},
    by = desk.staff,
  ) => (await changeLineStates(desk.shop.deps, by, { ids, state, ...more })).result;
  const codes = (result: Schemas['OrderLineVerdicts']['result']) => result.map((one) => (one.ok ? 'ok' : one.code));

  it('takes a line from own stock, and cancels another with its money and the reason', async () => {
    const order = await desk.order('accepted need_pay');
    const [cup = 0, saucer = 0] = idsOf(order);
    expect(await change([cup], 'P')).toEqual([{ id: cup, ok: true, state: 'P', placed_order_id: order.id }]);
    expect(codes(await change([saucer], 'C'))).toEqual(['line_reason_needed']);
    expect(codes(await change([saucer], 'C', { reason: ' Разбилось ' }))).toEqual(['ok']);
    const after = await desk.read(order.id);
    expect([letters(after), after.total]).toEqual(['PC', 500]);
    expect(after.timeline.at(-1)).toMatchObject({ change: { action: 'canceled' }, reason: 'Разбилось' });
    expect(await balanceOf(desk, order.id)).toBe(-50_000);
    expect(codes(await change([saucer], 'W'))).toEqual(['ok']);
    expect(letters(await desk.read(order.id))).toBe('PW');
    expect(await balanceOf(desk, order.id)).toBe(-70_000);
  });

  it('keeps the last line that counts, also where both are asked for at once', async () => {
    const order = await desk.order();
    const result = await change(idsOf(order), 'C', { reason: 'Нет в наличии' });
    expect(codes(result)).toEqual(['ok', 'line_last']);
    expect(result[1]).toMatchObject({ detail: 'Это последняя позиция заказа. Чтобы убрать её, отмените заказ.' });
    expect(letters(await desk.read(order.id))).toBe('CW');
  });

  it('lets an ordered line wait again while its purchase is open, out of it', async () => {
    const order = await desk.order();
    const { id } = await desk.purchase();
    await desk.send(order.id, { purchase_id: id });
    const [cup = 0, saucer = 0] = idsOf(order);
    expect(codes(await change([cup], 'W'))).toEqual(['ok']);
    expect((await desk.detail(id)).lines.map((line) => line.id)).toEqual([saucer]);
    expect(await desk.events(id)).toEqual(['state', 'lines_sent', 'lines_returned']);
    await desk.update(id, { state: 'stopped' });
    expect(codes(await change([saucer], 'W'))).toEqual(['purchase_not_open']);
    expect(codes(await change([saucer], 'P'))).toEqual(['ok']);
    expect(letters(await desk.read(order.id))).toBe('WP');
  });

  it('answers each id once: unknown, changed meanwhile, already so, not allowed', async () => {
    const order = await desk.order();
    const [cup = 0, saucer = 0] = idsOf(order);
    const versions = [{ id: cup, version: 7 }];
    expect(codes(await change([999_999, cup, saucer, saucer], 'P', { versions }))).toEqual([
      'not_found',
      'changed_meanwhile',
      'ok',
    ]);
    expect(codes(await change([saucer], 'P'))).toEqual(['line_same_state']);
    expect(codes(await change([saucer], 'O'))).toEqual(['line_move_not_allowed']);
    expect(codes(await change([cup], 'O'))).toEqual(['line_needs_purchase']);
  });

  it('tells a move again as done where its answer was lost, and not where somebody else has made it', async () => {
    const order = await desk.order();
    const [cup = 0, saucer = 0] = idsOf(order);
    const versions = order.lines.map(({ id, version }) => ({ id, version }));
    const colleague = await desk.shop.staff();
    await change([saucer], 'P', { versions }, colleague);
    expect(codes(await change([cup, saucer], 'P', { versions }))).toEqual(['ok', 'changed_meanwhile']);
    expect(codes(await change([cup, saucer], 'P', { versions }))).toEqual(['ok', 'changed_meanwhile']);
    const seen = (await desk.read(order.id)).lines.map(({ id, version }) => ({ id, version }));
    for (const reason of ['Разбилась', ' Разбилась '])
      expect(codes(await change([cup], 'C', { versions: seen, reason }))).toEqual(['ok']);
    for (const [state, reason] of [['C', 'Потерялась'] as const, ['P', 'Разбилась'] as const])
      expect(codes(await change([cup], state, { versions: seen, reason }))).toEqual(['changed_meanwhile']);
    const told = (await desk.read(order.id)).timeline.filter(({ kind }) => kind === 'line');
    expect(told).toHaveLength(3);
  });

  it('is only for those who see the order', async () => {
    const order = await desk.order();
    const clerk = await desk.shop.customer({ flags: ['update_state_placed_order'] });
    expect(codes(await change(idsOf(order), 'P', {}, clerk))).toEqual(['not_found', 'not_found']);
    expect((await desk.read(order.id)).version).toBe(order.version);
  });

  it('hands over lines of a collected order that the balance covers, for good', async () => {
    const order = await desk.order('accepted collected');
    const [cup = 0] = idsOf(order);
    const clerk = await desk.shop.staff();
    expect(codes(await change([cup], 'F', {}, clerk))).toEqual(['line_balance_short']);
    expect(codes(await change([cup], 'F'))).toEqual(['ok']);
    expect(codes(await change([cup], 'C', { reason: 'Передумали' }))).toEqual(['line_handed_over']);
  });

  it('keeps an order charged while a line is handed over alone, and not one whose move handed it over', async () => {
    const order = await desk.order('accepted collected');
    const [cup = 0] = idsOf(order);
    expect(codes(await change([cup], 'F'))).toEqual(['ok']);
    for (const path of [['accepted'], ['need_pay', 'accepted'], ['canceled']] as const) {
      const moves = path.map((state) => () => desk.move(order.id, state));
      const last = moves.pop();
      for (const move of moves) await move();
      expect(await refusalOf(last?.() ?? Promise.resolve())).toBe('order_lines_handed_over');
    }
    const after = await desk.read(order.id);
    expect([after.state, letters(after), await balanceOf(desk, order.id)]).toEqual(['need_pay', 'FP', -70_000]);
    expect(after.next_states.map(({ state }) => state)).toEqual(['collected', 'delivery', 'done']);
    const whole = await desk.order('accepted collected done collected accepted');
    expect([letters(whole), await balanceOf(desk, whole.id)]).toEqual(['WW', 0]);
  });

  it('tells staff what each line may become and what holds it back, and a customer nothing', async () => {
    const order = await desk.order();
    expect(order.lines[0]?.next_states).toEqual([
      { state: 'O', needs_reason: false, refusal: 'Позиция не в\u00A0закупке: отправьте её туда из\u00A0заказа.' },
      { state: 'P', needs_reason: false, refusal: null },
      { state: 'C', needs_reason: true, refusal: null },
    ]);
    const own = await desk.readAs(desk.anna, order.id);
    expect(own.lines.map((line) => line.next_states)).toEqual([[], []]);
  });

  it('changes a hundred lines of fifty orders while those are moved, and loses no money', async () => {
    const orders: Schemas['PlacedOrder'][] = [];
    for (let made = 0; made < 50; made += 1) orders.push(await desk.order('accepted need_pay'));
    const ids = orders.flatMap(idsOf);
    expect(ids).toHaveLength(100);
    const [one, other] = await Promise.all([
      change(ids, 'C', { reason: 'Нет в наличии' }),
      change(ids.toReversed(), 'C', { reason: 'Нет в наличии' }),
      outcomes(orders.slice(0, 10).map((order) => desk.move(order.id, 'canceled'))),
    ]);
    expect([one.length, other.length]).toEqual([100, 100]);
    for (const order of orders) {
      const after = await desk.read(order.id);
      const live = after.lines.filter(({ state }) => state !== 'C').reduce((sum, line) => sum + (line.total ?? 0), 0);
      expect([after.id, await balanceOf(desk, order.id)]).toEqual([
        after.id,
        after.state === 'canceled' ? 0 : -live * 100,
      ]);
      expect(after.lines.filter(({ state }) => state !== 'C')).toHaveLength(after.state === 'canceled' ? 0 : 1);
    }
  });
});

describeShop('a smaller count of an ordered line', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  it('splits it: the rest is cancelled with the reason, its money and its part of the purchase', async () => {
    const order = await desk.order('accepted need_pay');
    const { id } = await desk.sent(order);
    const staff = await desk.shop.staff('edit_strange_order');
    const [, saucer = 0] = idsOf(order);
    const edit = (form: Schemas['OrderLineForm']) =>
      updateOrderLine(desk.shop.deps, { caller: staff, path: { id: saucer }, body: form });
    expect(await refusalOf(edit({ count: 3, reason: 'Нужно больше' }))).toBe('line_count_ordered');
    expect(await refusalOf(edit({ count: 1 }))).toBe('line_reason_needed');
    const split = await edit({ count: 1, reason: 'Пришло меньше' });
    expect([letters(split), split.lines.map(({ count }) => count), split.total]).toEqual(['OOC', [1, 1, 1], 600]);
    expect(split.timeline.slice(-2)).toMatchObject([
      {
        line_id: saucer,
        change: { action: 'changed', fields: [{ field: 'count', from: 2, to: 1 }] },
        reason: 'Пришло меньше',
      },
      { change: { action: 'canceled', name: 'Блюдце' }, reason: 'Пришло меньше' },
    ]);
    expect(await balanceOf(desk, order.id)).toBe(-60_000);
    expect((await desk.detail(id)).purchase).toMatchObject({ lines_count: 2, items_count: 2, total: 600 });
    await desk.update(id, { state: 'received', receipt: { line_ids: [saucer], rest: 'C' } });
    const received = await desk.read(order.id);
    expect([letters(received), received.total]).toEqual(['CPC', 100]);
  });
});
