import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { LineFacts } from '#common/order-line.ts';
import { isCharged, nextStates, type PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { balanceEntries, customers, placedOrders } from '#server/db/schema.ts';
import { postEntry, settleOrder } from '#server/domain/ledger/ledger.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import { assertAtRandom } from '#tests/support/server/statements.ts';

describeShop('the ledger', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let treasurer: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    treasurer = await shop.staff('edit_balance_customers');
  });

  const entriesOf = (customerId: number) =>
    db.orm.select().from(balanceEntries).where(eq(balanceEntries.customerId, customerId)).orderBy(balanceEntries.id);
  const balanceOf = async (customerId: number) => {
    const [customer] = await db.orm.select().from(customers).where(eq(customers.id, customerId));
    return customer?.balance;
  };

  /** Balance = sum of entries, and each entry says the balance after it. */
  async function checkBalance(customerId: number): Promise<void> {
    const entries = await entriesOf(customerId);
    let running = 0;
    for (const { amount, balance } of entries) {
      running += amount;
      expect(balance).toBe(running);
    }
    expect(await balanceOf(customerId)).toBe(running);
  }

  it('stores the author, the time, the reason and the record of each entry', async () => {
    const { customer } = await shop.customer();
    const entry = {
      shopId: shop.shopId,
      customerId: customer.id,
      authorId: treasurer.customer.id,
      reason: 'Наличными',
      paymentId: null,
      orderId: null,
      at: shop.clock.now(),
    };
    const balance = await db.transaction((transaction) =>
      postEntry(transaction, { kind: 'top_up', amount: 12_345, ...entry }),
    );
    expect(balance).toBe(12_345);
    expect(await entriesOf(customer.id)).toMatchObject([{ ...entry, kind: 'top_up', amount: 12_345, balance: 12_345 }]);
  });

  it('takes only whole kopecks that change something', async () => {
    const { customer } = await shop.customer();
    for (const amount of [0, 0.5, Number.NaN, 2 ** 60])
      await expect(shop.topUp(customer.id, amount)).rejects.toThrow(RangeError);
    expect(await entriesOf(customer.id)).toEqual([]);
  });

  it('cannot be changed afterwards, by anyone', async () => {
    const { customer } = await shop.customer({ balance: 100 });
    const isRefused = { cause: expect.objectContaining({ message: expect.stringContaining('append-only') }) };
    await expect(
      db.orm.update(balanceEntries).set({ amount: 1 }).where(eq(balanceEntries.customerId, customer.id)),
    ).rejects.toMatchObject(isRefused);
    await expect(db.orm.delete(balanceEntries).where(eq(balanceEntries.customerId, customer.id))).rejects.toMatchObject(
      isRefused,
    );
    await expect(db.orm.execute(sql`truncate balance_entries cascade`)).rejects.toMatchObject(isRefused);
  });

  it('writes the difference when the total of a charged order changes', async () => {
    const anna = await shop.customer();
    const orderId = await shop.order(anna, 100_000);
    const settle = (state: PlacedOrderState, total: number) =>
      db.transaction((transaction) =>
        settleOrder(
          transaction,
          { id: orderId, shopId: shop.shopId, customerId: anna.customer.id, state, total },
          { authorId: treasurer.customer.id, reason: '', at: shop.clock.now() },
        ),
      );
    await settle('accepted', 100_000);
    await settle('need_pay', 100_000);
    await settle('collected', 100_000);
    await settle('collected', 70_000);
    await settle('delivery', 90_000);
    await settle('canceled', 90_000);
    await settle('canceled', 1);
    expect((await entriesOf(anna.customer.id)).map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['order_charge', -100_000, -100_000],
      ['order_return', 30_000, -70_000],
      ['order_charge', -20_000, -90_000],
      ['order_return', 90_000, 0],
    ]);
  });

  it('leaves a correction that names an order alone, whatever becomes of the order', async () => {
    const anna = await shop.customer({ balance: 200_000 });
    const orderId = await shop.order(anna, 50_000);
    const correct = (amount: number) =>
      db.transaction((transaction) =>
        postEntry(transaction, {
          shopId: shop.shopId,
          customerId: anna.customer.id,
          kind: 'correction',
          amount,
          authorId: treasurer.customer.id,
          reason: 'Скол на чашке',
          paymentId: null,
          orderId,
          at: shop.clock.now(),
        }),
      );
    const move = (state: PlacedOrderState) =>
      updatePlacedOrderState(shop.deps, {
        caller: treasurer,
        path: { id: orderId },
        body: { state, reason: 'Так вышло' },
      });
    // Before the charge, while it stands, and after it was returned.
    await correct(500);
    for (const state of ['accepted', 'need_pay'] as const) await move(state);
    expect(await balanceOf(anna.customer.id)).toBe(150_500);
    await correct(300);
    await move('collected');
    expect(await balanceOf(anna.customer.id)).toBe(150_800);
    await move('accepted');
    expect(await balanceOf(anna.customer.id)).toBe(200_800);
    await correct(-100);
    await move('created');
    expect((await entriesOf(anna.customer.id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['correction', 200_000],
      ['correction', 500],
      ['order_charge', -50_000],
      ['correction', 300],
      ['order_return', 50_000],
      ['correction', -100],
    ]);
    await checkBalance(anna.customer.id);
  });

  it('adds up whatever happens to a customer’s orders, and charges each while it is in a charged state', async () => {
    const happening = fc.record({
      order: fc.nat(2),
      choice: fc.nat(20),
      topUp: fc.option(fc.integer({ min: 1, max: 300_000 })),
    });
    await assertAtRandom(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 3, maxLength: 3 }),
        fc.array(happening, { maxLength: 20 }),
        async (totals, story) => {
          const anna = await shop.customer();
          const orders: { id: number; total: number; state: PlacedOrderState; lines: readonly LineFacts[] }[] = [];
          for (const total of totals) {
            const lines = [{ state: 'W', price: total } as const];
            orders.push({ id: await shop.order(anna, total), total, state: 'created', lines });
          }
          let paid = 0;
          for (const { order: index, choice, topUp } of story) {
            const order = orders[index];
            if (!order) continue;
            if (topUp !== null) {
              await shop.topUp(anna.customer.id, topUp);
              paid += topUp;
            }
            const isCovered = ((await balanceOf(anna.customer.id)) ?? 0) >= 0;
            const open = nextStates(order.state, { by: 'staff', isCovered, canForce: true, lines: order.lines });
            const next = open[choice % Math.max(open.length, 1)];
            if (!next) continue;
            const answer = await updatePlacedOrderState(shop.deps, {
              caller: treasurer,
              path: { id: order.id },
              body: { state: next.state, reason: 'Так вышло' },
            });
            order.state = answer.state;
            order.lines = answer.lines;
            const charged = orders.filter(({ state }) => isCharged(state)).reduce((sum, { total }) => sum + total, 0);
            expect(await balanceOf(anna.customer.id)).toBe(paid - charged);
          }
          await checkBalance(anna.customer.id);
          const kept = await db.orm.select().from(placedOrders).where(eq(placedOrders.customerId, anna.customer.id));
          expect(kept.map(({ state }) => state).toSorted()).toEqual(orders.map(({ state }) => state).toSorted());
        },
      ),
      { numRuns: 10 },
    );
  });
});
