import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { shops } from '#server/db/schema.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

type ItemList = components['schemas']['ItemList'];

const showTo = ({ db, shopId }: SmallShop, tradePricesShownTo: 'wholesale' | 'everyone') =>
  db.orm.update(shops).set({ tradePricesShownTo }).where(eq(shops.id, shopId));

describeShop('who sees trade prices', (it) => {
  it('is a setting of the shop, and a change of it counts at the next call', async ({ ownSite: { app, shop } }) => {
    const id = await shop.item({ retailPrice: 50_000, tradePrice: 27_777 });
    const seen = async () => [
      (await app.get<ItemList>('/api/item/list/')).body.result[0]?.trade_price,
      (await app.get<ItemList>('/api/item/list/?search_text=чашка')).body.result[0]?.trade_price,
      (await app.get<components['schemas']['Item']>(`/api/item/${id}/`)).body.trade_price,
    ];
    expect(await seen()).toEqual([null, null, null]);
    await showTo(shop, 'everyone');
    expect(await seen()).toEqual([277.77, 277.77, 277.77]);
    await showTo(shop, 'wholesale');
    expect(await seen()).toEqual([null, null, null]);
  });

  it("is not another shop's setting", async ({ ownSite: { app, shop, db } }) => {
    await shop.item({ tradePrice: 27_777 });
    await db.orm.insert(shops).values({ name: 'Другая', host: 'other.test', tradePricesShownTo: 'everyone' });
    const { body } = await app.get<ItemList>('/api/item/list/');
    expect(body.result[0]?.trade_price).toBeNull();
  });

  it('is heeded by what browsers and proxies keep', async ({ ownSite: { app, shop } }) => {
    await shop.item({ retailPrice: 50_000, tradePrice: 27_777 });
    const token = await app.tokenOf(await shop.customer({ type: 'wholesale' }));
    const paid = await app.get<ItemList>('/api/item/list/', { token });
    expect(paid.body.result[0]).toMatchObject({ trade_price: 277.77, price: 277.77 });
    expect(paid.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'authorization' });
    const asGuest = await app.get<ItemList>('/api/item/list/', {
      headers: { 'if-none-match': String(paid.headers['etag']) },
    });
    expect([asGuest.status, asGuest.body.result[0]?.trade_price]).toEqual([200, null]);
    expect((await app.get(`/api/item/${paid.body.result[0]?.id}/`, { token })).headers['cache-control']).toBe(
      'no-store',
    );
  });

  it('leaves the page that crawlers read without them, even where everyone may see them', async ({
    ownSite: { shop },
  }) => {
    const client = await mkdtemp(join(tmpdir(), 'shop-client-'));
    await mkdir(join(client, 'assets'));
    await writeFile(join(client, 'index.html'), '<!doctype html><head><title>Магазин</title></head>');
    const app = await TestApp.open(shop, { client });
    const id = await shop.item({ retailPrice: 50_000, tradePrice: 27_777 });
    await showTo(shop, 'everyone');
    const token = await app.tokenOf(await shop.customer({ type: 'wholesale' }));
    const { payload } = await app.app.inject({
      url: `/item/${id}/`,
      headers: { host: app.host, accept: 'text/html', authorization: `Bearer ${token}` },
    });
    await app.close();
    await rm(client, { recursive: true });
    expect(payload).toContain('"price":"500.00"');
    expect(payload).not.toContain('277.77');
  });
});
