import { expect } from 'vitest';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { PaymentDesk } from '#tests/support/server/payment-desk.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

const DAY_MS = 86_400_000;

describeShopOnEachEngine('what the payments of a shift come to', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let desk: PaymentDesk;

  it.beforeAll(async ({ stock }) => {
    ({ db } = stock);
    shop = await SmallShop.open(db);
    desk = await PaymentDesk.open(shop);
  });

  it('is told by kind, way and state, with who decided them, and another shop has no part in it', async () => {
    const other = await SmallShop.open(db);
    const elsewhere = await PaymentDesk.open(other);
    await elsewhere.ask(await other.customer({ firstName: 'Олег', lastName: 'Чужой' }), { amount: 9000 });

    const pavel = await shop.customer({
      firstName: 'Павел',
      lastName: 'Дёмин',
      flags: ['edit_payments', 'get_strange_payments'],
    });
    const anna = await shop.customer({ firstName: 'Анна', lastName: 'Ёлкина' });
    const ivan = await shop.customer({ firstName: 'Иван', lastName: 'Смирнов' });
    await desk.decide((await desk.ask(anna, { amount: 100.1, way: 'card' })).id, 'F');
    await desk.decide((await desk.ask(ivan, { amount: 200.25, way: 'card' })).id, 'F');
    await desk.decide((await desk.ask(ivan, { amount: 40, way: 'cash' })).id, 'F', { by: pavel });
    await desk.decide((await desk.refund(anna, 30)).id, 'F');
    await desk.decide((await desk.ask(anna, { amount: 500, way: 'cash' })).id, 'C');
    await desk.ask(anna, { amount: 7, way: 'transfer' });

    const deciders = [
      { id: desk.cashier.customer.id, name: 'Ольга Зимина', payments: 4 },
      { id: pavel.customer.id, name: 'Павел Дёмин', payments: 1 },
    ];
    expect(await desk.total()).toEqual({
      sums: [
        { type: 'refund', way: 'sbp', state: 'F', payments: 1, amount: 30 },
        { type: 'top_up', way: 'card', state: 'F', payments: 2, amount: 300.35 },
        { type: 'top_up', way: 'cash', state: 'C', payments: 1, amount: 500 },
        { type: 'top_up', way: 'cash', state: 'F', payments: 1, amount: 40 },
        { type: 'top_up', way: 'transfer', state: 'W', payments: 1, amount: 7 },
      ],
      deciders,
    });
    expect(await desk.total({ decided_by: pavel.customer.id })).toEqual({
      sums: [{ type: 'top_up', way: 'cash', state: 'F', payments: 1, amount: 40 }],
      // Whoever looks at one colleague's shift may choose another's.
      deciders,
    });
    expect((await desk.total({ customer_id: ivan.customer.id, type: 'top_up' })).sums).toEqual([
      { type: 'top_up', way: 'card', state: 'F', payments: 1, amount: 200.25 },
      { type: 'top_up', way: 'cash', state: 'F', payments: 1, amount: 40 },
    ]);
    expect((await desk.total({ search_text: 'ёлкина', amount_min: 90, way: 'card' })).sums).toEqual([
      { type: 'top_up', way: 'card', state: 'F', payments: 1, amount: 100.1 },
    ]);
    const byPavel = await desk.list(desk.cashier, { scope: 'shop', decided_by: pavel.customer.id });
    expect(byPavel.result.map(({ amount }) => amount)).toEqual([40]);
  });

  it('is of the day of the decision, or of the request', async () => {
    const vera = await shop.customer({ firstName: 'Вера', lastName: 'Лунина' });
    const asked = await desk.ask(vera, { amount: 61, way: 'cash' });
    const dayOf = (at: Date) => at.toISOString().slice(0, 'YYYY-MM-DD'.length);
    const first = dayOf(shop.clock.now());
    shop.clock.pass(DAY_MS);
    const second = dayOf(shop.clock.now());
    await desk.decide(asked.id, 'F');
    const within = (day: string) => ({ customer_id: vera.customer.id, since: day, until: day });
    const amounts = async (query: Parameters<PaymentDesk['total']>[0]) => [
      (await desk.total(query)).sums.map(({ amount }) => amount),
      (await desk.list(desk.cashier, query)).result.map(({ amount }) => amount),
    ];
    expect(await amounts(within(first))).toEqual([[61], [61]]);
    expect(await amounts(within(second))).toEqual([[], []]);
    expect(await amounts({ ...within(first), by_decision: true })).toEqual([[], []]);
    expect(await amounts({ ...within(second), by_decision: true })).toEqual([[61], [61]]);
  });
});
