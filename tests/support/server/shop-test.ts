import { describe, test } from 'vitest';
import { freshDatabase, type TestDatabase } from './database.ts';
import { describeOnEachEngine, describeServer, hasEngine, type Engine } from './engines.ts';
import { SmallShop } from './small-shop.ts';
import { TestApp } from './test-app.ts';

/** A small shop on a database of its own. */
interface Stock {
  db: TestDatabase;
  shop: SmallShop;
}

/** A small shop with the server over it. */
interface Site extends Stock {
  app: TestApp;
}

async function openStock(engine: Engine): Promise<Stock> {
  const db = await freshDatabase(engine);
  return { db, shop: await SmallShop.open(db) };
}

const itOn = (engine: Engine) =>
  test
    .extend('engine', { scope: 'file' }, engine)
    /** A small shop that the tests of a file share. */
    .extend('stock', { scope: 'file' }, async ({ engine: on }, { onCleanup }): Promise<Stock> => {
      const stock = await openStock(on);
      onCleanup(() => stock.db.close());
      return stock;
    })
    /** The same shop with the server over it. */
    .extend('site', { scope: 'file' }, async ({ stock }, { onCleanup }): Promise<Site> => {
      const app = await TestApp.open(stock.shop);
      onCleanup(() => app.close());
      return { ...stock, app };
    })
    /** A shop with a server for one test, which may break them. */
    .extend('ownSite', async ({ engine: on }, { onCleanup }): Promise<Site> => {
      const stock = await openStock(on);
      const app = await TestApp.open(stock.shop);
      onCleanup(async () => {
        await app.close();
        await stock.db.close();
      });
      return { ...stock, app };
    });

const its = { pglite: itOn('pglite'), postgres: itOn('postgres') };

/** A test with the fixtures of a small shop. */
export type ShopTest = (typeof its)[Engine];

/** Declares tests with a small shop as fixtures, once a file, since they share it. See `describeServer`. */
export function describeShop(name: string, declare: (it: ShopTest, engine: Engine) => void): void {
  describeServer(name, (engine) => declare(its[engine], engine));
}

/** The same for each engine: what sorts or searches texts, locks, encodes, or sends many statements in little time. */
export function describeShopOnEachEngine(name: string, declare: (it: ShopTest, engine: Engine) => void): void {
  describeOnEachEngine(name, (engine) => declare(its[engine], engine));
}

/** The same on PostgreSQL alone, for what two connections do to each other: PGlite has one. */
export function describeShopOnPostgres(name: string, declare: (it: ShopTest) => void): void {
  describe.runIf(hasEngine('postgres'))(`${name} on postgres`, () => declare(its.postgres));
}

/** The same on PGlite alone, for what doesn't depend on the engine. */
export function describeShopOnPglite(name: string, declare: (it: ShopTest) => void): void {
  describe(`${name} on pglite`, () => declare(its.pglite));
}
