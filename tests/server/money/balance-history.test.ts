import { expect } from 'vitest';
import type { Query } from '#contract/types.ts';
import { listBalanceHistory } from '#server/domain/ledger/list-balance-history.ts';
import { postEntry } from '#server/domain/ledger/ledger.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { updatePayment } from '#server/domain/payment/update-payment.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('the balance history', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let accountant: SignedInCaller;
  let anna: SignedInCaller;
  let orderId: number;
  let paymentId: number;

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    const staff = await shop.staff('edit_payments', 'get_strange_payments');
    accountant = await shop.customer({ flags: ['get_strange_balance_history'] });
    anna = await shop.customer();
    await shop.topUp(anna.customer.id, 1_000, 'Подарок ко дню рождения, 10% от_суммы');
    shop.clock.pass(24 * 3_600_000);
    paymentId = await shop.payment(anna.customer.id, { amount: 123_450 });
    await updatePayment(shop.deps, {
      caller: staff,
      path: { id: paymentId },
      body: { state: 'F', reason: 'Ещё раз спасибо' },
    });
    orderId = await shop.order(anna, 50_000);
    for (const state of ['accepted', 'need_pay', 'canceled'] as const)
      await updatePlacedOrderState(shop.deps, {
        caller: staff,
        path: { id: orderId },
        body: { state, reason: 'Нет в наличии' },
      });
  });

  const list = (caller: SignedInCaller, query: Partial<Query<'listBalanceHistory'>> = {}) =>
    listBalanceHistory(shop.deps, {
      caller,
      query: {
        search_text: '',
        page: 1,
        limit: 24,
        ...query,
      },
    });
  const types = async (query: Partial<Query<'listBalanceHistory'>>) =>
    (await list(anna, query)).result.map(({ type }) => type);

  it('lists each change of the balance, newest first, and the current balance', async () => {
    const { result, ...page } = await list(accountant, { customer_id: anna.customer.id });
    const at = shop.clock.now().toISOString();
    expect(page).toEqual({ page: 1, pages: 1, total: 4, balance: 1244.5 });
    expect(result.map(({ id: _, ...entry }) => entry)).toEqual([
      {
        type: 'order_return',
        amount: 500,
        balance: 1244.5,
        author: 'Мария Кузнецова',
        reason: 'Нет в наличии',
        payment_id: null,
        order_id: orderId,
        at,
      },
      {
        type: 'order_charge',
        amount: -500,
        balance: 744.5,
        author: 'Мария Кузнецова',
        reason: 'Нет в наличии',
        payment_id: null,
        order_id: orderId,
        at,
      },
      {
        type: 'top_up',
        amount: 1234.5,
        balance: 1244.5,
        author: 'Мария Кузнецова',
        reason: 'Ещё раз спасибо',
        payment_id: paymentId,
        order_id: null,
        at,
      },
      {
        type: 'correction',
        amount: 10,
        balance: 10,
        author: '',
        reason: 'Подарок ко дню рождения, 10% от_суммы',
        payment_id: null,
        order_id: null,
        at: '2026-11-21T09:30:00.000Z',
      },
    ]);
    // To its customer the shop is one.
    expect((await list(anna)).result.map(({ author }) => author)).toEqual(['', '', '', '']);
    expect(await list(anna, { limit: 3, page: 2 })).toMatchObject({
      result: [{ type: 'correction' }],
      page: 2,
      pages: 2,
      total: 4,
      balance: 1244.5,
    });
  });

  it('is narrowed by type, order, day and words', async () => {
    expect(await types({ type: 'top_up' })).toEqual(['top_up']);
    expect(await types({ order_id: orderId })).toEqual(['order_return', 'order_charge']);
    expect(await types({ since: '2026-11-22' })).toHaveLength(3);
    expect(await types({ since: '2026-11-21', until: '2026-11-21' })).toEqual(['correction']);
    expect(await types({ search_text: 'РОЖДЕНИЯ подарок' })).toEqual(['correction']);
    expect(await types({ search_text: 'еще' })).toEqual(['top_up']);
    expect(await types({ search_text: '10% от_' })).toEqual(['correction']);
    for (const search_text of ['рождения завтра', '1% от', 'отXсуммы', '\\', '999999999'])
      expect(await types({ search_text })).toEqual([]);
  });

  it('is found by the number of an order or a payment', async () => {
    const lone = await shop.customer();
    const add = (kind: 'order_charge' | 'top_up', ids: { orderId: number | null; paymentId: number | null }) => {
      const entry = {
        shopId: shop.shopId,
        customerId: lone.customer.id,
        kind,
        amount: 1,
        authorId: null,
        reason: '',
        at: shop.clock.now(),
        ...ids,
      };
      return db.transaction((transaction) => postEntry(transaction, entry));
    };
    await add('order_charge', { orderId, paymentId: null });
    await add('top_up', { orderId: null, paymentId: await shop.payment(lone.customer.id, { state: 'F' }) });
    const [topUp, charge] = (await list(lone)).result;
    const found = async (search_text: string) => (await list(lone, { search_text })).result.map(({ id }) => id);
    expect(await found(`№ ${orderId}`)).toContain(charge?.id);
    expect(await found(`#${topUp?.payment_id}`)).toContain(topUp?.id);
  });

  it("is another's only with the flag, and only within the shop", async () => {
    const stranger = await (await SmallShop.open(db)).customer();
    await expect(list(await shop.customer(), { customer_id: anna.customer.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(list(accountant, { customer_id: stranger.customer.id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await list(accountant, { customer_id: anna.customer.id })).toMatchObject({ total: 4, balance: 1244.5 });
    const ivan = await shop.customer({ balance: 100 });
    expect(await list(ivan, { order_id: orderId })).toMatchObject({ total: 0, balance: 1 });
  });

  it('keeps the phones of nameless staff from customers', async () => {
    const nameless = { firstName: '', lastName: '' };
    const [customer, staff] = [
      await shop.customer(),
      await shop.customer({ ...nameless, phone: '79990000009', flags: ['edit_payments', 'get_strange_payments'] }),
    ];
    await updatePayment(shop.deps, {
      caller: staff,
      path: { id: await shop.payment(customer.customer.id) },
      body: { state: 'F', reason: '' },
    });
    expect((await list(customer)).result).toMatchObject([{ author: '' }]);
    expect((await list(accountant, { customer_id: customer.customer.id })).result).toMatchObject([
      { author: '+7\u00A0(999)\u00A0000\u00A000\u00A009' },
    ]);
    const { id } = staff.customer;
    await shop.db.transaction((transaction) =>
      postEntry(transaction, {
        shopId: shop.shopId,
        customerId: id,
        kind: 'correction',
        amount: 100,
        authorId: id,
        reason: 'Сдача',
        paymentId: null,
        orderId: null,
        at: shop.clock.now(),
      }),
    );
    expect((await list(staff)).result).toMatchObject([{ author: '+7\u00A0(999)\u00A0000\u00A000\u00A009' }]);
  });
});
