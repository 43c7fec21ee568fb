import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { orderLines, shops } from '#server/db/schema.ts';
import { getDayFigures } from '#server/domain/shop/get-day-figures.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

const figuresOf = (desk: PurchaseDesk) => getDayFigures(desk.shop.deps, { caller: desk.staff });

const nothing = { total: 0, margin: 0, unknown_count: 0 };

/** What each line of a purchase was bought for, in roubles, in the order of the lines. */
const buy = (desk: PurchaseDesk, id: number, lines: readonly { id: number }[], prices: readonly number[]) =>
  desk.update(id, {
    bought_prices: prices.map((price, index) => ({ line_id: lines[index]?.id ?? 0, price })),
  });

/** A purchase with the lines of an order: a cup of 500 roubles and two saucers of 100; received whole, and closed. */
async function closed(desk: PurchaseDesk, prices: readonly number[]): Promise<components['schemas']['Purchase']> {
  const order = await desk.order();
  const { id } = await desk.sent(order);
  const lines = order.lines.map((line) => line.id);
  await desk.update(id, { state: 'received', receipt: { line_ids: lines, rest: 'O' } });
  await buy(desk, id, order.lines, prices);
  return desk.update(id, { state: 'closed' });
}

describeShop('the fullness of purchases', (it) => {
  it('is the pieces that were ordered, bought, received and handed over', async ({ stock: { db } }) => {
    const desk = await PurchaseDesk.open(await SmallShop.open(db));
    const order = await desk.order();
    const { id } = await desk.sent(order);
    const read = async () => (await figuresOf(desk)).purchases;
    const purchase = { id, name: 'Фабрика' };
    const money = { ...nothing, unknown_count: 3 };
    expect(await read()).toEqual([
      { ...purchase, state: 'sent', ordered: 3, bought: 0, came: 0, handed_over: 0, money },
    ]);
    const [first, second] = order.lines.map((line) => line.id);
    await db.orm
      .update(orderLines)
      .set({ state: 'P' })
      .where(eq(orderLines.id, second ?? 0));
    expect(await read()).toMatchObject([{ ordered: 3, bought: 2, came: 0, handed_over: 0 }]);
    await desk.update(id, { state: 'received', receipt: { line_ids: [second ?? 0], rest: 'O' } });
    await db.orm
      .update(orderLines)
      .set({ state: 'F' })
      .where(eq(orderLines.id, first ?? 0));
    expect(await read()).toMatchObject([{ state: 'received', ordered: 3, bought: 3, came: 3, handed_over: 1 }]);
    await db.orm
      .update(orderLines)
      .set({ state: 'C' })
      .where(eq(orderLines.id, second ?? 0));
    expect(await read()).toMatchObject([{ ordered: 1, bought: 1, came: 1, handed_over: 1 }]);
  });

  it('has what those lines earn that have both prices', async ({ stock: { db } }) => {
    const desk = await PurchaseDesk.open(await SmallShop.open(db));
    const order = await desk.order();
    const { id } = await desk.sent(order);
    await buy(desk, id, order.lines, [320.5]);
    expect((await figuresOf(desk)).purchases).toMatchObject([
      { id, money: { total: 320.5, margin: 179.5, unknown_count: 2 } },
    ]);
  });

  it('is told of ten purchases, the newest first', async ({ stock: { db } }) => {
    const desk = await PurchaseDesk.open(await SmallShop.open(db));
    for (let index = 1; index <= 11; index += 1) await desk.purchase({ name: `Закупка ${index}` });
    const { purchases } = await figuresOf(desk);
    expect(purchases?.map(({ name }) => name)).toHaveLength(10);
    expect(purchases?.[0]?.name).toBe('Закупка 11');
    expect(purchases?.at(-1)?.name).toBe('Закупка 2');
  });
});

describeShop('purchases that were closed', (it) => {
  it('are told with what they have earned, the last that was closed first', async ({ stock: { db } }) => {
    const desk = await PurchaseDesk.open(await SmallShop.open(db));
    const first = await closed(desk, [320.5, 60]);
    const second = await closed(desk, [650]);
    // A step back and onward again: it is the last now.
    await desk.update(first.id, { state: 'received', reason: 'Недосчитались' });
    expect((await figuresOf(desk)).closed).toMatchObject({ count: 1, purchases: [{ id: second.id }] });
    desk.shop.clock.pass(1_000);
    await desk.update(first.id, { state: 'closed' });
    await closed(await PurchaseDesk.open(await SmallShop.open(db)), [1, 1]);
    const pieces = { name: 'Фабрика', state: 'closed', ordered: 3, bought: 3, came: 3, handed_over: 0 };
    expect((await figuresOf(desk)).closed).toEqual({
      count: 2,
      money: { total: 1090.5, margin: 109.5, unknown_count: 2 },
      purchases: [
        { ...pieces, id: first.id, money: { total: 440.5, margin: 259.5, unknown_count: 0 } },
        { ...pieces, id: second.id, money: { total: 650, margin: -150, unknown_count: 2 } },
      ],
    });
  });

  it("are those of the last thirty days by the shop's clock", async ({ stock: { db } }) => {
    const desk = await PurchaseDesk.open(await SmallShop.open(db));
    await db.orm.update(shops).set({ timeZone: 'Asia/Vladivostok' }).where(eq(shops.id, desk.shop.shopId));
    const { clock } = desk.shop;
    const go = (moment: string) => clock.pass(Date.parse(moment) - clock.now().getTime());
    // The midnight in Vladivostok that begins the 22nd of November.
    go('2026-11-21T13:59:59.999Z');
    await closed(desk, []);
    go('2026-11-21T14:00:00.000Z');
    const { id } = await closed(desk, []);
    go('2026-12-20T13:59:59.999Z');
    expect((await figuresOf(desk)).closed?.count).toBe(2);
    go('2026-12-20T14:00:00.000Z');
    expect((await figuresOf(desk)).closed).toMatchObject({ count: 1, purchases: [{ id }] });
    go('2026-12-21T14:00:00.000Z');
    expect((await figuresOf(desk)).closed).toEqual({ count: 0, money: nothing, purchases: [] });
  });
});
