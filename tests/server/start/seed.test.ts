import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isCharged, placedOrderStates } from '#machines/order/placed-order.machine.ts';
import { demoItems } from '#server/demo/data/catalogue.ts';
import { seedLargeShop } from '#server/demo/seeding/large-shop.ts';
import { demoOrders, demoPeople } from '#server/demo/data/people.ts';
import type { StoredImage } from '#server/db/schema/stored-image.ts';
import type { Caller } from '#server/domain/access/caller.ts';
import type { DomainDeps } from '#server/domain/kit/domain-deps.ts';
import { createLocalFiles } from '#server/ports/local-files.ts';
import { listCategories } from '#server/domain/category/list-categories.ts';
import { listItems } from '#server/domain/catalogue/list-items.ts';
import { seedDemoShop } from '#server/demo/seeding/seed-demo-shop.ts';
import { listPlacedOrders } from '#server/domain/order/placed/list-placed-orders.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { TestClock } from '#tests/support/server/small-shop.ts';

const charged = sql.raw(
  placedOrderStates
    .filter(isCharged)
    .map((state) => `'${state}'`)
    .join(),
);

/** How many customers, entries and orders contradict the ledger. */
async function contradictions(db: TestDatabase): Promise<unknown> {
  const { rows } = await db.orm.execute(sql`select
    (select count(*)::int from customers c where balance <>
      (select coalesce(sum(amount), 0) from balance_entries where customer_id = c.id)) as balances,
    (select count(*)::int from placed_orders o where
      (select coalesce(sum(amount), 0) from balance_entries where order_id = o.id) <>
        case when state in (${charged}) then -total else 0 end) as charges,
    (select count(*)::int from placed_orders o where row (total, is_priced) is distinct from
      (select row (o.delivery_price + coalesce(sum(price * count), 0)::bigint, bool_and(price is not null))
        from order_lines where order_id = o.id)) as totals,
    (select count(*)::int from placed_orders o where state <>
      (select to_state from order_events where order_id = o.id order by id desc limit 1)) as timelines`);
  return rows[0];
}
/** What the domain's reads work with, on this database. */
const depsOf = (db: DomainDeps['db']): DomainDeps => ({
  db,
  clock: new TestClock(),
  files: createLocalFiles(filesDir),
});
const guestOf = (shopId: number): Caller => ({
  shop: { id: shopId, isDemo: true, currency: '₽' },
  customer: null,
  address: '127.0.0.1',
});
const none = { balances: 0, charges: 0, totals: 0, timelines: 0 };
const facts = { total: sql`count(*)::int` };

const picturesDir = join(import.meta.dirname, '../../../server/demo/pictures');
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'shop-files-'));
});
afterAll(() => rm(filesDir, { recursive: true, force: true }));

describeOnEachEngine('the demo shop', (engine) => {
  let db: TestDatabase;
  const clock = new TestClock();
  const guest = guestOf(1);
  const everything = { ...plainItemQuery, limit: 100 };
  const seed = (into = db) => seedDemoShop({ db: into, clock, filesDir, picturesDir });

  beforeAll(async () => {
    db = await freshDatabase(engine);
    expect(await seed()).toBe(true);
  });
  afterAll(() => db.close());

  it('is made once', async () => {
    expect(await seed()).toBe(false);
  });

  it('sells at least 60 items in a dozen categories, every one with a picture', async () => {
    const { total, result } = await listItems(depsOf(db), { caller: guest, query: everything });
    expect(total).toBe(demoItems.length);
    expect(total).toBeGreaterThanOrEqual(60);
    expect(result.filter(({ image }) => image === null)).toEqual([]);
    const categories = (await listCategories(depsOf(db), { caller: guest })).result;
    expect(
      categories.filter(({ items_count, image }) => items_count > 0 && image !== null).length,
    ).toBeGreaterThanOrEqual(12);
  });

  it('shows an item in the order of its pictures, alone first', async () => {
    const { rows } = await db.orm.execute<{ images: StoredImage[] }>(
      sql`select images from items where name = 'Кружка «Луговые травы», 350 мл'`,
    );
    const kept = (rows[0]?.images ?? []).map(({ key, width }) => readFile(join(filesDir, `${key}-${width}.webp`)));
    const drawn = [1, 2, 3].map((number) => readFile(join(picturesDir, `items/mug-meadow-${number}-640.webp`)));
    expect(await Promise.all(kept)).toEqual(await Promise.all(drawn));
  });

  it('counts some of its items: plenty, few and none, and sells some in counts of their own', async () => {
    const { rows } = await db.orm.execute(sql`select count(*) filter (where stock = 0)::int gone,
      count(*) filter (where stock between 1 and 5)::int few, count(*) filter (where stock > 5)::int plenty,
      min(stock)::int least, count(*) filter (where count_step > 1)::int stepped,
      count(*) filter (where count_min > 1)::int from_more from items`);
    expect(rows).toEqual([{ gone: 1, few: 3, plenty: 8, least: 0, stepped: 2, from_more: 2 }]);
  });

  it('says of every item what it is like', async () => {
    const { rows } = await db.orm.execute(
      sql`select name from items i
        where (select count(*) from item_attributes where item_id = i.id and shop_id = i.shop_id) < 2`,
    );
    expect(rows).toEqual([]);
    const { rows: mug } = await db.orm.execute(
      sql`select a.name, a.value from item_attributes a join items i on i.id = item_id
        where i.name = 'Кружка «Луговые травы», 350 мл' order by a.position`,
    );
    expect(mug).toEqual([
      { name: 'Материал', value: 'белая глина' },
      { name: 'Объём', value: '350 мл' },
      { name: 'Роспись', value: 'ручная' },
      { name: 'Уход', value: 'можно мыть в посудомоечной машине' },
      { name: 'Страна', value: 'Россия' },
    ]);
  });

  it('has every picture on the disk, whole, in every width', async () => {
    const { rows } = await db.orm.execute<{
      image: StoredImage;
    }>(sql`select jsonb_array_elements(images) as image from items union all select image from categories
      union all select avatar from customers where avatar is not null`);
    const paths = rows.flatMap(({ image }) =>
      image.widths.map((width) => ({ width, path: join(filesDir, `${image.key}-${width}.webp`) })),
    );
    expect(paths.length).toBeGreaterThan(300);
    await Promise.all(paths.map(({ path }) => access(path)));
    for (const { width, path } of paths.slice(0, 9))
      expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width, height: width });
    const files = await readdir(filesDir, { recursive: true });
    expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('has orders whose states, timelines, charges and balances agree', async () => {
    const [owner] = demoPeople;
    const { rows } = await db.orm.execute<{ id: number }>(sql`select id from customers where phone = ${owner?.phone}`);
    const staff = {
      id: rows[0]?.id ?? 0,
      customerType: 'retail',
      flags: new Set(['get_strange_orders'] as const),
    } as const;
    const query = {
      scope: 'shop',
      search_text: '',
      owing: false,
      order_by: 'newest',
      page: 1,
      limit: 100,
    } as const;
    const orders = await listPlacedOrders(depsOf(db), { caller: { ...guest, customer: staff }, query });
    expect(orders.result.map(({ state }) => state)).toEqual(demoOrders.map(({ path }) => path.at(-1)).toReversed());
    expect(orders.result.every(({ created_at }) => new Date(created_at) < clock.now())).toBe(true);
    expect(await contradictions(db)).toEqual(none);
    const unfilled = await db.orm.execute(
      sql`select ${facts.total} as total from placed_orders where delivery_id is null`,
    );
    expect(unfilled.rows).toEqual([{ total: 0 }]);
    const late = await db.orm.execute(
      sql`select ${facts.total} as total from order_events where at > ${clock.now().toISOString()}::timestamptz`,
    );
    expect(late.rows).toEqual([{ total: 0 }]);
  });

  it('has payments in each state, and histories in the order of their days', async () => {
    const { rows } = await db.orm.execute(sql`select
      (select json_object_agg(state, n)
        from (select state, count(*)::int as n from payments group by state) s) as states,
      (select count(*)::int from payments p
        where (select count(*) from balance_entries where payment_id = p.id)
          <> case when state = 'F' then 1 else 0 end) as torn,
      (select count(*)::int
        from (select at, lag(at) over (partition by customer_id order by id) as before from balance_entries) e
        where at < before) as backward,
      (select count(*)::int from payments
        where greatest(created_at, decided_at) > ${clock.now().toISOString()}::timestamptz) as late`);
    expect(rows).toEqual([{ states: { W: 3, F: 5, C: 1 }, torn: 0, backward: 0, late: 0 }]);
  });

  it('finds its goods with a typo', async () => {
    const { result } = await listItems(depsOf(db), { caller: guest, query: { ...everything, search_text: 'чайинк' } });
    expect(result.length).toBeGreaterThan(0);
    expect(result[0]?.name.toLowerCase()).toContain('чайник');
  });

  it('is complete or absent when two processes make it at once or one is interrupted', async () => {
    const other = await freshDatabase(engine);
    await other.orm.execute(
      sql`create function refuse_order() returns trigger language plpgsql as $$
        begin raise exception 'interrupted'; end $$`,
    );
    await other.orm.execute(
      sql`create trigger interrupt before insert on placed_orders execute function refuse_order()`,
    );
    await expect(seed(other)).rejects.toThrow();
    expect((await other.orm.execute(sql`select ${facts.total} as total from shops`)).rows).toEqual([{ total: 0 }]);
    await other.orm.execute(sql`drop trigger interrupt on placed_orders`);
    const made = await Promise.all([seed(other), seed(other)]);
    expect(made.toSorted()).toEqual([false, true]);
    expect((await other.orm.execute(sql`select ${facts.total} as total from shops`)).rows).toEqual([{ total: 1 }]);
    await other.close();
  });
});

describeOnEachEngine('the large shop', (engine) => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await freshDatabase(engine);
  });
  afterAll(() => db.close());

  it('has the requested size and consistent sums', async () => {
    const large = await seedLargeShop(db, { items: 3_000, orders: 500 });
    const guest = guestOf(large.shopId);
    const { total } = await listItems(depsOf(db), { caller: guest, query: plainItemQuery });
    const orders = await db.orm.execute(sql`select ${facts.total} as total from placed_orders`);
    expect([total, large.customerIds.length, large.categoryIds.length, orders.rows]).toEqual([
      3_000,
      100,
      24,
      [{ total: 500 }],
    ]);
    expect(await contradictions(db)).toEqual(none);
  });
});
