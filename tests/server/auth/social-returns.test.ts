import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits, shops } from '#server/db/schema.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { SocialNetwork } from '#tests/support/server/social-network.ts';
import { SocialBrowser } from '#tests/support/browser/social.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

const minute = 60_000;

describeOnEachEngine('the way to a network and back', (engine) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let network: SocialNetwork;
  let app: TestApp;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    shop = await SmallShop.open(db, { isDemo: false });
    network = await SocialNetwork.open();
    app = await TestApp.open(shop, { env: { ...network.env, TRUST_PROXY: 'on' } });
  });
  afterAll(async () => {
    await app.close();
    await network.close();
    await db.close();
  });

  it('allows a hundred returns from networks an hour for one address', async () => {
    await db.orm.delete(rateLimits);
    const comeBackFrom = async (address: string) => {
      const browser = new SocialBrowser(app, 'vk-oauth2', { 'x-forwarded-for': address });
      return (await browser.comeBack(await network.visit(await browser.start()))).search;
    };
    expect(await comeBackFrom('2001:db8:1:2::1')).toContain('code=');
    await db.orm.update(rateLimits).set({ points: 99 }).where(like(rateLimits.key, 'return:%'));
    expect(await comeBackFrom('2001:db8:1:2::2')).toContain('code=');
    const asked = network.asked.length;
    expect(await comeBackFrom('2001:db8:1:2::3')).toBe('?error=failed');
    // Its page alone.
    expect(network.asked).toHaveLength(asked + 1);
    expect(await comeBackFrom('2001:db8:1:3::1')).toContain('code=');
    shop.clock.pass(60 * minute);
    expect(await comeBackFrom('2001:db8:1:2::3')).toContain('code=');
  });

  it('warns the operator that networks refuse a redirect to plain http', async () => {
    const warned = async (headers: Record<string, string>, site = app) => {
      const before = site.logged.length;
      await site.get('/api/auth/token/?provider=vk-oauth2', { headers });
      return site.logged
        .slice(before)
        .filter((line) => line.includes('"level":40') && line.includes('X-Forwarded-Proto')).length;
    };
    expect(await warned({})).toBe(1);
    expect(await warned({ 'x-forwarded-proto': 'https' })).toBe(0);
    await db.orm.update(shops).set({ host: null }).where(eq(shops.id, shop.shopId));
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80'])
      expect([host, await warned({ host })]).toEqual([host, 0]);
    expect(await warned({ host: 'localhost.test' })).toBe(1);
    await db.orm.update(shops).set({ host: app.host }).where(eq(shops.id, shop.shopId));
    const demo = await TestApp.open(await SmallShop.open(db));
    expect(await warned({}, demo)).toBe(0);
    await demo.close();
  });

  it('redirects a popup with an invalid return to a page, and never answers it with JSON', async () => {
    const urls = [
      `vk-oauth2/?code=${'a'.repeat(2_001)}&state=b`,
      'vk-oauth2/?code=a&code=b&state[]=c',
      'vk-oauth2/?error=%00',
      'vk-oauth2/',
    ];
    for (const url of urls) {
      const { status, headers } = await app.get(`/api/auth/callback/${url}`);
      expect([url, status, headers['location'], headers['cross-origin-opener-policy']]).toEqual([
        url,
        302,
        '/social-login/?error=failed',
        'unsafe-none',
      ]);
    }
    const nowhere = await app.get('/api/auth/callback/vk-oauth2/?code=a&state=b', {
      headers: { host: 'nowhere.test' },
    });
    expect(nowhere.headers['location']).toBe('/social-login/?error=failed');
  });

  it('redirects it there after an internal error, and logs the error', async () => {
    const browser = new SocialBrowser(app, 'vk-oauth2');
    const back = await network.visit(await browser.start());
    await db.orm.execute(sql`alter table social_codes rename to gone`);
    expect((await browser.comeBack(back)).search).toBe('?error=failed');
    await db.orm.execute(sql`alter table gone rename to social_codes`);
    const told = app.logged.filter((line) => line.includes('social_codes'));
    expect(told.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([50]);
  });

  it('asks for a request id where the provider is the phone', async () => {
    expect(await app.get('/api/auth/token/?provider=phone&code=1234')).toMatchObject({
      status: 422,
      body: { fields: { request_id: 'Это поле не может быть пустым.' } },
    });
  });
});
