import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { markPurchaseLine } from '#server/domain/purchase/mark-purchase-line.ts';
import { outcomes } from '#tests/support/server/at-once.ts';
import { letters, PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

type LineMark = components['schemas']['LineMark'];

const KEY = '7a1b4f0e-5d0c-4b6e-9a53-0c6d2f6f1a01';
const OTHER_KEY = '7a1b4f0e-5d0c-4b6e-9a53-0c6d2f6f1a02';

describeShop('a mark that is sent again after a lost answer', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  /** A charged order whose two lines an intermediary is to buy: a cup, and two saucers. */
  const given = async () => {
    const irina = await desk.intermediary();
    const { id: purchaseId } = await desk.purchase({ intermediary_id: irina.customer.id });
    const order = await desk.order('accepted need_pay');
    await desk.send(order.id, { purchase_id: purchaseId });
    const tell = (body: LineMark, key = KEY) =>
      markPurchaseLine(desk.shop.deps, {
        caller: irina,
        path: { id: irina.customer.id, purchase_id: purchaseId },
        header: { 'idempotency-key': key },
        body,
      });
    const [cup = 0, saucers = 0] = order.lines.map(({ id }) => id);
    return { purchaseId, orderId: order.id, cup, saucers, tell };
  };

  it('has its price, its split, its money and its events once', async () => {
    const { purchaseId, orderId, cup, saucers, tell } = await given();
    const part: LineMark = { line_id: saucers, state: 'P', count: 1, price: 70 };
    const none: LineMark = { line_id: cup, state: 'C', reason: 'Нет в наличии' };
    await tell(part);
    await tell(none, OTHER_KEY);
    const once = await desk.read(orderId);
    const { events } = await desk.detail(purchaseId);
    expect(await tell(part)).toMatchObject({ id: saucers, state: 'P', count: 1, bought_price: 70 });
    expect(await tell(none, OTHER_KEY)).toMatchObject({ id: cup, state: 'C' });
    expect(await desk.read(orderId)).toEqual(once);
    expect([letters(once), once.lines.map(({ count }) => count)]).toEqual(['CPO', [1, 1, 1]]);
    expect((await desk.detail(purchaseId)).events).toEqual(events);
    expect(await desk.entries(orderId)).toEqual([
      ['order_charge', -70_000],
      ['order_return', 50_000],
    ]);
  });

  it('is not made again where the mark was taken back meanwhile', async () => {
    const { purchaseId, orderId, cup, tell } = await given();
    const bought: LineMark = { line_id: cup, state: 'P', count: 1 };
    await tell(bought);
    await tell({ line_id: cup, state: 'O' }, OTHER_KEY);
    expect(await tell(bought)).toMatchObject({ state: 'O' });
    expect(letters(await desk.read(orderId))).toBe('OO');
    expect(await desk.events(purchaseId)).toEqual(['state', 'lines_sent', 'lines_marked', 'lines_unmarked']);
  });

  it('does not put its price over the one that was told since', async () => {
    const { cup, tell } = await given();
    const bought: LineMark = { line_id: cup, state: 'P', count: 1, price: 300 };
    await tell(bought);
    await tell({ line_id: cup, state: 'P', price: 310 }, OTHER_KEY);
    expect(await tell(bought)).toMatchObject({ bought_price: 310 });
  });

  it('is made by the first of two at once, and both have its line', async () => {
    const { purchaseId, orderId, saucers, tell } = await given();
    const part: LineMark = { line_id: saucers, state: 'P', count: 1 };
    const { kept, codes } = await outcomes([tell(part), tell(part)]);
    expect([kept.map(({ count }) => count), codes]).toEqual([[1, 1], []]);
    expect(letters(await desk.read(orderId))).toBe('OPO');
    expect(await desk.events(purchaseId)).toEqual(['state', 'lines_sent', 'lines_marked']);
  });

  it('is refused where a colleague has taken the line out meanwhile, and its key is for nothing else', async () => {
    const { purchaseId, orderId, cup, saucers, tell } = await given();
    await tell({ line_id: saucers, state: 'P', count: 2 });
    await desk.update(purchaseId, { returned_line_ids: [cup] });
    expect(await refusalOf(tell({ line_id: cup, state: 'P', count: 1 }, OTHER_KEY))).toBe('not_found');
    expect(await refusalOf(tell({ line_id: saucers, state: 'O' }))).toBe('key_reused');
    expect(letters(await desk.read(orderId))).toBe('WP');
  });
});
