import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { orderLines } from '#server/db/schema.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { listPurchaseAlbums } from '#server/domain/purchase/list-purchase-albums.ts';
import { markPurchaseLine } from '#server/domain/purchase/mark-purchase-line.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import { letters, PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

type LineMark = components['schemas']['LineMark'];

const REASON = 'Нет в наличии';

describeShop('a line of an intermediary', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  /** An order whose two lines an intermediary is to buy. */
  const given = async (path = 'accepted', form: { byCourier?: boolean } = {}) => {
    const irina = await desk.intermediary();
    const { id: purchaseId } = await desk.purchase({ intermediary_id: irina.customer.id });
    const order = await desk.order(path, form);
    await desk.send(order.id, { purchase_id: purchaseId });
    const lineIds = order.lines.map(({ id }) => id);
    const tell = (form: LineMark, by: SignedInCaller = irina) =>
      markPurchaseLine(desk.shop.deps, {
        caller: by,
        path: { id: irina.customer.id, purchase_id: purchaseId },
        header: {},
        body: form,
      });
    const mark = (lineId = 0, state: LineMark['state'] = 'P', reason = '', by: SignedInCaller = irina) =>
      tell({ line_id: lineId, state, reason }, by);
    return { irina, purchaseId, order, lineIds, mark, tell };
  };

  it('is bought as far as its intermediary has seen: what the shop has added since stays to be bought', async () => {
    const { order, lineIds, tell } = await given();
    await desk.shop.db.orm
      .update(orderLines)
      .set({ count: 5 })
      .where(eq(orderLines.id, lineIds[1] ?? 0));
    await tell({ line_id: lineIds[1] ?? 0, state: 'P', count: 2 });
    expect((await desk.read(order.id)).lines.map(({ state, count }) => [state, count])).toEqual([
      ['O', 1],
      ['P', 2],
      ['O', 3],
    ]);
  });

  it('is not cancelled by a receipt of somebody who has not seen what was marked meanwhile', async () => {
    const { order, purchaseId, lineIds, tell } = await given('accepted need_pay');
    await desk.update(purchaseId, { state: 'stopped' });
    const { version } = await desk.update(purchaseId, { state: 'sent' });
    await tell({ line_id: lineIds[1] ?? 0, state: 'P', count: 1 });
    const receipt = { line_ids: lineIds, rest: 'C' as const };
    expect(await refusalOf(desk.update(purchaseId, { version, state: 'received', receipt }))).toBe('changed_meanwhile');
    const [, saucers] = (await desk.read(order.id)).lines;
    const seen = (await desk.detail(purchaseId)).purchase.version;
    await tell({ line_id: saucers?.id ?? 0, state: 'O' });
    const again = { version: seen, state: 'received' as const, receipt };
    expect(await refusalOf(desk.update(purchaseId, again))).toBe('changed_meanwhile');
    expect(await desk.entries(order.id)).toEqual([['order_charge', -70_000]]);
  });

  it('is bought, or cancelled with its reason and its money', async () => {
    const { order, purchaseId, lineIds, mark } = await given('accepted need_pay');
    expect(await mark(lineIds[0], 'P')).toEqual({
      id: lineIds[0],
      order_id: order.id,
      album_id: null,
      item_id: order.lines[0]?.item_id,
      image: null,
      description: 'Чашка',
      comment: '',
      count: 1,
      bought_price: null,
      state: 'P',
      can_undo: true,
    });
    expect(await mark(lineIds[1], 'C', REASON)).toMatchObject({ state: 'C' });
    const after = await desk.read(order.id);
    expect([letters(after), after.total]).toEqual(['PC', 500]);
    expect(after.timeline.at(-1)).toMatchObject({ kind: 'line', author: 'Ирина Гладкова', reason: REASON });
    expect(await desk.entries(order.id)).toEqual([
      ['order_charge', -70_000],
      ['order_return', 20_000],
    ]);
    const { purchase, events } = await desk.detail(purchaseId);
    expect(purchase).toMatchObject({ ordered_count: 0, lines_count: 1 });
    expect(events.slice(-2)).toMatchObject([
      { kind: 'lines_marked', lines_count: 1, canceled_count: 0, line_name: 'Чашка' },
      { kind: 'lines_marked', lines_count: 1, canceled_count: 1, line_name: 'Блюдце', reason: REASON },
    ]);
  });

  it('is marked once, though told twice, and needs a reason to be cancelled', async () => {
    const { order, purchaseId, lineIds, mark } = await given();
    expect(await refusalOf(mark(lineIds[0], 'C', '  '))).toBe('line_reason_needed');
    await mark(lineIds[0], 'P');
    await mark(lineIds[0], 'P');
    expect(await refusalOf(mark(lineIds[0], 'C', REASON))).toBe('purchase_line_settled');
    expect(letters(await desk.read(order.id))).toBe('PO');
    expect(await desk.events(purchaseId)).toEqual(['state', 'lines_sent', 'lines_marked']);
  });

  it('is marked by the first of two who do it at once', async () => {
    const { order, lineIds, mark } = await given('accepted need_pay');
    const { kept, codes } = await outcomes([mark(lineIds[0], 'P'), mark(lineIds[0], 'C', REASON)]);
    expect([kept.length, codes]).toEqual([1, ['purchase_line_settled']]);
    expect((await desk.read(order.id)).lines[1]?.state).toBe('O');
  });

  it('ends its order as the last one, which a step back of the purchase restores', async () => {
    const { order, purchaseId, lineIds, mark } = await given('accepted need_pay', { byCourier: true });
    await desk.update(purchaseId, { state: 'stopped' });
    await desk.update(purchaseId, { state: 'sent' });
    for (const id of lineIds) await mark(id, 'C', REASON);
    expect((await desk.read(order.id)).state).toBe('canceled');
    expect((await desk.entries(order.id)).reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
    await desk.update(purchaseId, { state: 'received', receipt: { line_ids: [], rest: 'O' } });
    await desk.update(purchaseId, { state: 'sent', reason: 'Ошиблись' });
    const after = await desk.read(order.id);
    // What was cancelled before the last one waits again, as it does in every order that is restored.
    expect([after.state, letters(after)]).toEqual(['need_pay', 'WO']);
    expect(await desk.events(purchaseId)).toEqual([
      'state',
      'lines_sent',
      'state',
      'state',
      'lines_marked',
      'lines_marked',
      'state',
      'state',
      'lines_returned',
    ]);
    const { events } = await desk.detail(purchaseId);
    expect(events.at(-1)).toMatchObject({ lines_count: 1, canceled_count: 0, line_name: 'Чашка' });
  });

  it('is bought in part: the other pieces stay ordered, and can be told of by themselves', async () => {
    const { order, purchaseId, lineIds, tell, mark } = await given('accepted need_pay');
    const part = { line_id: lineIds[1] ?? 0, state: 'P', count: 1 } as const;
    expect(await tell(part)).toMatchObject({ id: lineIds[1], state: 'P', count: 1 });
    await tell(part);
    const after = await desk.read(order.id);
    expect([letters(after), after.lines.map(({ count }) => count), after.total]).toEqual(['OPO', [1, 1, 1], 700]);
    expect(await desk.events(purchaseId)).toEqual(['state', 'lines_sent', 'lines_marked']);
    expect(after.timeline.slice(-2)).toMatchObject([
      { change: { action: 'split' }, author: 'Ирина Гладкова' },
      { change: { action: 'changed' }, author: 'Ирина Гладкова' },
    ]);
    await mark(after.lines[2]?.id, 'C', REASON);
    expect(await desk.read(order.id)).toMatchObject({ total: 600 });
    expect(await desk.entries(order.id)).toEqual([
      ['order_charge', -70_000],
      ['order_return', 10_000],
    ]);
  });

  it.for([
    ['P', 3, { code: 'maximum', n: 3 }],
    ['C', 1, 'wrong'],
  ] as const)('is not marked %s with a count of %i', async ([state, count, problem]) => {
    const { order, lineIds, tell } = await given();
    const wrong = tell({ line_id: lineIds[1] ?? 0, state, count, reason: REASON });
    await expect(wrong).rejects.toMatchObject({ code: 'validation', fields: { count: problem } });
    expect(letters(await desk.read(order.id))).toBe('OO');
  });

  it('is not bought in another part than it was', async () => {
    const { lineIds, tell } = await given();
    await tell({ line_id: lineIds[1] ?? 0, state: 'P', count: 2 });
    expect(await refusalOf(tell({ line_id: lineIds[1] ?? 0, state: 'P', count: 1 }))).toBe('purchase_line_settled');
  });

  it('is split once by two who mark a part of it at once', async () => {
    const { order, lineIds, tell } = await given();
    const part = { line_id: lineIds[1] ?? 0, state: 'P', count: 1 } as const;
    const { kept, codes } = await outcomes([tell(part), tell(part)]);
    expect([kept.length, codes, letters(await desk.read(order.id))]).toEqual([2, [], 'OPO']);
  });

  it("is not another's to mark, and not one of another purchase", async () => {
    const { purchaseId, order, lineIds, mark } = await given();
    const other = await given();
    expect(await refusalOf(mark(lineIds[0], 'P', '', other.irina))).toBe('not_found');
    expect(await refusalOf(mark(other.lineIds[0], 'P'))).toBe('not_found');
    expect(await refusalOf(mark(999_999_999, 'P'))).toBe('not_found');
    await desk.update(purchaseId, { returned_line_ids: [lineIds[0] ?? 0] });
    expect(await refusalOf(mark(lineIds[0], 'P'))).toBe('not_found');
    expect(letters(await desk.read(order.id))).toBe('WO');
    await mark(lineIds[1], 'P', '', desk.staff);
    expect(letters(await desk.read(order.id))).toBe('WP');
  });

  it('says nothing of customers and what they pay to its intermediary, who has no order of theirs', async () => {
    const { irina, purchaseId, order } = await given();
    const { deps } = desk.shop;
    const { lines } = await listPurchaseAlbums(deps, {
      caller: irina,
      path: { id: irina.customer.id, purchase_id: purchaseId },
    });
    expect(Object.keys(lines[0] ?? {}).toSorted()).toEqual([
      'album_id',
      'bought_price',
      'can_undo',
      'comment',
      'count',
      'description',
      'id',
      'image',
      'item_id',
      'order_id',
      'state',
    ]);
    expect(await refusalOf(getPlacedOrder(deps, { caller: irina, path: { id: order.id } }))).toBe('not_found');
  });
});
