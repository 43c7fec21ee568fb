import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { balanceEntries, payments, placedOrders } from '#server/db/schema.ts';
import { placeOrder } from '#tests/support/server/place-order.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { createPayment } from '#server/domain/payment/create-payment.ts';
import { updatePayment } from '#server/domain/payment/update-payment.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { outcomes, times } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('at once', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let anna: SignedInCaller;

  it.beforeAll(({ stock }) => {
    ({ db, shop } = stock);
  });

  const ordersOf = ({ customer }: SignedInCaller) =>
    db.orm.select().from(placedOrders).where(eq(placedOrders.customerId, customer.id));
  const cashier = () => shop.customer({ flags: ['edit_payments', 'get_strange_payments'] });
  const ask = (caller: SignedInCaller, type: 'top_up' | 'refund', key = randomUUID()) =>
    createPayment(shop.deps, {
      caller,
      header: { 'idempotency-key': key },
      body: { customer_id: caller.customer.id, type, amount: 1, way: 'cash', comment: '' },
    });
  const paymentsOf = ({ customer }: SignedInCaller) =>
    db.orm.select().from(payments).where(eq(payments.customerId, customer.id));

  it('of twenty parallel refunds of the whole balance, one is accepted', async () => {
    anna = await shop.customer({ balance: 100 });
    const { kept, codes } = await outcomes(times(20, () => ask(anna, 'refund')));
    expect(kept).toHaveLength(1);
    expect(codes).toEqual(times(19, () => 'refund_too_large'));
    expect(await paymentsOf(anna)).toMatchObject([{ state: 'W', amount: 100 }]);
  });

  it('20 requests for a payment with one key make one, and the fiftieth place goes to one of ten', async () => {
    anna = await shop.customer();
    const key = randomUUID();
    const same = await outcomes(times(20, () => ask(anna, 'top_up', key)));
    expect([new Set(same.kept.map((payment) => JSON.stringify(payment))).size, same.codes]).toEqual([1, []]);
    await Promise.all(times(48, () => shop.payment(anna.customer.id)));
    const { kept, codes } = await outcomes(times(10, () => ask(anna, 'top_up')));
    expect([kept.length, new Set(codes), codes.length]).toEqual([1, new Set(['payments_full']), 9]);
    expect(await paymentsOf(anna)).toHaveLength(50);
  });

  it('one key for parallel payments of two customers makes one payment', async () => {
    const clerk = await shop.customer({ flags: ['create_strange_payments'] });
    const others = await Promise.all(times(8, () => shop.customer()));
    const key = randomUUID();
    const form = { type: 'top_up', amount: 1, way: 'cash', comment: '' } as const;
    const calls = others.map(({ customer }) =>
      createPayment(shop.deps, {
        caller: clerk,
        header: { 'idempotency-key': key },
        body: { ...form, customer_id: customer.id },
      }),
    );
    const { kept, codes } = await outcomes(calls);
    expect([kept.length, codes]).toEqual([1, times(7, () => 'key_reused')]);
  });

  it('of many decisions on one payment one counts, and the ledger has one entry at most', async () => {
    const by = await cashier();
    for (const first of ['F', 'C'] as const) {
      anna = await shop.customer();
      const id = await shop.payment(anna.customer.id, { amount: 777 });
      const { kept, codes } = await outcomes(
        times(20, (index) =>
          updatePayment(shop.deps, {
            caller: by,
            path: { id },
            body: { state: index % 2 ? 'F' : first, reason: 'Не поступили' },
          }),
        ),
      );
      expect([kept.length, codes]).toEqual([1, times(19, () => 'payment_decided')]);
      const entries = await db.orm.select().from(balanceEntries).where(eq(balanceEntries.paymentId, id));
      expect(entries.map(({ amount }) => amount)).toEqual(kept[0]?.state === 'F' ? [777] : []);
    }
  });

  it('a payment that is taken back and confirmed at once is either, and its money agrees', async () => {
    const by = await cashier();
    anna = await shop.customer({ balance: 1_000 });
    const id = await shop.payment(anna.customer.id, { amount: 777, kind: 'refund' });
    const { kept, codes } = await outcomes([
      ...times(10, () => updatePayment(shop.deps, { caller: by, path: { id }, body: { state: 'F', reason: '' } })),
      ...times(10, () => updatePayment(shop.deps, { caller: anna, path: { id }, body: { state: 'C', reason: '' } })),
    ]);
    expect([kept.length, codes]).toEqual([1, times(19, () => 'payment_decided')]);
    const entries = await db.orm.select().from(balanceEntries).where(eq(balanceEntries.paymentId, id));
    expect(entries.map(({ amount }) => amount)).toEqual(kept[0]?.state === 'F' ? [-777] : []);
  });

  it('parallel refunds, top-ups and charges of one customer add up, and no refund exceeds the balance', async () => {
    const by = await cashier();
    const staff = await shop.staff();
    anna = await shop.customer({ balance: 1_000 });
    const orderIds = [await shop.order(anna, 700), await shop.order(anna, 900)];
    for (const id of orderIds)
      await updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state: 'accepted', reason: '' } });
    const ids = await Promise.all(
      times(12, (index) => shop.payment(anna.customer.id, { kind: index % 3 ? 'refund' : 'top_up', amount: 300 })),
    );
    await outcomes<unknown>([
      ...ids.map((id) => updatePayment(shop.deps, { caller: by, path: { id }, body: { state: 'F', reason: '' } })),
      ...orderIds.map((id) =>
        updatePlacedOrderState(shop.deps, { caller: staff, path: { id }, body: { state: 'need_pay', reason: '' } }),
      ),
    ]);
    const entries = await db.orm
      .select()
      .from(balanceEntries)
      .where(eq(balanceEntries.customerId, anna.customer.id))
      .orderBy(balanceEntries.id);
    const running = entries.map((_, index) =>
      entries.slice(0, index + 1).reduce((total, { amount }) => total + amount, 0),
    );
    expect(entries.map(({ balance }) => balance)).toEqual(running);
    expect(entries.filter(({ kind, balance }) => kind === 'refund' && balance < 0)).toEqual([]);
    const confirmed = (await paymentsOf(anna)).filter(({ state }) => state === 'F');
    expect(
      entries
        .filter(({ paymentId }) => paymentId !== null)
        .map(({ paymentId }) => paymentId)
        .toSorted(),
    ).toEqual(confirmed.map(({ id }) => id).toSorted());
    expect(confirmed.filter(({ kind }) => kind === 'top_up')).toHaveLength(4);
  });

  it('20 equal orders without a cart, each with its key, make one order and 19 warnings', async () => {
    anna = await shop.customer({ flags: ['create_order'] });
    const lines = [{ item_id: await shop.item(), count: 1, comment: '' }];
    const { delivery } = shop.form('', anna);
    const place = (key: string) =>
      placeOrder(shop.deps, {
        caller: anna,
        header: { 'idempotency-key': key },
        body: { comment: '', force: false, lines, delivery },
      });
    const { kept, codes } = await outcomes(times(20, () => place(randomUUID())));
    expect([codes, kept.filter((answer) => 'warnings' in answer).length]).toEqual([[], 19]);
    expect(await ordersOf(anna)).toHaveLength(1);
    const key = randomUUID();
    lines[0] = { item_id: await shop.item(), count: 1, comment: '' };
    const same = await outcomes(times(20, () => place(key)));
    expect(new Set(same.kept.map((order) => JSON.stringify(order))).size).toBe(1);
    expect(await ordersOf(anna)).toHaveLength(2);
  });
});
