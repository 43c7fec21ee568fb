import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '#server/db/engine/open.ts';
import { seedLargeShop } from '#server/demo/seeding/large-shop.ts';
import { migrate } from '#tests/support/server/migrate.ts';
import type { BenchOptions } from '../options.ts';
import { startShop } from '../start.ts';
import { type Times, timed, timesOf } from '../times.ts';

/** What shoppers and crawlers read, and after which change it is read. */
export interface GrowthFigure {
  read: string;
  /** `price`: what costs what has changed. `listing`: which items there are has changed, too. */
  after: 'price' | 'listing';
  few: Times;
  many: Times;
}

const FEW = 10_000;
const MANY = 100_000;
const ORDERS = 1_000;

const search = (text: string): string => `/api/item/list/?limit=24&search_text=${encodeURIComponent(text)}`;

/** `CATEGORY` is one of the shop's. */
const addresses: Readonly<Record<string, string>> = {
  list: '/api/item/list/?limit=24',
  'list, page 20': '/api/item/list/?limit=24&page=20',
  'list by price': '/api/item/list/?limit=24&order_by=price',
  category: '/api/item/list/?limit=24&category_id=CATEGORY',
  'range of prices': '/api/item/list/?limit=24&price_min=1000&price_max=2000',
  reduced: '/api/item/list/?limit=24&discount=true',
  new: '/api/item/list/?limit=24&is_new=true',
  'search of many': search('керамик'),
  'search of two words': search('кружка синяя'),
  'search of few': search('кружка 4321'),
  'counts of categories': '/api/item/total/',
  'counts in a range of prices': '/api/item/total/?price_min=1000&price_max=2000',
  'counts of a search': `/api/item/total/?search_text=${encodeURIComponent('кружка синяя')}`,
  categories: '/api/category/',
  sitemap: '/sitemap.xml',
};

/** Tells of a change without making one, so that all that is kept is made again. */
const tellChange = (db: Database, after: GrowthFigure['after']) =>
  db.orm.execute(sql`insert into catalogue_changes (shop_id, listing_changes)
    select min(id), ${after === 'listing' ? 1 : 0}::int from shops`);

async function measureAt(
  folder: string,
  databaseUrl: string,
  items: number,
  turns: number,
): Promise<Record<GrowthFigure['after'], Record<string, Times>>> {
  await mkdir(folder, { recursive: true });
  const db = await openDatabase({ databaseUrl, dataDir: null });
  await migrate(db);
  const { categoryIds } = await seedLargeShop(db, { items, orders: ORDERS });
  const app = await startShop(folder, databaseUrl, { NODE_ENV: 'production' });
  const times: Record<GrowthFigure['after'], Record<string, Times>> = { price: {}, listing: {} };
  try {
    for (const [name, address] of Object.entries(addresses)) {
      const url = app.url + address.replace('CATEGORY', String(categoryIds[3] ?? 0));
      for (const after of ['price', 'listing'] as const) {
        const all: number[] = [];
        for (let turn = 0; turn < turns; turn += 1) {
          await tellChange(db, after);
          all.push(await timed(url));
        }
        // The first ones warm up.
        times[after][name] = timesOf(all.slice(Math.ceil(turns / 10)));
      }
    }
    return times;
  } finally {
    await app.stop();
    await db.close();
  }
}

/** Measures what is read anew after a change in a shop of few items and in one of many; databases are empty ones. */
export async function measureGrowth(
  folder: string,
  createDatabase: (name: string) => Promise<string>,
  { listTurns }: BenchOptions,
): Promise<GrowthFigure[]> {
  const [few, many] = [
    await measureAt(join(folder, 'few'), await createDatabase('bench_few_items'), FEW, listTurns),
    await measureAt(join(folder, 'many'), await createDatabase('bench_many_items'), MANY, listTurns),
  ];
  const none: Times = { p50: Number.NaN, p95: Number.NaN };
  return (['price', 'listing'] as const).flatMap((after) =>
    Object.keys(addresses).map((read) => ({
      read,
      after,
      few: few[after][read] ?? none,
      many: many[after][read] ?? none,
    })),
  );
}
