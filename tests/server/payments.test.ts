import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceEntries, payments, uploads } from '#server/db/schema.ts';
import { getCurrentCustomer } from '#server/domain/customers.ts';
import { updatePlacedOrderState } from '#server/domain/order-states.ts';
import { createPayment, listPayments, type PaymentQuery, updatePayment } from '#server/domain/payments.ts';
import type { SignedIn } from '#server/domain/person.ts';
import { describeOnEachEngine, freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SmallShop } from '#tests/support/small-shop.ts';

type Form = Parameters<typeof createPayment>[2]['form'];

describeOnEachEngine('payments', (engine) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let cashier: SignedIn;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    shop = await SmallShop.open(db);
    cashier = await shop.customer({ firstName: 'Ольга', lastName: 'Зимина', flags: ['edit_payments', 'get_strange_payments', 'create_strange_payments'] });
  });
  afterAll(() => db.close());

  const ask = (visitor: SignedIn, form: Partial<Form> = {}, { key = randomUUID() as string } = {}) =>
    createPayment(shop.writing, visitor, { key, form: { customer_id: visitor.customer.id, type: 'top_up', amount: 100, way: 'sbp', comment: '', ...form } });
  const refund = (visitor: SignedIn, amount: number) => ask(visitor, { type: 'refund', amount });
  const decide = (id: number, state: 'F' | 'C', { reason = '', by = cashier } = {}) => updatePayment(shop.writing, by, id, { state, reason });
  const list = (visitor: SignedIn, query: Partial<PaymentQuery> = {}) =>
    listPayments(db, visitor, { scope: 'own', customerId: null, type: null, state: null, since: null, until: null, page: 1, limit: 24, ...query });
  const entriesOf = (paymentId: number) => db.orm.select().from(balanceEntries).where(eq(balanceEntries.paymentId, paymentId));
  const moneyOf = async (visitor: SignedIn) => {
    const { balance, available } = await getCurrentCustomer(db, visitor);
    return [balance, available];
  };

  it('wait first, and change no balance until they are confirmed', async () => {
    const anna = await shop.customer({ phone: '79990000001' });
    const asked = await ask(anna, { amount: 1500.55, comment: ' Перевела ' });
    expect(asked).toEqual({
      id: asked.id,
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
    });
    expect(await moneyOf(anna)).toEqual([0, 0]);
    shop.clock.pass(60_000);
    const confirmed = await decide(asked.id, 'F', { reason: ' Пришли ' });
    expect(confirmed).toEqual({ ...asked, state: 'F', reason: 'Пришли', decided_at: shop.clock.now().toISOString() });
    expect(await moneyOf(anna)).toEqual([1500.55, 1500.55]);
    expect(await entriesOf(asked.id)).toMatchObject([
      { kind: 'top_up', amount: 150_055, balance: 150_055, authorId: cashier.customer.id, reason: 'Пришли', orderId: null, at: shop.clock.now() },
    ]);
  });

  it('that are cancelled leave the ledger alone', async () => {
    const anna = await shop.customer({ balance: 10_000 });
    const [topUp, back] = [await ask(anna), await refund(anna, 60)];
    expect(await moneyOf(anna)).toEqual([100, 40]);
    expect(await decide(topUp.id, 'C', { reason: 'Не поступили' })).toMatchObject({ state: 'C', reason: 'Не поступили' });
    await decide(back.id, 'C');
    expect(await moneyOf(anna)).toEqual([100, 100]);
    expect([...(await entriesOf(topUp.id)), ...(await entriesOf(back.id))]).toEqual([]);
  });

  it('back reserve their amount from the moment they are asked for', async () => {
    const anna = await shop.customer({ balance: 100_000 });
    await refund(anna, 700.5);
    expect(await moneyOf(anna)).toEqual([1000, 299.5]);
    await expect(refund(anna, 299.51)).rejects.toMatchObject({ code: 'refund_too_large', message: expect.stringContaining('доступно 299,50.') });
    const last = await refund(anna, 299.5);
    expect(await moneyOf(anna)).toEqual([1000, 0]);
    await expect(refund(anna, 1)).rejects.toMatchObject({ message: expect.stringContaining('доступно 0.') });
    await decide(last.id, 'F');
    expect(await moneyOf(anna)).toEqual([700.5, 0]);
    expect(await entriesOf(last.id)).toMatchObject([{ kind: 'refund', amount: -29_950, balance: 70_050 }]);
  });

  it('back are refused to those who owe', async () => {
    const anna = await shop.customer({ balance: -5_000 });
    await expect(refund(anna, 1)).rejects.toMatchObject({ code: 'refund_too_large', message: expect.stringContaining('доступно 0.') });
  });

  it('back are not confirmed with money that an order has taken meanwhile', async () => {
    const anna = await shop.customer({ balance: 100_000 });
    const back = await refund(anna, 800);
    const staff = await shop.staff();
    const orderId = await shop.order(anna, 50_000);
    for (const state of ['accepted', 'need_pay'] as const) await updatePlacedOrderState(shop.writing, staff, orderId, { state, reason: '' });
    const by = await shop.customer({ flags: ['edit_payments', 'get_strange_payments', 'get_strange_balance_history'] });
    await expect(decide(back.id, 'F', { by })).rejects.toMatchObject({ code: 'payment_balance_short', message: expect.stringMatching(/800 нельзя: на балансе клиента сейчас 500\./) });
    expect((await list(anna)).result[0]).toMatchObject({ id: back.id, state: 'W', decided_at: null });
    await shop.topUp(anna.customer.id, 30_000);
    expect(await decide(back.id, 'F')).toMatchObject({ state: 'F' });
    expect(await moneyOf(anna)).toEqual([0, 0]);
  });

  it('are decided once', async () => {
    const anna = await shop.customer();
    const [first, second] = [await ask(anna), await ask(anna)];
    await decide(first.id, 'F');
    await decide(second.id, 'C');
    for (const state of ['F', 'C'] as const) {
      await expect(decide(first.id, state)).rejects.toMatchObject({ code: 'payment_decided', message: expect.stringContaining(`№\u00A0${first.id} уже подтверждён`) });
      await expect(decide(second.id, state)).rejects.toMatchObject({ code: 'payment_decided', message: expect.stringContaining('уже отменён') });
    }
    expect(await moneyOf(anna)).toEqual([100, 100]);
  });

  it('are at most fifty in waiting', async () => {
    const anna = await shop.customer();
    for (const _ of Array.from({ length: 50 })) await shop.payment(anna.customer.id);
    await expect(ask(anna)).rejects.toMatchObject({ code: 'payments_full', message: expect.stringContaining('50\u00A0платежей') });
    const [newest] = (await list(anna)).result;
    await decide(newest?.id ?? 0, 'C');
    expect(await ask(anna)).toMatchObject({ state: 'W' });
  });

  it('show the receipt of a top-up, which is the picture of whoever asks', async () => {
    const [anna, ivan] = [await shop.customer(), await shop.customer()];
    const receipt = await shop.upload(anna);
    const asked = await ask(anna, { receipt_id: receipt });
    expect(asked.receipt).toMatchObject({ url: '/files/up/ab/abcdef-640.webp', width: 640, height: 480 });
    const [used] = await db.orm.select().from(uploads).where(eq(uploads.id, receipt));
    expect(used?.usedAt).toEqual(shop.clock.now());
    for (const receipt_id of [await shop.upload(ivan), randomUUID()]) {
      await expect(ask(anna, { receipt_id })).rejects.toMatchObject({ code: 'validation', fields: { receipt_id: 'unknown_record' } });
    }
    await expect(ask(anna, { type: 'refund', receipt_id: receipt })).rejects.toMatchObject({ fields: { receipt_id: 'wrong' } });
    expect((await list(anna)).total).toBe(1);
    const forIvan = await ask(cashier, { customer_id: ivan.customer.id, receipt_id: await shop.upload(cashier) });
    expect(forIvan).toMatchObject({ customer: { id: ivan.customer.id }, receipt: { width: 640 } });
  });

  it('are made once a key', async () => {
    const anna = await shop.customer();
    const key = randomUUID();
    const first = await ask(anna, {}, { key });
    expect(await ask(anna, {}, { key })).toEqual(first);
    await decide(first.id, 'C');
    expect(await ask(anna, {}, { key })).toMatchObject({ id: first.id, state: 'C' });
    await expect(ask(anna, { amount: 101 }, { key })).rejects.toMatchObject({ code: 'key_reused' });
    expect((await list(anna)).total).toBe(1);
    const ivan = await shop.customer();
    expect(await ask(ivan, {}, { key })).toMatchObject({ customer: { id: ivan.customer.id } });
  });

  it('take no key where they are refused', async () => {
    const anna = await shop.customer();
    const key = randomUUID();
    const form = { type: 'refund', amount: 50 } as const;
    await expect(ask(anna, form, { key })).rejects.toMatchObject({ code: 'refund_too_large' });
    await shop.topUp(anna.customer.id, 5_000);
    expect(await ask(anna, form, { key })).toMatchObject({ state: 'W', amount: 50 });
  });

  it("are other people's business only with the flags", async () => {
    const [anna, ivan] = [await shop.customer(), await shop.customer()];
    const stranger = await (await SmallShop.open(db)).customer();
    const { id } = await ask(anna);
    await expect(list(ivan, { customerId: anna.customer.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(list(ivan, { scope: 'shop' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(ivan, { customer_id: anna.customer.id })).rejects.toMatchObject({ code: 'not_found' });
    const blind = await shop.customer({ flags: ['edit_payments'] });
    await expect(decide(id, 'F', { by: blind })).rejects.toMatchObject({ code: 'not_found' });
    await expect(list(cashier, { customerId: stranger.customer.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(cashier, { customer_id: stranger.customer.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(decide(await shop.payment(anna.customer.id), 'F', { by: { ...cashier, shop: stranger.shop } })).rejects.toMatchObject({ code: 'not_found' });
    expect(await ask(cashier, { customer_id: anna.customer.id })).toMatchObject({ customer: { id: anna.customer.id } });
    expect((await list(cashier, { customerId: anna.customer.id })).total).toBe(3);
  });

  it('name whoever asked for one in place of its customer, to the customer too', async () => {
    const anna = await shop.customer();
    const [nameless, other] = [await shop.customer({ firstName: '', lastName: '', phone: '79990000002', flags: ['create_strange_payments'] }), await shop.staff('get_strange_payments')];
    const askedFor = { customer_id: anna.customer.id };
    expect(await ask(cashier, askedFor)).toMatchObject({ customer: { id: anna.customer.id }, author: 'Ольга Зимина' });
    await ask(nameless, askedFor);
    await shop.payment(anna.customer.id);
    await ask(anna);
    const authors = async (visitor: SignedIn) => (await list(visitor, { customerId: anna.customer.id })).result.map(({ author }) => author);
    expect(await authors(anna)).toEqual([null, null, '', 'Ольга Зимина']);
    expect(await authors(other)).toEqual([null, null, '+7\u00A0(999)\u00A0000\u00A000\u00A002', 'Ольга Зимина']);
  });

  it('tell neither name, phone nor balance of a stranger to those who may only ask for them or decide', async () => {
    const anna = await shop.customer({ phone: '79990000003', balance: 10_000 });
    const asker = await shop.customer({ flags: ['create_strange_payments'] });
    const strange = { customer_id: anna.customer.id };
    const hidden = { id: anna.customer.id, user: { first_name: '', last_name: '' }, phone: null };
    expect(await ask(asker, strange)).toMatchObject({ customer: hidden, author: 'Анна Смирнова' });
    const tooMuch = { ...strange, type: 'refund', amount: 101 } as const;
    await expect(ask(asker, tooMuch)).rejects.toMatchObject({ code: 'refund_too_large', message: expect.not.stringMatching(/\d/) });
    const informed = await shop.customer({ flags: ['create_strange_payments', 'get_strange_balance_history'] });
    await expect(ask(informed, tooMuch)).rejects.toMatchObject({ message: expect.stringContaining('доступно 100.') });

    const id = await shop.payment(anna.customer.id, { kind: 'refund', amount: 10_100 });
    await expect(decide(id, 'F')).rejects.toMatchObject({ code: 'payment_balance_short', message: expect.stringMatching(/Вернуть 101 нельзя: на балансе клиента сейчас меньше\.$/) });
    const seer = await shop.customer({ flags: ['edit_payments', 'get_strange_payments', 'get_strange_balance_history'] });
    await expect(decide(id, 'F', { by: seer })).rejects.toMatchObject({ message: expect.stringContaining('сейчас 100.') });
  });

  it('that wait are summed over an index of them alone', async () => {
    const { customer } = await shop.customer();
    const plan = await db.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      const { rows } = await transaction.execute(sql`explain select sum(amount) from payments where customer_id = ${customer.id} and state = 'W'`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('payments_waiting');
  });

  it('are listed newest first, page by page, by type, state and days of the shop', async () => {
    const anna = await shop.customer();
    const madeAt = (moment: string) => db.orm.insert(payments).values({ shopId: shop.shopId, customerId: anna.customer.id, kind: 'top_up', amount: 100, way: 'card', createdAt: new Date(moment) }).returning();
    // Moscow is three hours ahead: these are the last second of the 9th, the first and the last of the 10th, and the first of the 11th.
    const made = [];
    for (const moment of ['2026-03-09T20:59:59.999Z', '2026-03-09T21:00:00Z', '2026-03-10T20:59:59.999Z', '2026-03-10T21:00:00Z']) made.push(...(await madeAt(moment)));
    const [before, first, last, after] = made.map(({ id }) => id);
    const ids = async (query: Partial<PaymentQuery> = {}) => (await list(anna, query)).result.map(({ id }) => id);
    expect(await ids()).toEqual([after, last, first, before]);
    expect(await ids({ since: '2026-03-10', until: '2026-03-10' })).toEqual([last, first]);
    expect(await ids({ since: '2026-03-11' })).toEqual([after]);
    expect(await ids({ until: '2026-03-09' })).toEqual([before]);
    expect(await ids({ since: '2026-03-11', until: '2026-03-10' })).toEqual([]);
    expect(await ids({ since: '1000-01-01', until: '2999-12-31' })).toHaveLength(4);
    expect(await list(anna, { limit: 3, page: 2 })).toMatchObject({ result: [{ id: before }], page: 2, pages: 2, total: 4 });
    await decide(first ?? 0, 'F');
    const back = await refund(anna, 1);
    expect(await ids({ type: 'refund' })).toEqual([back.id]);
    expect(await ids({ state: 'F' })).toEqual([first]);
    expect(await ids({ state: 'W', type: 'top_up' })).toEqual([after, last, before]);
    expect((await list(cashier, { scope: 'shop', limit: 1 })).result).toMatchObject([{ id: back.id }]);
  });
});
