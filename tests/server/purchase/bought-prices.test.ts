import { expect } from 'vitest';
import { boughtPrices } from '#server/db/schema.ts';
import { listPurchaseAlbums } from '#server/domain/purchase/list-purchase-albums.ts';
import { markPurchaseLine } from '#server/domain/purchase/mark-purchase-line.ts';
import { PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

describeShop('what a purchase was bought for', (it) => {
  let desk: PurchaseDesk;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
  });

  /** An order of a cup for 500 roubles and two saucers for 100 each, in a purchase of an intermediary. */
  const given = async () => {
    const irina = await desk.intermediary();
    const { id } = await desk.purchase({ intermediary_id: irina.customer.id });
    const order = await desk.order('accepted need_pay');
    await desk.send(order.id, { purchase_id: id });
    const [cup = 0, saucers = 0] = order.lines.map((line) => line.id);
    const path = { id: irina.customer.id, purchase_id: id };
    return { irina, id, order, cup, saucers, path };
  };
  const pricesIn = async (id: number) => (await desk.detail(id)).lines.map((line) => line.bought_price);

  it('is kept of each line, and is taken off what they are sold for', async () => {
    const { id, order, cup, saucers } = await given();
    expect((await desk.detail(id)).purchase.bought).toEqual({ total: 0, margin: 0, unknown_count: 3 });
    const cupPriced = await desk.update(id, { bought_prices: [{ line_id: cup, price: 310.5 }] });
    expect(cupPriced.bought).toEqual({ total: 310.5, margin: 189.5, unknown_count: 2 });
    const both = await desk.update(id, { bought_prices: [{ line_id: saucers, price: 120 }] });
    expect(both.bought).toEqual({ total: 550.5, margin: 149.5, unknown_count: 0 });
    expect(await pricesIn(id)).toEqual([310.5, 120]);
    await desk.update(id, { bought_prices: [{ line_id: cup, price: null }] });
    expect(await pricesIn(id)).toEqual([null, 120]);
    expect(await desk.entries(order.id)).toEqual([['order_charge', -70_000]]);
  });

  it('leaves the order, its lines and their versions as they were', async () => {
    const { id, order, cup } = await given();
    const before = await desk.read(order.id);
    await desk.update(id, { bought_prices: [{ line_id: cup, price: 310 }] });
    expect(await desk.read(order.id)).toEqual(before);
  });

  it('is told in the history of the purchase once, and not again where nothing has changed', async () => {
    const { id, cup, saucers } = await given();
    const same = [cup, saucers].map((line_id) => ({ line_id, price: 90 }));
    await desk.update(id, { bought_prices: same });
    await desk.update(id, { bought_prices: same });
    await desk.update(id, {
      bought_prices: [
        { line_id: cup, price: 80 },
        { line_id: saucers, price: 70 },
      ],
    });
    const { events } = await desk.detail(id);
    expect(events.slice(2)).toMatchObject([
      { kind: 'lines_priced', lines_count: 2, line_name: 'Чашка', price: 90 },
      { kind: 'lines_priced', lines_count: 2, line_name: 'Чашка', price: null },
    ]);
  });

  it('is refused where somebody has changed the purchase meanwhile, or of lines of another', async () => {
    const { id, cup } = await given();
    const other = await given();
    const { version } = (await desk.detail(id)).purchase;
    await desk.update(id, { version, bought_prices: [{ line_id: cup, price: 10 }] });
    const late = desk.update(id, { version, bought_prices: [{ line_id: cup, price: 20 }] });
    await expect(late).rejects.toMatchObject({ code: 'changed_meanwhile', current: { version: version + 1 } });
    expect(await pricesIn(id)).toEqual([10, null]);
    const foreign = desk.update(id, { bought_prices: [{ line_id: other.cup, price: 20 }] });
    await expect(foreign).rejects.toMatchObject({ fields: { 'bought_prices.0.line_id': 'unknown_record' } });
    const twice = desk.update(id, { bought_prices: [cup, cup].map((line_id) => ({ line_id, price: 1 })) });
    await expect(twice).rejects.toMatchObject({ fields: { 'bought_prices.1.line_id': 'wrong' } });
  });

  it('goes with both parts of a line that came in part', async () => {
    const { id, cup, saucers } = await given();
    await desk.update(id, { state: 'stopped' });
    await desk.update(id, { state: 'sent' });
    const { bought } = await desk.update(id, {
      state: 'received',
      bought_prices: [{ line_id: saucers, price: 60 }],
      receipt: { line_ids: [cup, saucers], counts: [{ line_id: saucers, count: 1 }], rest: 'O' },
    });
    expect(await pricesIn(id)).toEqual([null, 60, 60]);
    expect(bought).toEqual({ total: 120, margin: 80, unknown_count: 1 });
  });

  it('counts nothing that is cancelled', async () => {
    const { id, cup, saucers, path, irina } = await given();
    await desk.update(id, { bought_prices: [cup, saucers].map((line_id) => ({ line_id, price: 50 })) });
    const body = { line_id: cup, state: 'C' as const, reason: 'Нет в наличии' };
    await markPurchaseLine(desk.shop.deps, { caller: irina, path, header: {}, body });
    expect((await desk.detail(id)).purchase.bought).toEqual({ total: 100, margin: 100, unknown_count: 0 });
  });

  it('is said by the intermediary with what was bought, corrected by saying it again, and seen there', async () => {
    const { irina, id, saucers, path } = await given();
    const { deps } = desk.shop;
    const mark = (body: object) =>
      markPurchaseLine(deps, { caller: irina, path, header: {}, body: { line_id: saucers, state: 'P', ...body } });
    expect(await mark({ count: 1, price: 40 })).toMatchObject({ state: 'P', count: 1, bought_price: 40 });
    expect(await mark({ price: 45 })).toMatchObject({ count: 1, bought_price: 45 });
    expect(await pricesIn(id)).toEqual([null, 45, null]);
    const { lines } = await listPurchaseAlbums(deps, { caller: irina, path });
    expect(lines.map((line) => line.bought_price)).toEqual([null, 45, null]);
    const wrong = mark({ state: 'C', reason: 'Нет', price: 1 });
    await expect(wrong).rejects.toMatchObject({ fields: { price: 'wrong' } });
    const { version } = (await desk.detail(id)).purchase;
    await mark({ price: 45 });
    expect((await desk.detail(id)).purchase.version).toBe(version);
  });

  it('is not known in another purchase that the line goes to', async () => {
    const { id, cup, order } = await given();
    await desk.update(id, { bought_prices: [{ line_id: cup, price: 50 }] });
    await desk.update(id, { returned_line_ids: [cup] });
    const other = await desk.purchase();
    await desk.send(order.id, { purchase_id: other.id, line_ids: [cup] });
    expect(await pricesIn(other.id)).toEqual([null]);
    await desk.update(other.id, { bought_prices: [{ line_id: cup, price: 55 }] });
    expect(await pricesIn(other.id)).toEqual([55]);
  });

  it('is no less than nothing in the database', async () => {
    const { id, cup } = await given();
    const { orm } = desk.shop.db;
    const { shopId } = desk.shop;
    const row = { lineId: cup, shopId, purchaseId: id, price: -1 };
    expect(await refusalOf(orm.insert(boughtPrices).values(row))).not.toBe('');
  });
});
