import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { placedOrders } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { getDay } from '#server/domain/shop/get-day.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What the orders and the ledger of one customer come to: an order that is to be paid, and this balance in kopecks. */
async function owe(shop: SmallShop, kopecks: number, lastName = 'Смирнова'): Promise<SignedInCaller> {
  const caller = await shop.customer({ lastName });
  const id = await shop.order(caller, 50_000);
  await shop.db.orm.update(placedOrders).set({ state: 'need_pay' }).where(eq(placedOrders.id, id));
  await shop.topUp(caller.customer.id, -kopecks);
  return caller;
}

const seesDebts = (shop: SmallShop) => shop.staff('get_strange_balance_history');

describeShop('debts of the day', (it) => {
  it('are summed by how long the balance has been short, the greatest first', async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    const staff = await seesDebts(shop);
    const at: [SignedInCaller, string, number][] = [];
    const debt = async (kopecks: number, lastName: string) => {
      at.push([await owe(shop, kopecks, lastName), shop.clock.now().toISOString(), kopecks / 100]);
    };
    await debt(900_050, 'Восьмая');
    shop.clock.pass(1);
    await debt(70_000, 'Седьмая');
    shop.clock.pass(4 * DAY - 1);
    await debt(30_000, 'Четвёртая');
    shop.clock.pass(1);
    await debt(200_000, 'Третья');
    await debt(5_000, 'Другая');
    shop.clock.pass(4 * DAY - 1);
    const { debts } = await getDay(shop.deps, { caller: staff });
    expect(debts?.ages).toEqual([
      { from_days: 0, count: 2, sum: 2050 },
      { from_days: 4, count: 2, sum: 1000 },
      { from_days: 8, count: 1, sum: 9000.5 },
    ]);
    const owed = at.map(([{ customer }, since, sum]) => ({ id: customer.id, sum, since }));
    expect(debts?.debtors.map(({ id, sum, since }) => ({ id, sum, since }))).toEqual(
      [0, 3, 1, 2, 4].map((index) => owed[index]),
    );
    expect(debts?.debtors[0]?.user).toEqual({ first_name: 'Анна', last_name: 'Восьмая' });
  });

  it('began when the balance was enough for the last time', async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    const staff = await seesDebts(shop);
    const { customer } = await owe(shop, 10_000);
    shop.clock.pass(DAY);
    await shop.topUp(customer.id, 10_000);
    shop.clock.pass(HOUR);
    const since = shop.clock.now().toISOString();
    await shop.topUp(customer.id, -700);
    shop.clock.pass(HOUR);
    await shop.topUp(customer.id, -20);
    const { debts } = await getDay(shop.deps, { caller: staff });
    expect(debts?.debtors).toMatchObject([{ id: customer.id, sum: 7.2, since }]);
  });

  it('are those of the list of orders with a debt', async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    const staff = await seesDebts(shop);
    const corrected = await shop.customer();
    await shop.topUp(corrected.customer.id, -9_000);
    const uncharged = await shop.customer();
    await shop.order(uncharged);
    await shop.topUp(uncharged.customer.id, -8_000);
    const deleted = await owe(shop, 6_000);
    await db.orm
      .update(placedOrders)
      .set({ deletedAt: shop.clock.now() })
      .where(eq(placedOrders.customerId, deleted.customer.id));
    const covered = await owe(shop, 500);
    await shop.topUp(covered.customer.id, 500);
    await owe(await SmallShop.open(db), 4_000);
    const owing = await owe(shop, 300);
    const { debts } = await getDay(shop.deps, { caller: staff });
    expect(debts?.debtors.map(({ id }) => id)).toEqual([owing.customer.id]);
    expect(debts?.ages.map(({ count }) => count)).toEqual([1, 0, 0]);
  });

  it('names ten, and sums all', async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    const staff = await seesDebts(shop);
    for (let index = 1; index <= 11; index += 1) await owe(shop, index * 100);
    const { debts } = await getDay(shop.deps, { caller: staff });
    expect(debts?.debtors.map(({ sum }) => sum)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(debts?.ages[0]).toEqual({ from_days: 0, count: 11, sum: 66 });
  });

  it.for([[['get_strange_orders']], [['get_strange_balance_history']], [['get_strange_payments']]] as const)(
    'tells nothing to %o alone',
    async ([flags], { stock: { shop } }) => {
      const caller = await shop.customer({ flags });
      expect((await getDay(shop.deps, { caller })).debts).toBeNull();
    },
  );
});
