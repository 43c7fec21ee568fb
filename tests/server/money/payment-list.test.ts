import type { Query } from '#contract/types.ts';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { listCustomers } from '#server/domain/customer/list-customers.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { PaymentDesk } from '#tests/support/server/payment-desk.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('payments of the shop', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let desk: PaymentDesk;

  it.beforeAll(async ({ stock }) => {
    ({ db } = stock);
    shop = await SmallShop.open(db);
    desk = await PaymentDesk.open(shop);
  });

  const ids = async (query: Partial<Query<'listPayments'>>) =>
    (await desk.list(desk.cashier, { scope: 'shop', ...query })).result.map(({ id }) => id);

  it('are found by customer, way and sum, and those that wait come first if asked for', async () => {
    const anna = await shop.customer({ firstName: 'Анна', lastName: 'Ёлкина', phone: '79001234567' });
    const ivan = await shop.customer({ firstName: 'Иван', lastName: 'Смирнов', phone: '79007654321' });
    const first = await desk.ask(anna, { amount: 100, way: 'card' });
    const second = await desk.ask(ivan, { amount: 200.5, way: 'cash' });
    const third = await desk.ask(anna, { amount: 300, way: 'cash' });
    await desk.decide(third.id, 'F');
    expect(await ids({})).toEqual([third.id, second.id, first.id]);
    expect(await ids({ order_by: 'waiting' })).toEqual([second.id, first.id, third.id]);
    expect(await ids({ order_by: 'waiting', limit: 2, page: 2 })).toEqual([third.id]);
    expect(await ids({ way: 'cash' })).toEqual([third.id, second.id]);
    expect(await ids({ search_text: ' елкина  ан' })).toEqual([third.id, first.id]);
    expect(await ids({ search_text: 'иван' })).toEqual([second.id]);
    expect(await ids({ search_text: '4321' })).toEqual([second.id]);
    expect(await ids({ search_text: '8 900 765' })).toEqual([second.id]);
    expect(await ids({ search_text: `№ ${first.id}` })).toEqual([first.id]);
    expect(await ids({ search_text: 'никто' })).toEqual([]);
    expect(await ids({ amount_min: 200.5 })).toEqual([third.id, second.id]);
    expect(await ids({ amount_min: 100.01, amount_max: 299.99 })).toEqual([second.id]);
    expect(await ids({ amount_max: 100, search_text: 'анна', state: 'W' })).toEqual([first.id]);
  });

  it('that wait first are read from an index', async () => {
    const plan = await db.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      await transaction.execute(sql`set local enable_sort = off`);
      const { rows } = await transaction.execute(
        sql`explain select * from payments where shop_id = ${shop.shopId}
          order by (state = 'W') desc nulls last, id desc nulls last limit 24`,
      );
      return JSON.stringify(rows);
    });
    expect(plan).toContain('payments_waiting_first');
  });

  it('are recorded for customers who are found by name or phone, by last name', async () => {
    const other = await SmallShop.open(db);
    await other.customer({ firstName: 'Олег', lastName: 'Чужой' });
    const [zoe, oleg] = [
      await shop.customer({ firstName: 'Олег', lastName: 'Яшин', phone: '79110000011' }),
      await shop.customer({ firstName: 'Олег', lastName: 'Ежов', phone: '79110000022', type: 'wholesale' }),
    ];
    const find = async (query: Partial<Query<'listCustomers'>>) =>
      (
        await listCustomers(shop.deps, {
          caller: desk.cashier,
          query: {
            search_text: '',
            is_deleted: false,
            order_by: 'fio',
            page: 1,
            limit: 24,
            ...query,
          },
        })
      ).result.map(({ id }) => id);
    expect(await find({ search_text: 'олег' })).toEqual([oleg.customer.id, zoe.customer.id]);
    expect(await find({ search_text: '0011' })).toEqual([zoe.customer.id]);
    expect(await find({ search_text: 't;jd' })).toEqual([oleg.customer.id]);
    expect(await find({ search_text: 'jktu zi' })).toEqual([zoe.customer.id]);
    expect(await find({ search_text: 'олег', customer_type: 'wholesale' })).toEqual([oleg.customer.id]);
    expect(await find({ search_text: 'олег', limit: 1, page: 2 })).toEqual([zoe.customer.id]);
  });
});
