import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { shops } from '#server/db/schema.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

interface Refusal {
  code: string;
}

describeShop('the shop of a host', (it) => {
  it('refuses what is no host, even where a shop answers for any', async ({ ownSite }) => {
    await ownSite.db.orm.update(shops).set({ host: null });
    for (const host of ['a b', 'a/b', 'a@b', '[::1', 'a:99999999', 'a?b', 'a%b', 'a"b', ':80'])
      for (const path of [
        '/api/auth/token/?provider=vk-oauth2',
        '/api/item/list/',
        '/api/intermediary/',
        '/no/page',
        '/robots.txt',
      ])
        expect(await ownSite.app.get<Refusal>(path, { headers: { host } })).toMatchObject({
          status: 400,
          body: { code: 'bad_request' },
        });
    for (const host of ['лавка.рф', 'xn--80aaf.xn--p1ai:3000', '127.0.0.1:80', '[::1]:3000', 'shop_1'])
      expect((await ownSite.app.get('/api/retail/current/', { headers: { host } })).status).toBe(200);
  });

  it('finds no shop at an unknown host', async ({ site: { app } }) => {
    const headers = { host: 'strange.example' };
    for (const path of ['retail/current', 'item/list', 'category', 'cart']) {
      expect(await app.get(`/api/${path}/`, { headers })).toMatchObject({
        status: 404,
        body: { code: 'shop_not_found' },
      });
    }
  });

  it('finds the shop with its port or without', async ({ site: { app } }) => {
    expect(
      (await app.get('/api/retail/current/', { headers: { host: `${app.host.toUpperCase()}:8080` } })).status,
    ).toBe(200);
  });

  it('finds a shop at its new host within ten seconds', async ({ site: { db } }) => {
    const moved = await SmallShop.open(db);
    const its = await TestApp.open(moved);
    const statusAt = async (host: string) => (await its.get('/api/retail/current/', { headers: { host } })).status;
    expect(await statusAt(its.host)).toBe(200);
    const host = `${randomUUID()}.test`;
    await db.orm.update(shops).set({ host }).where(eq(shops.id, moved.shopId));
    moved.clock.pass(10_000);
    expect(await statusAt(its.host)).toBe(404);
    expect(await statusAt(host)).toBe(200);
    await its.close();
  });
});
