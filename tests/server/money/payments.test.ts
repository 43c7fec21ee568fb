import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customerGroups, customers, permissionGroups, uploads } from '#server/db/schema.ts';
import { createPayment } from '#server/domain/payment/create-payment.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { PaymentDesk } from '#tests/support/server/payment-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('payments', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let desk: PaymentDesk;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    desk = await PaymentDesk.open(shop);
  });

  it('wait at first, and change no balance until they are confirmed', async () => {
    const anna = await shop.customer({ phone: '79990000001' });
    const asked = await desk.ask(anna, { amount: 1500.55, comment: ' Перевела ' });
    expect(asked).toEqual({
      id: asked.id,
      version: 1,
      customer: { id: anna.customer.id, user: { first_name: 'Анна', last_name: 'Смирнова' }, phone: '79990000001' },
      author: null,
      type: 'top_up',
      amount: 1500.55,
      way: 'sbp',
      state: 'W',
      receipt: null,
      comment: 'Перевела',
      reason: '',
      created_at: shop.clock.now().toISOString(),
      decided_at: null,
      decided_by: null,
      changes: [],
      decisions: [{ state: 'C', held_by: null }],
    });
    expect(await desk.moneyOf(anna)).toEqual([0, 0]);
    shop.clock.pass(60_000);
    const confirmed = await desk.decide(asked.id, 'F', { reason: ' Пришли ' });
    expect(confirmed).toEqual({
      ...asked,
      version: 2,
      state: 'F',
      reason: 'Пришли',
      decided_at: shop.clock.now().toISOString(),
      decided_by: 'Ольга Зимина',
      decisions: [],
    });
    expect(await desk.moneyOf(anna)).toEqual([1500.55, 1500.55]);
    expect(await desk.entriesOf(asked.id)).toMatchObject([
      {
        kind: 'top_up',
        amount: 150_055,
        balance: 150_055,
        authorId: desk.cashier.customer.id,
        reason: 'Пришли',
        orderId: null,
        at: shop.clock.now(),
      },
    ]);
  });

  it('that are cancelled leave the ledger alone', async () => {
    const anna = await shop.customer({ balance: 10_000 });
    const [topUp, back] = [await desk.ask(anna), await desk.refund(anna, 60)];
    expect(await desk.moneyOf(anna)).toEqual([100, 40]);
    expect(await desk.decide(topUp.id, 'C', { reason: 'Не поступили' })).toMatchObject({
      state: 'C',
      reason: 'Не поступили',
    });
    await desk.decide(back.id, 'C');
    expect(await desk.moneyOf(anna)).toEqual([100, 100]);
    expect([...(await desk.entriesOf(topUp.id)), ...(await desk.entriesOf(back.id))]).toEqual([]);
  });

  it('as refunds reserve their amount from the moment of the request', async () => {
    const anna = await shop.customer({ balance: 100_000 });
    await desk.refund(anna, 700.5);
    expect(await desk.moneyOf(anna)).toEqual([1000, 299.5]);
    await expect(desk.refund(anna, 299.51)).rejects.toMatchObject({
      code: 'refund_too_large',
      message: expect.stringContaining('доступно 299,50\u00A0₽.'),
    });
    const last = await desk.refund(anna, 299.5);
    expect(await desk.moneyOf(anna)).toEqual([1000, 0]);
    await expect(desk.refund(anna, 1)).rejects.toMatchObject({
      message: expect.stringContaining('доступно 0\u00A0₽.'),
    });
    await desk.decide(last.id, 'F');
    expect(await desk.moneyOf(anna)).toEqual([700.5, 0]);
    expect(await desk.entriesOf(last.id)).toMatchObject([{ kind: 'refund', amount: -29_950, balance: 70_050 }]);
  });

  it('as refunds are refused to customers in debt', async () => {
    const anna = await shop.customer({ balance: -5_000 });
    await expect(desk.refund(anna, 1)).rejects.toMatchObject({
      code: 'refund_too_large',
      message: expect.stringContaining('доступно 0\u00A0₽.'),
    });
  });

  it('as refunds are not confirmed with money that an order has been charged meanwhile', async () => {
    const anna = await shop.customer({ balance: 100_000 });
    const back = await desk.refund(anna, 800);
    const staff = await shop.staff();
    const orderId = await shop.order(anna, 50_000);
    for (const state of ['accepted', 'need_pay'] as const)
      await updatePlacedOrderState(shop.deps, { caller: staff, path: { id: orderId }, body: { state, reason: '' } });
    const by = await shop.customer({ flags: ['edit_payments', 'get_strange_payments', 'get_strange_balance_history'] });
    await expect(desk.decide(back.id, 'F', { by })).rejects.toMatchObject({
      code: 'payment_balance_short',
      message: expect.stringMatching(/800\s₽ нельзя: на балансе клиента сейчас 500\s₽\./),
    });
    expect((await desk.list(anna)).result[0]).toMatchObject({ id: back.id, state: 'W', decided_at: null });
    await shop.topUp(anna.customer.id, 30_000);
    expect(await desk.decide(back.id, 'F')).toMatchObject({ state: 'F' });
    expect(await desk.moneyOf(anna)).toEqual([0, 0]);
  });

  it('are decided once', async () => {
    const anna = await shop.customer();
    const [first, second] = [await desk.ask(anna), await desk.ask(anna)];
    await desk.decide(first.id, 'F');
    await desk.decide(second.id, 'C');
    for (const state of ['F', 'C'] as const) {
      await expect(desk.decide(first.id, state)).rejects.toMatchObject({
        code: 'payment_decided',
        message: expect.stringContaining(`№\u00A0${first.id} уже подтверждён`),
      });
      await expect(desk.decide(second.id, state)).rejects.toMatchObject({
        code: 'payment_decided',
        message: expect.stringContaining('уже отменён'),
      });
    }
    expect(await desk.moneyOf(anna)).toEqual([100, 100]);
  });

  it('are confirmed by a colleague of the one whose they are, while there is one', async () => {
    const { orm } = db;
    const alone = await SmallShop.open(db);
    const lone = await PaymentDesk.open(alone);
    const hers = async () => (await lone.ask(lone.cashier)).id;
    const confirm = (id: number) => lone.decide(id, 'F');
    const isOwn = { code: 'payment_own', message: expect.stringContaining('подтверждает другой сотрудник') };
    await desk.ask(desk.cashier);
    // The only cashier of her shop, whoever holds the flag elsewhere.
    expect(await confirm(await hers())).toMatchObject({ state: 'F' });
    const colleague = await alone.customer({ flags: ['edit_payments'] });
    const [topUp, back] = [await hers(), (await lone.refund(lone.cashier, 50)).id];
    for (const id of [topUp, back]) await expect(confirm(id)).rejects.toMatchObject(isOwn);
    expect(await lone.moneyOf(lone.cashier)).toEqual([100, 50]);
    // A colleague who is deleted, one who holds it by a group, and one who holds other flags.
    const { id } = colleague.customer;
    await orm.update(customers).set({ deletedAt: alone.clock.now() }).where(eq(customers.id, id));
    expect(await confirm(topUp)).toMatchObject({ state: 'F' });
    const grouped = await alone.customer({ flags: ['get_strange_payments'] });
    expect(await confirm(back)).toMatchObject({ state: 'F' });
    const [group] = await orm
      .insert(permissionGroups)
      .values({ shopId: alone.shopId, name: 'Касса', flags: ['edit_payments'] })
      .returning();
    await orm
      .insert(customerGroups)
      .values({ shopId: alone.shopId, customerId: grouped.customer.id, groupId: group?.id ?? 0 });
    const last = await hers();
    await expect(confirm(last)).rejects.toMatchObject(isOwn);
    const other = await alone.customer({ flags: ['edit_payments', 'get_strange_payments'] });
    expect(await lone.decide(last, 'F', { by: other })).toMatchObject({ state: 'F' });
  });

  it('are taken back by their customer while they wait, which frees what a refund reserved', async () => {
    const anna = await shop.customer({ balance: 10_000 });
    const [topUp, back] = [await desk.ask(anna), await desk.refund(anna, 60)];
    expect(await desk.moneyOf(anna)).toEqual([100, 40]);
    for (const { id } of [topUp, back])
      expect(await desk.decide(id, 'C', { by: anna })).toMatchObject({ state: 'C', decided_at: expect.any(String) });
    expect(await desk.moneyOf(anna)).toEqual([100, 100]);
    expect([...(await desk.entriesOf(topUp.id)), ...(await desk.entriesOf(back.id))]).toEqual([]);
    await desk.refund(anna, 100);
    // Confirming takes the permission, another's payment isn't there, and one that is decided stays so.
    const third = await desk.ask(anna);
    await expect(desk.decide(third.id, 'F', { by: anna })).rejects.toMatchObject({ code: 'forbidden' });
    const ivan = await shop.customer();
    await expect(desk.decide(third.id, 'C', { by: ivan })).rejects.toMatchObject({ code: 'not_found' });
    const onlooker = await shop.customer({ flags: ['get_strange_payments'] });
    await expect(desk.decide(third.id, 'C', { by: onlooker })).rejects.toMatchObject({ code: 'forbidden' });
    await desk.decide(third.id, 'F');
    await expect(desk.decide(third.id, 'C', { by: anna })).rejects.toMatchObject({ code: 'payment_decided' });
    expect(await desk.moneyOf(anna)).toEqual([200, 100]);
    // A cashier too takes back what is hers, colleagues or not.
    const hers = await desk.ask(desk.cashier);
    expect(await desk.decide(hers.id, 'C')).toMatchObject({ state: 'C' });
  });

  it('may wait fifty at a time for one customer', async () => {
    const anna = await shop.customer();
    for (const _ of Array.from({ length: 50 })) await shop.payment(anna.customer.id);
    await expect(desk.ask(anna)).rejects.toMatchObject({
      code: 'payments_full',
      message: expect.stringContaining('50\u00A0платежей'),
    });
    const [newest] = (await desk.list(anna)).result;
    await desk.decide(newest?.id ?? 0, 'C');
    expect(await desk.ask(anna)).toMatchObject({ state: 'W' });
  });

  it('show the receipt of a top-up, which is the picture of whoever asks', async () => {
    const [anna, ivan] = [await shop.customer(), await shop.customer()];
    const receipt = await shop.upload(anna);
    const asked = await desk.ask(anna, { receipt_id: receipt });
    expect(asked.receipt).toMatchObject({ url: '/files/up/ab/abcdef-640.webp', width: 640, height: 480 });
    const [used] = await db.orm.select().from(uploads).where(eq(uploads.id, receipt));
    expect(used?.usedAt).toEqual(shop.clock.now());
    for (const receipt_id of [await shop.upload(ivan), randomUUID()]) {
      await expect(desk.ask(anna, { receipt_id })).rejects.toMatchObject({
        code: 'validation',
        fields: { receipt_id: 'unknown_record' },
      });
    }
    await expect(desk.ask(anna, { type: 'refund', receipt_id: receipt })).rejects.toMatchObject({
      fields: { receipt_id: 'wrong' },
    });
    expect((await desk.list(anna)).total).toBe(1);
    const forIvan = await desk.ask(desk.cashier, {
      customer_id: ivan.customer.id,
      receipt_id: await shop.upload(desk.cashier),
    });
    expect(forIvan).toMatchObject({ customer: { id: ivan.customer.id }, receipt: { width: 640 } });
  });

  it('are made once per key', async () => {
    const anna = await shop.customer();
    const key = randomUUID();
    const first = await desk.ask(anna, {}, { key });
    expect(await desk.ask(anna, {}, { key })).toEqual(first);
    await desk.decide(first.id, 'C');
    expect(await desk.ask(anna, {}, { key })).toMatchObject({ id: first.id, state: 'C' });
    await expect(desk.ask(anna, { amount: 101 }, { key })).rejects.toMatchObject({ code: 'key_reused' });
    expect((await desk.list(anna)).total).toBe(1);
    const ivan = await shop.customer();
    expect(await desk.ask(ivan, {}, { key })).toMatchObject({ customer: { id: ivan.customer.id } });
  });

  it('are the same request in whichever order its fields come', async () => {
    const anna = await shop.customer();
    const key = randomUUID();
    const first = await desk.ask(anna, { amount: 70, way: 'card', comment: 'Карта' }, { key });
    const body = { comment: 'Карта', way: 'card', amount: 70, type: 'top_up', customer_id: anna.customer.id } as const;
    expect(await createPayment(shop.deps, { caller: anna, header: { 'idempotency-key': key }, body })).toEqual(first);
  });

  it('store no key when they are refused', async () => {
    const anna = await shop.customer();
    const key = randomUUID();
    const form = { type: 'refund', amount: 50 } as const;
    await expect(desk.ask(anna, form, { key })).rejects.toMatchObject({ code: 'refund_too_large' });
    await shop.topUp(anna.customer.id, 5_000);
    expect(await desk.ask(anna, form, { key })).toMatchObject({ state: 'W', amount: 50 });
  });
});
