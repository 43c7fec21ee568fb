import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { payments, placedOrders, shops } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listBalanceHistory } from '#server/domain/ledger/list-balance-history.ts';
import { listPlacedOrders } from '#server/domain/order/placed/list-placed-orders.ts';
import { listPayments } from '#server/domain/payment/list-payments.ts';
import { getRetail } from '#server/domain/shop/shops.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

const plain = { search_text: '', page: 1, limit: 20 } as const;

describeShop("a shop's time zone", (it) => {
  let db: TestDatabase;

  it.beforeAll(({ stock }) => {
    ({ db } = stock);
  });

  const openIn = async (timeZone: string): Promise<{ shop: SmallShop; anna: SignedInCaller }> => {
    const shop = await SmallShop.open(db);
    await db.orm.update(shops).set({ timeZone }).where(eq(shops.id, shop.shopId));
    return { shop, anna: await shop.customer() };
  };

  // By hand: the first and the last moment of the day, on days of 24, 23 and 25 hours.
  it.for([
    ['Europe/Moscow', '2026-11-21', '2026-11-20T21:00:00.000Z', '2026-11-21T20:59:59.999Z'],
    ['Asia/Vladivostok', '2026-11-21', '2026-11-20T14:00:00.000Z', '2026-11-21T13:59:59.999Z'],
    ['America/New_York', '2026-11-21', '2026-11-21T05:00:00.000Z', '2026-11-22T04:59:59.999Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z'],
  ] as const)('counts the days of orders in %s, as on %s', async ([zone, day, from, to]) => {
    const { shop, anna } = await openIn(zone);
    const at = async (iso: string, ms: number): Promise<number> => {
      const id = await shop.order(anna);
      const createdAt = new Date(new Date(iso).getTime() + ms);
      await db.orm.update(placedOrders).set({ createdAt }).where(eq(placedOrders.id, id));
      return id;
    };
    const before = await at(from, -1);
    const [first, last] = [await at(from, 0), await at(to, 0)];
    const after = await at(to, 1);
    const ids = async (query: { since?: string; until?: string }) =>
      (
        await listPlacedOrders(shop.deps, {
          caller: anna,
          query: { ...plain, scope: 'own', owing: false, order_by: 'newest', ...query },
        })
      ).result.map(({ id }) => id);
    expect(await ids({ since: day, until: day })).toEqual([last, first]);
    expect(await ids({ since: day })).toEqual([after, last, first]);
    expect(await ids({ until: day })).toEqual([last, first, before]);
  });

  it('counts the days of payments and of the balance history', async () => {
    const { shop, anna } = await openIn('Asia/Vladivostok');
    // Half past midnight of the 22nd in Vladivostok, and still the 21st in Moscow.
    const createdAt = new Date('2026-11-21T14:30:00.000Z');
    const id = await shop.payment(anna.customer.id);
    await db.orm.update(payments).set({ createdAt }).where(eq(payments.id, id));
    shop.clock.pass(createdAt.getTime() - shop.clock.now().getTime());
    await shop.topUp(anna.customer.id, 10_000);
    const found = async (day: string) => {
      const days = { since: day, until: day };
      const asked = await listPayments(shop.deps, {
        caller: anna,
        query: { ...plain, scope: 'own', order_by: 'newest', by_decision: false, ...days },
      });
      const entries = await listBalanceHistory(shop.deps, { caller: anna, query: { ...plain, ...days } });
      return [asked.total, entries.total];
    };
    expect(await found('2026-11-21')).toEqual([0, 0]);
    expect(await found('2026-11-22')).toEqual([1, 1]);
  });

  it('is Moscow for a shop that says nothing else, and is told to the pages', async () => {
    const shop = await SmallShop.open(db);
    expect((await getRetail(shop.deps, shop.guest, [])).time_zone).toBe('Europe/Moscow');
    const { shop: far } = await openIn('Asia/Vladivostok');
    expect((await getRetail(far.deps, far.guest, [])).time_zone).toBe('Asia/Vladivostok');
  });

  it.for(['', ' ', 'Москва', 'Europe/Nowhere', 'MSK-3', 'UTC+3', 'Foo/Bar+3', '+03:00', 'posix/Europe/Moscow'])(
    'is never %j, which PostgreSQL or a browser does not know',
    async (zone) => {
      const { shop } = await openIn('Europe/Berlin');
      const write = () => db.orm.update(shops).set({ timeZone: zone }).where(eq(shops.id, shop.shopId)).execute();
      await expect(write()).rejects.toThrow();
      const { rows } = await db.orm.execute(sql`select time_zone from shops where id = ${shop.shopId}`);
      expect(rows).toEqual([{ time_zone: 'Europe/Berlin' }]);
    },
  );

  it.for(['UTC', 'Etc/GMT-3', 'America/Port-au-Prince', 'America/Argentina/Buenos_Aires'])(
    'may be %s, which a browser knows as well',
    async (zone) => {
      const { shop } = await openIn(zone);
      expect((await getRetail(shop.deps, shop.guest, [])).time_zone).toBe(zone);
      expect(() => new Intl.DateTimeFormat('ru', { timeZone: zone })).not.toThrow();
    },
  );
});
