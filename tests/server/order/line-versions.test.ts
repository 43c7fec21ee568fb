import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { changeLineStates } from '#server/domain/order/lines/line-states.ts';
import { deleteOrderLine } from '#server/domain/order/lines/delete-order-line.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { letters, PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

type Order = components['schemas']['PlacedOrder'];

/** The versions of an order's lines: the cup's and the saucers'. */
const versions = ({ lines }: Order): number[] => lines.map(({ version }) => version);

describeShop('the version of a line', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  // What its order stands in, what it moves to, its lines then, and whether both lines were changed.
  it.for([
    ['accepted', 'need_pay', 'WW', false],
    ['accepted', 'collected', 'PP', true],
    ['accepted need_pay', 'done', 'FF', true],
    ['accepted collected', 'need_pay', 'PP', false],
    ['accepted collected', 'delivery', 'PP', false],
    ['accepted collected', 'accepted', 'WW', true],
    ['accepted collected done', 'collected', 'PP', true],
    ['', 'rejected', 'CC', true],
    ['accepted', 'canceled', 'CC', true],
    ['accepted canceled', 'created', 'WW', true],
  ] as const)('after its order went %s: %s is %s', async ([path, to, after, isRaised]) => {
    const order = await desk.order(path);
    const moved = await desk.move(order.id, to);
    expect(letters(moved)).toBe(after);
    expect(versions(moved)).toEqual(versions(order).map((version) => version + Number(isRaised)));
  });

  it("of a colleague's screen that is older than a move of the order refuses their change", async () => {
    const order = await desk.order('accepted collected');
    const [cup] = order.lines;
    if (!cup) throw new Error('The order has no line');
    await desk.move(order.id, 'accepted');
    await desk.move(order.id, 'collected');
    const form = { ids: [cup.id], state: 'F' as const, versions: [{ id: cup.id, version: cup.version }] };
    const { result } = await changeLineStates(desk.shop.deps, desk.staff, form);
    expect(result).toMatchObject([{ ok: false, code: 'changed_meanwhile' }]);
    expect(letters(await desk.read(order.id))).toBe('PP');
  });

  it('is raised by everybody who changes it, and by nothing else', async () => {
    const { shop } = desk;
    const owner = await shop.staff(...allPermissions);
    const order = await desk.order();
    const [cup = 0, saucers = 0] = order.lines.map(({ id }) => id);
    let known = versions(order);
    /** Runs a change, and answers of which lines it has raised the version. */
    const raised = async (change: () => Promise<unknown>): Promise<number[]> => {
      await change();
      const now = versions(await desk.read(order.id));
      const by = now.slice(0, 2).map((version, index) => version - (known[index] ?? 0));
      known = now;
      return by;
    };
    const { id: purchaseId } = await desk.purchase();
    const edit = (id: number, form: components['schemas']['OrderLineForm']) => () =>
      updateOrderLine(shop.deps, { caller: owner, path: { id }, body: form });
    const go = (state: PlacedOrderState) => () =>
      updatePlacedOrderState(shop.deps, {
        caller: owner,
        path: { id: order.id },
        body: { state, reason: 'Так вышло' },
      });
    expect(await raised(edit(cup, { comment: 'Синяя' }))).toEqual([1, 0]);
    expect(await raised(edit(cup, { comment: 'Синяя' }))).toEqual([0, 0]);
    expect(await raised(edit(saucers, { count: 3, price: 90 }))).toEqual([0, 1]);
    expect(
      await raised(() =>
        updatePlacedOrder(shop.deps, { caller: owner, path: { id: order.id }, body: { note: 'Позвонить' } }),
      ),
    ).toEqual([0, 0]);
    expect(await raised(() => desk.send(order.id, { purchase_id: purchaseId }))).toEqual([1, 1]);
    expect(await raised(() => desk.update(purchaseId, { returned_line_ids: [cup] }))).toEqual([1, 0]);
    expect(await raised(edit(saucers, { count: 2, reason: 'Столько есть' }))).toEqual([0, 1]);
    expect(await raised(() => desk.update(purchaseId, { state: 'stopped' }))).toEqual([0, 0]);
    expect(await raised(() => desk.update(purchaseId, { state: 'sent' }))).toEqual([0, 0]);
    // Of two saucers one came: the line is split, and received.
    const receipt = { line_ids: [saucers], counts: [{ line_id: saucers, count: 1 }], rest: 'C' as const };
    expect(await raised(() => desk.update(purchaseId, { state: 'received', receipt }))).toEqual([0, 2]);
    expect(await raised(() => desk.update(purchaseId, { state: 'sent', reason: 'Не то' }))).toEqual([0, 1]);
    expect(await raised(go('need_pay'))).toEqual([0, 0]);
    expect(
      await raised(() =>
        deleteOrderLine(shop.deps, { caller: owner, path: { id: cup }, query: { reason: 'Разбилась' } }),
      ),
    ).toEqual([1, 0]);
    expect(await raised(go('canceled'))).toEqual([0, 1]);
  });
});
