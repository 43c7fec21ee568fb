import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { changeLineStates } from '#server/domain/order/lines/line-states.ts';
import { listPurchaseAlbums } from '#server/domain/purchase/list-purchase-albums.ts';
import { markPurchaseLine } from '#server/domain/purchase/mark-purchase-line.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import { letters, PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

type LineMark = components['schemas']['LineMark'];

describeShop('a mark of an intermediary', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  /** An order whose cup and saucers an intermediary is to buy. */
  const given = async (path = 'accepted') => {
    const irina = await desk.intermediary();
    const id = irina.customer.id;
    const { id: purchaseId } = await desk.purchase({ intermediary_id: id });
    const order = await desk.order(path);
    await desk.send(order.id, { purchase_id: purchaseId });
    const [cup = 0, saucers = 0] = order.lines.map((line) => line.id);
    const mark = (lineId: number, state: LineMark['state'], by: SignedInCaller = irina) =>
      markPurchaseLine(desk.shop.deps, {
        caller: by,
        path: { id, purchase_id: purchaseId },
        header: {},
        body: { line_id: lineId, state, reason: 'Нет' },
      });
    const undoable = async () => {
      const { lines } = await listPurchaseAlbums(desk.shop.deps, {
        caller: irina,
        path: { id, purchase_id: purchaseId },
      });
      return lines.filter((line) => line.can_undo).map((line) => line.id);
    };
    const go = async (...states: ('stopped' | 'sent' | 'received' | 'closed')[]) => {
      for (const state of states)
        await desk.update(purchaseId, {
          state,
          ...(state === 'received' && { receipt: { line_ids: [], rest: 'O' as const } }),
        });
    };
    return { irina, purchaseId, order, cup, saucers, mark, undoable, go };
  };
  const balance = async (orderId: number) => (await desk.entries(orderId)).reduce((sum, [, amount]) => sum + amount, 0);

  it('is taken back, with its money, and can be made again', async () => {
    const { order, purchaseId, cup, saucers, mark, undoable } = await given('accepted need_pay');
    await mark(cup, 'P');
    await mark(saucers, 'C');
    expect([await undoable(), await balance(order.id)]).toEqual([[cup, saucers], -50_000]);
    expect(await mark(saucers, 'O')).toMatchObject({ id: saucers, state: 'O', can_undo: false });
    const after = await desk.read(order.id);
    expect([letters(after), after.total, await balance(order.id)]).toEqual(['PO', 700, -70_000]);
    expect(after.timeline.at(-1)).toMatchObject({
      line_id: saucers,
      change: { action: 'changed', fields: [{ field: 'state', from: 'C', to: 'O' }] },
      author: 'Ирина Гладкова',
      reason: 'Отмечено по ошибке',
    });
    const { events } = await desk.detail(purchaseId);
    expect(events.at(-1)).toMatchObject({ kind: 'lines_unmarked', lines_count: 1, reason: 'Отмечено по ошибке' });
    await mark(cup, 'O');
    await mark(cup, 'C');
    expect(letters(await desk.read(order.id))).toBe('CO');
    expect(await undoable()).toEqual([cup]);
  });

  it('is taken back with the order that it ended, which is charged again', async () => {
    const { order, cup, saucers, mark, undoable } = await given('accepted need_pay');
    await mark(cup, 'C');
    await mark(saucers, 'C');
    expect([(await desk.read(order.id)).state, await balance(order.id)]).toEqual(['canceled', 0]);
    expect(await undoable()).toEqual([saucers]);
    await mark(saucers, 'O');
    const after = await desk.read(order.id);
    expect([after.state, letters(after), after.total]).toEqual(['need_pay', 'CO', 200]);
    expect(await balance(order.id)).toBe(-20_000);
    await mark(cup, 'O');
    expect([letters(await desk.read(order.id)), await balance(order.id)]).toEqual(['OO', -70_000]);
  });

  it('is taken back once, by one who tells it twice or two at once', async () => {
    const { order, purchaseId, cup, mark } = await given();
    await mark(cup, 'P');
    const { kept, codes } = await outcomes([mark(cup, 'O'), mark(cup, 'O')]);
    await mark(cup, 'O');
    expect([kept.length, codes, letters(await desk.read(order.id))]).toEqual([2, [], 'OO']);
    expect(await desk.events(purchaseId)).toEqual(['state', 'lines_sent', 'lines_marked', 'lines_unmarked']);
  });

  it('is taken back in a purchase that the shop has received, whose line is then still to come', async () => {
    const { order, purchaseId, cup, mark, go } = await given();
    await mark(cup, 'P');
    await go('stopped', 'sent', 'received');
    await mark(cup, 'O');
    expect(letters(await desk.read(order.id))).toBe('OO');
    expect((await desk.detail(purchaseId)).purchase).toMatchObject({ state: 'received', ordered_count: 2 });
  });

  it('and a receipt of the shop at once leave the line and the money agreed', async () => {
    const { order, purchaseId, cup, saucers, mark, go } = await given('accepted need_pay');
    await mark(cup, 'C');
    await go('stopped', 'sent');
    const receipt = { line_ids: [saucers], rest: 'C' as const };
    const { codes } = await outcomes<unknown>([
      mark(cup, 'O'),
      desk.update(purchaseId, { state: 'received', receipt }),
    ]);
    const after = await desk.read(order.id);
    expect(codes).toEqual([]);
    expect([
      ['OP', 700],
      ['CP', 200],
    ]).toContainEqual([letters(after), after.total]);
    expect(await balance(order.id)).toBe(-100 * (after.total ?? 0));
  });

  it('stays where the shop has received or changed the line since', async () => {
    const { order, purchaseId, cup, saucers, mark, undoable, go } = await given();
    await mark(cup, 'P');
    const form = { ids: [cup], state: 'C' as const, reason: 'Разбилась' };
    await changeLineStates(desk.shop.deps, desk.staff, form);
    await go('stopped', 'sent');
    await desk.update(purchaseId, { state: 'received', receipt: { line_ids: [saucers], rest: 'O' } });
    expect(await undoable()).toEqual([]);
    for (const id of [cup, saucers]) expect(await refusalOf(mark(id, 'O'))).toBe('mark_changed');
    expect(letters(await desk.read(order.id))).toBe('CP');
  });

  it('stays in a closed purchase', async () => {
    const { order, cup, saucers, mark, undoable, go } = await given();
    await mark(cup, 'P');
    await mark(saucers, 'P');
    await go('stopped', 'sent', 'received', 'closed');
    expect([await undoable(), await refusalOf(mark(cup, 'O'))]).toEqual([[], 'purchase_not_open']);
    expect(letters(await desk.read(order.id))).toBe('PP');
  });

  it.for(['need_pay delivery', 'need_pay done', 'need_pay done completed'])(
    'stays after its order went on: %s',
    async (path) => {
      const { order, cup, saucers, mark, undoable } = await given();
      await mark(cup, 'P');
      await mark(saucers, 'P');
      for (const state of path.split(' ')) await desk.move(order.id, state as 'done');
      const before = await desk.read(order.id);
      expect([await undoable(), await refusalOf(mark(cup, 'O'))]).toEqual([[], 'mark_order_handed_on']);
      expect(await desk.read(order.id)).toEqual(before);
    },
  );

  it("is not another's to take back, nor of another purchase", async () => {
    const { order, cup, mark } = await given();
    const other = await given();
    await mark(cup, 'P');
    await other.mark(other.cup, 'P');
    expect(await refusalOf(mark(cup, 'O', other.irina))).toBe('not_found');
    expect(await refusalOf(mark(other.cup, 'O'))).toBe('not_found');
    expect([letters(await desk.read(order.id)), letters(await desk.read(other.order.id))]).toEqual(['PO', 'PO']);
  });
});
