import type { Query } from '#contract/types.ts';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { payments } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { PaymentDesk } from '#tests/support/server/payment-desk.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('payments, as people see them,', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let desk: PaymentDesk;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    desk = await PaymentDesk.open(shop);
  });

  it('of other people are listed only with the flags', async () => {
    const [anna, ivan] = [await shop.customer(), await shop.customer()];
    const stranger = await (await SmallShop.open(db)).customer();
    const { id } = await desk.ask(anna);
    await expect(desk.list(ivan, { customer_id: anna.customer.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(desk.list(ivan, { scope: 'shop' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(desk.ask(ivan, { customer_id: anna.customer.id })).rejects.toMatchObject({ code: 'not_found' });
    const blind = await shop.customer({ flags: ['edit_payments'] });
    await expect(desk.decide(id, 'F', { by: blind })).rejects.toMatchObject({ code: 'not_found' });
    await expect(desk.list(desk.cashier, { customer_id: stranger.customer.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(desk.ask(desk.cashier, { customer_id: stranger.customer.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      desk.decide(await shop.payment(anna.customer.id), 'F', { by: { ...desk.cashier, shop: stranger.shop } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(await desk.ask(desk.cashier, { customer_id: anna.customer.id })).toMatchObject({
      customer: { id: anna.customer.id },
    });
    expect((await desk.list(desk.cashier, { customer_id: anna.customer.id })).total).toBe(3);
  });

  it('name the staff member who requested one for a customer, and to the customer the shop', async () => {
    const anna = await shop.customer();
    const [nameless, other] = [
      await shop.customer({ firstName: '', lastName: '', phone: '79990000002', flags: ['create_strange_payments'] }),
      await shop.staff('get_strange_payments'),
    ];
    const askedFor = { customer_id: anna.customer.id };
    expect(await desk.ask(desk.cashier, askedFor)).toMatchObject({
      customer: { id: anna.customer.id },
      author: 'Ольга Зимина',
    });
    await desk.ask(nameless, askedFor);
    await shop.payment(anna.customer.id);
    await desk.ask(anna);
    const authors = async (caller: SignedInCaller) =>
      (await desk.list(caller, { customer_id: anna.customer.id })).result.map(({ author }) => author);
    expect(await authors(anna)).toEqual([null, null, '', '']);
    expect(await authors(other)).toEqual([null, null, '+7\u00A0(999)\u00A0000\u00A000\u00A002', 'Ольга Зимина']);
  });

  it('tell neither name, phone nor balance of a stranger to those who may only ask for them or decide', async () => {
    const anna = await shop.customer({ phone: '79990000003', balance: 10_000 });
    const asker = await shop.customer({ flags: ['create_strange_payments'] });
    const strange = { customer_id: anna.customer.id };
    const hidden = { id: anna.customer.id, user: { first_name: '', last_name: '' }, phone: null };
    expect(await desk.ask(asker, strange)).toMatchObject({ customer: hidden, author: 'Анна Смирнова' });
    const tooMuch = { ...strange, type: 'refund', amount: 101 } as const;
    await expect(desk.ask(asker, tooMuch)).rejects.toMatchObject({
      code: 'refund_too_large',
      message: expect.not.stringMatching(/\d/),
    });
    const informed = await shop.customer({ flags: ['create_strange_payments', 'get_strange_balance_history'] });
    await expect(desk.ask(informed, tooMuch)).rejects.toMatchObject({
      message: expect.stringContaining('доступно 100\u00A0₽.'),
    });

    const id = await shop.payment(anna.customer.id, { kind: 'refund', amount: 10_100 });
    await expect(desk.decide(id, 'F')).rejects.toMatchObject({
      code: 'payment_balance_short',
      message: expect.stringMatching(/Вернуть 101\s₽ нельзя: на балансе клиента сейчас меньше\.$/),
    });
    const seer = await shop.customer({
      flags: ['edit_payments', 'get_strange_payments', 'get_strange_balance_history'],
    });
    await expect(desk.decide(id, 'F', { by: seer })).rejects.toMatchObject({
      message: expect.stringContaining('сейчас 100\u00A0₽.'),
    });
  });

  it('that wait are summed by a partial index', async () => {
    const { customer } = await shop.customer();
    const plan = await db.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      const { rows } = await transaction.execute(
        sql`explain select sum(amount) from payments where customer_id = ${customer.id} and state = 'W'`,
      );
      return JSON.stringify(rows);
    });
    expect(plan).toContain('payments_waiting');
  });

  it('are listed newest first, page by page, by type, state and days of the shop', async () => {
    const anna = await shop.customer();
    const madeAt = (moment: string) =>
      db.orm
        .insert(payments)
        .values({
          shopId: shop.shopId,
          customerId: anna.customer.id,
          kind: 'top_up',
          amount: 100,
          way: 'card',
          createdAt: new Date(moment),
        })
        .returning();
    // Moscow is three hours ahead: these are the last second of the 9th, the first and the last of the 10th, and the
    // first of the 11th.
    const made = [];
    for (const moment of [
      '2026-03-09T20:59:59.999Z',
      '2026-03-09T21:00:00Z',
      '2026-03-10T20:59:59.999Z',
      '2026-03-10T21:00:00Z',
    ])
      made.push(...(await madeAt(moment)));
    const [before, first, last, after] = made.map(({ id }) => id);
    const ids = async (query: Partial<Query<'listPayments'>> = {}) =>
      (await desk.list(anna, query)).result.map(({ id }) => id);
    expect(await ids()).toEqual([after, last, first, before]);
    expect(await ids({ since: '2026-03-10', until: '2026-03-10' })).toEqual([last, first]);
    expect(await ids({ since: '2026-03-11' })).toEqual([after]);
    expect(await ids({ until: '2026-03-09' })).toEqual([before]);
    expect(await ids({ since: '2026-03-11', until: '2026-03-10' })).toEqual([]);
    expect(await ids({ since: '1000-01-01', until: '2999-12-31' })).toHaveLength(4);
    expect(await desk.list(anna, { limit: 3, page: 2 })).toMatchObject({
      result: [{ id: before }],
      page: 2,
      pages: 2,
      total: 4,
    });
    await desk.decide(first ?? 0, 'F');
    const back = await desk.refund(anna, 1);
    expect(await ids({ type: 'refund' })).toEqual([back.id]);
    expect(await ids({ state: 'F' })).toEqual([first]);
    expect(await ids({ state: 'W', type: 'top_up' })).toEqual([after, last, before]);
    expect((await desk.list(desk.cashier, { scope: 'shop', limit: 1 })).result).toMatchObject([{ id: back.id }]);
  });
});
