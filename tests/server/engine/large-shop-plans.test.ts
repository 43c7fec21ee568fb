import { type Logger, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedLargeShop } from '#server/demo/seeding/large-shop.ts';
import type { Caller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/list-audit.ts';
import { countItems } from '#server/domain/catalogue/count-items.ts';
import { listItems } from '#server/domain/catalogue/list-items.ts';
import { listCategories } from '#server/domain/category/list-categories.ts';
import type { DomainDeps } from '#server/domain/kit/domain-deps.ts';
import { listOrderLines } from '#server/domain/order/lines/list-order-lines.ts';
import { listPlacedOrders } from '#server/domain/order/placed/list-placed-orders.ts';
import { getPaymentsTotal } from '#server/domain/payment/get-payments-total.ts';
import { getDay } from '#server/domain/shop/get-day.ts';
import { getDayFigures } from '#server/domain/shop/get-day-figures.ts';
import { createLocalFiles } from '#server/ports/local-files.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { plainItemQuery } from '#tests/support/server/item-query.ts';
import { TestClock } from '#tests/support/server/small-shop.ts';

const guest: Caller = {
  shop: { id: 1, isDemo: true, currency: '₽' },
  customer: null,
  address: '127.0.0.1',
};

describeOnEachEngine('a large shop reads', (engine) => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    const { shopId } = await seedLargeShop(db, { items: 3_000, orders: 500 });
    await db.orm.execute(sql`insert into item_other_categories (shop_id, item_id, category_id)
      select i.shop_id, i.id, c.id from items i join categories c on c.position = 1 + (i.id * 7) % 24
        where i.shop_id = ${shopId}`);
    await db.orm.execute(sql`analyze item_other_categories`);
    // An index alone is read for pages that are marked as seen by all, as the database's upkeep does when it comes by.
    await db.orm.execute(sql`vacuum analyze items`);
  });
  afterAll(() => db.close());

  /** The plans of the first `count` statements that the work runs. */
  const planOf = async (work: (deps: DomainDeps) => Promise<unknown>, count = 1): Promise<string> => {
    const logger: Logger = Reflect.get(db.orm._.session, 'logger');
    const spy = vi.spyOn(logger, 'logQuery');
    await work({ db, clock: new TestClock(), files: createLocalFiles('.') });
    const statements = spy.mock.calls.slice(0, count);
    spy.mockRestore();
    const plans = await Promise.all(
      statements.map(async ([text, params]) => {
        const parts = text.split(/\$\d+/).flatMap((part, index) => [sql`${params[index - 1]}`, sql.raw(part)]);
        const { rows } = await db.orm.execute(sql`explain ${sql.join(parts.slice(1))}`);
        return rows.map((row) => row['QUERY PLAN']);
      }),
    );
    return plans.flat().join('\n');
  };
  it.each([
    ['popular', 'items_popular'],
    ['new', 'items_new'],
    ['price', 'items_price'],
    ['-price', 'items_price'],
    ['discount', 'items_discount'],
    ['name', 'items_name'],
  ] as const)('a page of the catalogue by %s off its index', async (orderBy, index) => {
    const plan = await planOf((deps) =>
      listItems(deps, { caller: guest, query: { ...plainItemQuery, order_by: orderBy } }),
    );
    expect(plan).toMatch(new RegExp(`Index Scan (Backward )?using ${index}`));
    expect(plan).not.toContain('Sort');
  });

  it('a page of the catalogue by wholesale savings from its index, and counts reduced ones from it', async () => {
    const customer = { id: 1, customerType: 'wholesale', flags: new Set<never>() } as const;
    const reduced = { ...plainItemQuery, order_by: 'discount', discount: true } as const;
    const plan = await planOf((deps) => listItems(deps, { caller: { ...guest, customer }, query: reduced }), 2);
    expect(plan).toContain('Index Scan using items_wholesale_saving');
    expect(plan).not.toContain('Sort');
    expect(plan).not.toContain('Seq Scan on items');
  });

  it.each([
    ['a range of prices', 'items_price', { price_min: 100, price_max: 150 }],
    ['what is new', 'items_new', { is_new: true }],
  ] as const)('%s counted off its index', async (_name, index, filter) => {
    const plan = await planOf((deps) => listItems(deps, { caller: guest, query: { ...plainItemQuery, ...filter } }), 2);
    const ofCount = plan.slice(plan.lastIndexOf('Aggregate'));
    expect(ofCount).toContain(index);
    expect(ofCount).not.toContain('Seq Scan on items');
  });

  it('a category counted off indexes of main and other categories, and its page off that of its order', async () => {
    const plan = await planOf(
      (deps) => listItems(deps, { caller: guest, query: { ...plainItemQuery, category_id: 4 } }),
      2,
    );
    expect(plan).toContain('Index Only Scan using items_category');
    for (const index of ['items_pkey', 'item_other_categories_category', 'items_popular'])
      expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on items');
    expect(plan).not.toContain('Sort');
  });

  it('how many items there are, in all and in each category, off an index alone', async () => {
    const query = { search_text: '', discount: false, is_new: false };
    const ofList = await planOf((deps) => listItems(deps, { caller: guest, query: plainItemQuery }), 2);
    const ofCategories = await planOf((deps) => countItems(deps, { caller: guest, query }));
    const ofMenu = await planOf((deps) => listCategories(deps, { caller: guest }));
    for (const plan of [ofList.slice(ofList.lastIndexOf('Aggregate')), ofCategories, ofMenu]) {
      expect(plan).toMatch(/Index Only Scan using items_/);
      expect(plan).not.toContain('Seq Scan on items');
    }
  });

  it('found words off the index of words, both to look whether a word is known and to find what says it', async () => {
    const plan = await planOf(
      (deps) => listItems(deps, { caller: guest, query: { ...plainItemQuery, search_text: 'кружка небывалая' } }),
      2,
    );
    expect(plan.match(/Index Scan on items_search/g)).toHaveLength(2);
  });

  it('what has most of the words off the index of words too', async () => {
    const plan = await planOf(
      (deps) => listItems(deps, { caller: guest, query: { ...plainItemQuery, search_text: '1717 небывалая' } }),
      10,
    );
    const inPart = plan.slice(plan.lastIndexOf('CTE found'));
    expect(inPart).toContain('CTE best');
    expect(inPart).toContain('Index Scan on items_search');
  });

  const staff = { id: 1, customerType: 'retail', flags: new Set(['get_strange_orders'] as const) } as const;

  /** The shop has no purchases: their empty table is read whole for the name of a line's purchase. */
  const fullScan = /Seq Scan on (?!purchases)/;

  it('a page of the audit off its index, and whether each entry was changed since off that of its record', async () => {
    await db.orm.execute(sql`insert into audit_entries (shop_id, at, entity, record_id, action, label, before, after)
      select 1, now(), 'item', n % 500, 'changed', 'Ваза', '{"is_new": true}', '{"is_new": false}'
        from generate_series(1, 5000) n`);
    await db.orm.execute(sql`analyze audit_entries`);
    const plan = await planOf((deps) =>
      listAudit(deps, { caller: { ...guest, customer: staff }, query: { page: 1, limit: 24 } }),
    );
    const ofPage = plan.slice(plan.indexOf('Limit'));
    expect(ofPage).toContain('Index Scan using audit_entries_newest');
    expect(ofPage).toContain('Index Scan using audit_entries_record on audit_entries later');
    expect(ofPage).not.toContain('Seq Scan on audit_entries');
  });

  const linesQuery = {
    search_text: '',
    unpriced: false,
    unsent: false,
    order_by: 'newest',
    page: 1,
    limit: 24,
  } as const;

  it.each([
    ['newest', 'order_lines_(?:newest|pkey)'],
    ['-description', 'order_lines_by_description'],
    ['price', 'order_lines_by_price'],
    ['-sum', 'order_lines_by_sum'],
    ['state', 'order_lines_by_state'],
    ['customer', 'order_lines_order'],
  ] as const)('a page of the lines of all orders by %s off an index', async (orderBy, index) => {
    const plan = await planOf((deps) =>
      listOrderLines(deps, {
        caller: { ...guest, customer: staff },
        query: { ...linesQuery, order_state: ['created', 'accepted'], order_by: orderBy },
      }),
    );
    const ofPage = plan.slice(plan.lastIndexOf('InitPlan'));
    expect(ofPage).toMatch(new RegExp(`Index Scan (Backward )?using ${index}`));
    expect(ofPage).not.toMatch(fullScan);
  });

  it('the lines of few orders off the index of their orders, and counts them off it', async () => {
    const plan = await planOf((deps) =>
      listOrderLines(deps, {
        caller: { ...guest, customer: staff },
        query: { ...linesQuery, order_state: ['created'], customer_id: 7 },
      }),
    );
    expect(plan.match(/using order_lines_order/g)).toHaveLength(2);
    expect(plan).not.toMatch(fullScan);
  });

  it('the lines and the orders that have a rare text off the indexes of names and people', async () => {
    const caller = { ...guest, customer: staff };
    const query = { ...linesQuery, order_state: ['created', 'accepted'], search_text: 'ваза дымчатая 126' } as const;
    const ofLines = await planOf((deps) =>
      listOrderLines(deps, { caller, query: { ...query, order_state: [...query.order_state] } }),
    );
    const ofOrders = await planOf((deps) =>
      listPlacedOrders(deps, { caller, query: { ...query, scope: 'shop', owing: false, order_by: 'newest' } }),
    );
    for (const plan of [ofLines, ofOrders]) {
      expect(plan.match(/Index Scan on order_lines_names/g)).toHaveLength(1);
      expect(plan.match(/customers_by_(first|last)_name/g)).toHaveLength(2);
      expect(plan).not.toContain('Seq Scan on order_lines');
    }
  });

  it("the shop's orders off their index", async () => {
    const query = {
      scope: 'shop',
      search_text: '',
      owing: false,
      order_by: 'newest',
      page: 1,
      limit: 24,
    } as const;
    const plan = await planOf((deps) => listPlacedOrders(deps, { caller: { ...guest, customer: staff }, query }));
    expect(plan).toMatch(/Index Scan (Backward )?using placed_orders/);
  });

  it('the day of the shop off indexes', async () => {
    await db.orm.execute(sql`insert into payments
      (shop_id, customer_id, kind, amount, way, state, created_at, decided_at)
      select shop_id, id, 'top_up', 100, 'sbp', 'F', timestamptz '2026-11-21' - n * interval '6 hours',
        timestamptz '2026-11-21' - n * interval '5 hours'
        from customers, generate_series(1, 20) n`);
    await db.orm.execute(sql`insert into balance_entries (shop_id, customer_id, kind, amount, balance)
      select shop_id, id, 'correction', 100, 100 from customers, generate_series(1, 20)`);
    for (const table of ['payments', 'balance_entries']) await db.orm.execute(sql.raw(`analyze ${table}`));
    const flags = new Set(['get_strange_orders', 'get_strange_balance_history', 'get_strange_payments'] as const);
    const plan = await planOf((deps) => getDay(deps, { caller: { ...guest, customer: { ...staff, flags } } }), 3);
    for (const index of ['placed_orders_created', 'placed_orders_state', 'customers_owing', 'payments_created'])
      expect(plan).toContain(`using ${index} `);
    expect(plan).not.toMatch(/Seq Scan on (placed_orders|payments|customers|balance_entries)/);
  });

  it('the payments of a shift off the index of decisions', async () => {
    const flags = new Set(['get_strange_payments'] as const);
    const query = { since: '2026-11-20', until: '2026-11-20', by_decision: true, search_text: '' };
    const plan = await planOf((deps) =>
      getPaymentsTotal(deps, { caller: { ...guest, customer: { ...staff, flags } }, query }),
    );
    expect(plan).toContain('payments_decided');
    expect(plan).not.toContain('Seq Scan on payments');
  });

  it('the figures of the day off indexes', async () => {
    const flags = new Set(['get_strange_orders', 'get_strange_payments', 'get_purchase', 'edit_item'] as const);
    const plan = await planOf(
      (deps) => getDayFigures(deps, { caller: { ...guest, customer: { ...staff, flags } } }),
      6,
    );
    for (const index of ['payments_decided', 'placed_orders_created', 'placed_orders_state'])
      expect(plan).toContain(`using ${index} `);
    expect(plan).not.toMatch(/Seq Scan on (placed_orders|payments)/);
  });
});
