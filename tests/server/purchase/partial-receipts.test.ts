import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { orderLines } from '#server/db/schema.ts';
import { createOrderLine } from '#server/domain/order/lines/create-order-line.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import { letters, PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

type Receipt = components['schemas']['PurchaseReceipt'];
type PlacedOrder = components['schemas']['PlacedOrder'];

const counts = ({ lines }: PlacedOrder): string => lines.map(({ state, count }) => `${state}${count}`).join(' ');

describeShop('a line that came in part', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  /**
   * A charged order of a cup and of two saucers of 100 roubles, in a purchase that was sent; `saucers` become thirty.
   */
  const given = async () => {
    const placed = await desk.order('accepted');
    const [cup = 0, saucers = 0] = placed.lines.map(({ id }) => id);
    await desk.shop.db.orm.update(orderLines).set({ count: 30, comment: 'синие' }).where(eq(orderLines.id, saucers));
    await desk.move(placed.id, 'need_pay');
    const order = await desk.read(placed.id);
    const { id, version } = await desk.sent(order);
    const receive = (receipt: Receipt) => desk.update(id, { state: 'received', receipt });
    return { order, cup, saucers, id, version, receive };
  };
  const balance = async (orderId: number) => (await desk.entries(orderId)).reduce((sum, [, amount]) => sum + amount, 0);

  it('is split: what came is purchased, the others are still to come, and the sums stay', async () => {
    const { order, cup, saucers, id, receive } = await given();
    expect(await balance(order.id)).toBe(-350_000);
    await receive({ line_ids: [cup, saucers], counts: [{ line_id: saucers, count: 20 }], rest: 'O' });
    const after = await desk.read(order.id);
    expect([after.state, counts(after), after.total]).toEqual(['need_pay', 'P1 P20 O10', 3500]);
    expect(after.lines[2]).toMatchObject({ description: 'Блюдце', comment: 'синие', price: 100, retail_price: 100 });
    expect(after.timeline.slice(-3)).toMatchObject([
      {
        line_id: saucers,
        change: { action: 'split', name: 'Блюдце', fields: [{ field: 'count', from: 30, to: 20 }] },
      },
      { line_id: cup, change: { action: 'changed', fields: [{ field: 'state', from: 'O', to: 'P' }] } },
      { line_id: saucers, change: { action: 'changed', fields: [{ field: 'state', from: 'O', to: 'P' }] } },
    ]);
    expect(await balance(order.id)).toBe(-350_000);
    const { purchase, lines, events } = await desk.detail(id);
    expect(purchase).toMatchObject({ ordered_count: 1, lines_count: 3, items_count: 31, total: 3500 });
    expect(lines.map(({ state, count }) => [state, count])).toEqual([
      ['P', 1],
      ['P', 20],
      ['O', 10],
    ]);
    expect(events.at(-1)).toMatchObject({
      kind: 'lines_received',
      lines_count: 2,
      canceled_count: 0,
      line_name: 'Чашка',
    });
    await desk.update(id, { receipt: { line_ids: [after.lines[2]?.id ?? 0], rest: 'O' } });
    expect(counts(await desk.read(order.id))).toBe('P1 P20 P10');
  });

  it('is split with the others cancelled, which returns their money', async () => {
    const { order, cup, saucers, id, receive } = await given();
    await receive({ line_ids: [cup, saucers], counts: [{ line_id: saucers, count: 20 }], rest: 'C' });
    const after = await desk.read(order.id);
    expect([after.state, counts(after), after.total]).toEqual(['need_pay', 'P1 P20 C10', 2500]);
    expect(after.timeline.at(-1)).toMatchObject({
      line_id: after.lines[2]?.id,
      change: { action: 'canceled', name: 'Блюдце' },
      reason: 'Не пришло от поставщика',
    });
    expect(await desk.entries(order.id)).toEqual([
      ['order_charge', -350_000],
      ['order_return', 100_000],
    ]);
    expect((await desk.detail(id)).purchase).toMatchObject({ ordered_count: 0, items_count: 21 });
  });

  it.for<[string, (saucers: number) => number[], string]>([
    ['nothing of a line that nobody has seen to be missing', () => [], 'P1 P20 O10'],
    ['the rest of the lines that are named', (saucers) => [saucers], 'P1 P20 C10'],
  ])('has cancelled %s', async ([, missing, expected]) => {
    const { order, cup, saucers, receive } = await given();
    const seen = [cup, saucers].map((id) => ({ line_id: id, count: id === cup ? 1 : 20 }));
    await receive({ line_ids: [cup, saucers], counts: seen, rest: 'C', rest_line_ids: missing(saucers) });
    expect(counts(await desk.read(order.id))).toBe(expected);
  });

  it('leaves a line ordered that is ordered again meanwhile, where another is cancelled', async () => {
    const { order, cup, saucers, id, receive } = await given();
    const other = await desk.order('accepted');
    await desk.shop.db.orm
      .update(orderLines)
      .set({ state: 'O', purchaseId: id })
      .where(eq(orderLines.orderId, other.id));
    await receive({ line_ids: [cup], rest: 'C', rest_line_ids: [saucers] });
    expect([counts(await desk.read(order.id)), counts(await desk.read(other.id))]).toEqual(['P1 C30', 'O1 O2']);
    const unknown = desk.update(id, { receipt: { line_ids: [], rest: 'C', rest_line_ids: [saucers + 1_000] } });
    await expect(unknown).rejects.toMatchObject({ fields: { 'receipt.rest_line_ids': 'unknown_record' } });
  });

  it('has all its pieces ordered again after a step back of the purchase, and charged', async () => {
    const { order, cup, saucers, id, receive } = await given();
    await receive({ line_ids: [cup, saucers], counts: [{ line_id: saucers, count: 20 }], rest: 'C' });
    await desk.update(id, { state: 'sent', reason: 'Пришло не то' });
    const after = await desk.read(order.id);
    expect([counts(after), after.total]).toEqual(['O1 O20 O10', 3500]);
    expect(await balance(order.id)).toBe(-350_000);
  });

  it('is not split where all of it came, nor by a repetition', async () => {
    const { order, cup, saucers, id, receive } = await given();
    await receive({ line_ids: [cup], counts: [{ line_id: cup, count: 1 }], rest: 'O' });
    expect(counts(await desk.read(order.id))).toBe('P1 O30');
    const part: Receipt = { line_ids: [cup, saucers], rest: 'O', counts: [{ line_id: saucers, count: 7 }] };
    await desk.update(id, { receipt: part });
    await desk.update(id, { receipt: part });
    const after = await desk.read(order.id);
    expect(counts(after)).toBe('P1 P7 O23');
    expect(after.timeline.filter((event) => event.kind === 'line' && event.change.action === 'split')).toHaveLength(1);
  });

  it.for([
    ['more pieces than there are', 31, 'receipt.counts.0.count', { code: 'maximum', n: 31 }],
    ['a line that is not marked as come', null, 'receipt.counts.0.line_id', 'unknown_record'],
  ] as const)('is refused for %s', async ([, count, field, problem]) => {
    const { order, cup, saucers, id, receive } = await given();
    const wrong = receive({
      line_ids: count === null ? [cup] : [cup, saucers],
      counts: [{ line_id: saucers, count: count ?? 5 }],
      rest: 'C',
    });
    await expect(wrong).rejects.toMatchObject({ code: 'validation', fields: { [field]: problem } });
    expect([counts(await desk.read(order.id)), (await desk.detail(id)).purchase.state]).toEqual(['O1 O30', 'sent']);
  });

  it('is split once by two who receive it at once', async () => {
    const { order, cup, saucers, id, version } = await given();
    const receipt: Receipt = { line_ids: [cup, saucers], counts: [{ line_id: saucers, count: 20 }], rest: 'C' };
    const both = [1, 2].map(() => desk.update(id, { version, state: 'received', receipt }));
    const { kept, codes } = await outcomes(both);
    expect([kept.length, codes]).toEqual([1, ['changed_meanwhile']]);
    expect(counts(await desk.read(order.id))).toBe('P1 P20 C10');
    expect(await balance(order.id)).toBe(-250_000);
  });

  it('is split though its order is full, to which no line can be added', async () => {
    const { order, cup, saucers, receive } = await given();
    const { orm } = desk.shop.db;
    const [line] = await orm.select().from(orderLines).where(eq(orderLines.id, saucers));
    if (!line) throw new Error('No line');
    const { id: _, ...like } = { ...line, state: 'W' as const, purchaseId: null };
    await orm.insert(orderLines).values(Array.from({ length: 198 }, () => like));
    await receive({ line_ids: [cup, saucers], counts: [{ line_id: saucers, count: 20 }], rest: 'O' });
    const after = await desk.read(order.id);
    expect([after.lines.length, letters(after).slice(-2)]).toEqual([201, 'WO']);
    const editor = await desk.shop.staff('edit_strange_order');
    const form = { placed_order_id: order.id, item_id: await desk.shop.item(), count: 1, comment: '', description: '' };
    const key = '0d9cf0e0-4bb9-4a30-9d5c-0c2f3f6f6f01';
    const added = createOrderLine(desk.shop.deps, {
      caller: editor,
      header: { 'idempotency-key': key },
      body: { ...form, trade_price: false },
    });
    expect(await refusalOf(added)).toBe('order_lines_full');
  });
});
