import { eq, sql } from 'drizzle-orm';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { items, shops } from '#server/db/schema.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

const built = {
  client: resolve('dist/client'),
  drawing: pathToFileURL(resolve('dist/pages/worker.js')),
  env: { DRAW_WITHIN_MS: '60000' },
};

describeOnEachEngine('a drawn page that is sent again', (engine) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;
  let other: TestApp;
  let cup: number;
  const ask = (from: TestApp, path: string, headers: Record<string, string> = {}) =>
    from.get(path, { headers: { accept: 'text/html', ...headers } });
  const pricesIn = ({ bytes }: { bytes: Buffer }): string[] => {
    const shown = bytes.toString().replaceAll('\u{A0}', ' ');
    return ['1 290 ₽', '1 190 ₽', '990 ₽'].filter((price) => shown.includes(`>${price}<`));
  };

  beforeAll(async () => {
    db = await freshDatabase(engine);
    shop = await SmallShop.open(db);
    [app, other] = [await TestApp.open(shop, built), await TestApp.open(shop, built)];
    cup = await shop.item({ name: 'Чашка', retailPrice: 129_000 });
    return async () => {
      await Promise.all([app.close(), other.close()]);
      await db.close();
    };
  });

  it('has a changed price at the next request, in the list and on its page, on any process', async () => {
    const paths = ['/catalog/', `/item/${cup}/`];
    const all = async () => {
      const documents = await Promise.all([app, other].flatMap((from) => paths.map((path) => ask(from, path))));
      return documents.map(pricesIn);
    };
    expect(await all()).toEqual(Array.from({ length: 4 }, () => ['1 290 ₽']));
    await db.orm.update(items).set({ retailPrice: 119_000 }).where(eq(items.id, cup));
    expect(await all()).toEqual(Array.from({ length: 4 }, () => ['1 190 ₽']));
  });

  it('is not sent to who has it, and is once the shop has another name', async () => {
    const { headers } = await ask(app, '/catalog/');
    const again = () => ask(app, '/catalog/', { 'if-none-match': String(headers['etag']) });
    expect(await again()).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
    await db.orm.update(shops).set({ name: 'Лавка у моста' }).where(eq(shops.id, shop.shopId));
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(changed.bytes.toString()).toContain('<title>Каталог — Лавка у моста</title>');
  });

  it('is drawn as soon as its head can be read again', async () => {
    const isDrawn = async (path: string) => (await ask(app, path)).bytes.toString().includes('id="page-data"');
    expect(await isDrawn('/catalog/')).toBe(true);
    // What the page is drawn from is kept; its head is read from the database.
    await db.orm.execute(sql`alter table info_pages rename to lost_pages`);
    expect(await isDrawn('/catalog/?page=1')).toBe(false);
    await db.orm.execute(sql`alter table lost_pages rename to info_pages`);
    expect(await isDrawn('/catalog/?page=1')).toBe(true);
  });

  it('says that an item is missing, until it comes', async () => {
    const hidden = await shop.item({ name: 'Пиала', retailPrice: 99_000, isHidden: true });
    const path = `/item/${hidden}/`;
    expect((await ask(app, path)).status).toBe(404);
    await db.orm.update(items).set({ isHidden: false }).where(eq(items.id, hidden));
    const found = await ask(app, path);
    expect([found.status, pricesIn(found)]).toEqual([200, ['990 ₽']]);
  });
});
