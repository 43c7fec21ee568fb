import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteCustomer } from '#server/db/repositories/customer/deletion.ts';
import { customers, socialCodes, socialIdentities, tokens } from '#server/db/schema.ts';
import { socialProviders } from '#server/ports/social-login.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { SocialNetwork } from '#tests/support/server/social-network.ts';
import { SocialBrowser } from '#tests/support/browser/social.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

const minute = 60_000;

describeOnEachEngine('signing in through a network', (engine) => {
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

  const getCurrent = async (token = '') => (await app.get<{ id: number }>('/api/customers/current/', { token })).body;

  it('is offered by a shop for the networks that it is known to', async () => {
    expect((await app.get('/api/retail/current/')).body).toMatchObject({ social_providers: [...socialProviders] });
    const unknown = await TestApp.open(shop, { env: { VK_CLIENT_ID: '51000001' } });
    expect((await unknown.get('/api/retail/current/')).body).toMatchObject({ social_providers: ['vk-oauth2'] });
    for (const url of [
      '/api/auth/token/?provider=odnoklassniki-oauth2',
      '/api/auth/token/?provider=odnoklassniki-oauth2&code=abcd',
    ]) {
      expect((await unknown.get(url)).status).toBe(404);
    }
    expect((await unknown.get('/api/auth/callback/odnoklassniki-oauth2/?code=1&state=2')).headers).toMatchObject({
      location: '/social-login/?error=failed',
    });
    await unknown.close();
  });

  describe.each(socialProviders)('%s', (provider) => {
    let browser: SocialBrowser;
    let people = 0;

    beforeEach(() => {
      browser = new SocialBrowser(app, provider);
      people += 1;
      network.person = { id: String(9_000 + people), firstName: 'Ольга', lastName: 'Берг' };
    });

    /** From the button to the address that the page reads off the popup. */
    const go = async () => browser.comeBack(await network.visit(await browser.start()));
    const signIn = async () => (await browser.exchange((await go()).searchParams.get('code'))).body.token;

    it('creates the customer the first time, and finds them the second', async () => {
      const first = await getCurrent(await signIn());
      expect(first).toMatchObject({
        user: { first_name: 'Ольга', last_name: 'Берг' },
        phone: null,
        balance: 0,
        permissions: [],
        is_intermediary: false,
      });
      network.person = { ...network.person, firstName: 'Хельга' };
      browser = new SocialBrowser(app, provider);
      expect(await getCurrent(await signIn())).toEqual(first);
    });

    it('makes one customer of two first sign-ins at once', async () => {
      const others = [browser, new SocialBrowser(app, provider)];
      const backs = await Promise.all(
        others.map(async (other) => ({ other, back: await network.visit(await other.start()) })),
      );
      const ends = await Promise.all(backs.map(({ other, back }) => other.comeBack(back)));
      expect(ends.every((end) => end.searchParams.has('code'))).toBe(true);
      const known = await db.orm.select().from(socialIdentities).where(eq(socialIdentities.subject, network.person.id));
      expect(known.filter((identity) => identity.provider === provider)).toHaveLength(1);
    });

    it('stores only hashes of codes and tokens, and sends an HttpOnly cookie', async () => {
      const { headers } = await browser.open(`/api/auth/token/?provider=${provider}`);
      expect(String(headers['set-cookie'])).toMatch(
        /^social-login=[\w.-]+; Path=\/api\/auth\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
      );
      expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
      const secure = new SocialBrowser(app, provider, { 'x-forwarded-proto': 'https' });
      const overHttps = await secure.open(`/api/auth/token/?provider=${provider}`);
      expect(String(overHttps.headers['set-cookie'])).toMatch(/; Secure$/);
      expect(String(overHttps.headers['location'])).toContain(
        `redirect_uri=${encodeURIComponent(`https://${app.host}/api/auth/callback/${provider}/`)}`,
      );

      const code = (await go()).searchParams.get('code') ?? '';
      const kept = JSON.stringify(await db.orm.select().from(socialCodes));
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(browser.cookie.split('back.')[1]);
      const { token = '' } = (await browser.exchange(code)).body;
      expect(JSON.stringify(await db.orm.select().from(tokens))).not.toContain(token);
      expect(app.logged.join('')).not.toContain(code);
    });

    it('redirects with access_denied when the person refuses', async () => {
      network.gives = false;
      expect((await go()).search).toBe('?error=access_denied');
      network.gives = true;
    });

    it('does not take an answer with another state, or in another browser', async () => {
      const back = await network.visit(await browser.start());
      const forged = new URL(back);
      forged.searchParams.set('state', 'a'.repeat(43));
      const asked = network.asked.length;
      expect((await browser.comeBack(forged)).search).toBe('?error=failed');
      expect((await new SocialBrowser(app, provider).comeBack(back)).search).toBe('?error=failed');
      expect(network.asked).toHaveLength(asked);
      // Neither of them has ended the sign-in that is under way.
      expect((await browser.comeBack(back)).searchParams.has('code')).toBe(true);
    });

    it('does not take an answer whose verifier is another than the one that was begun with', async () => {
      const back = await network.visit(await browser.start());
      browser.cookie = browser.cookie.replace(/[\w-]+$/, 'b'.repeat(43));
      expect((await browser.comeBack(back)).search).toBe('?error=failed');
      expect(app.logged.join('')).toContain('social login failed');
    });

    it('does not take the code of the network twice', async () => {
      const back = await network.visit(await browser.start());
      const pending = browser.cookie;
      expect((await browser.comeBack(back)).searchParams.has('code')).toBe(true);
      browser.cookie = pending;
      expect((await browser.comeBack(back)).search).toBe('?error=failed');
    });

    it('does not ask the network again about an answer that came already, and keeps the sign-in it began', async () => {
      const back = await network.visit(await browser.start());
      const again = new SocialBrowser(app, provider);
      again.cookie = browser.cookie;
      const code = (await browser.comeBack(back)).searchParams.get('code');
      const asked = network.asked.length;
      const { cookie } = again;
      for (let time = 0; time < 3; time += 1) expect((await again.comeBack(back)).search).toBe('?error=failed');
      shop.clock.pass(9 * minute);
      expect((await again.comeBack(back)).search).toBe('?error=failed');
      shop.clock.pass(-9 * minute);
      expect(network.asked).toHaveLength(asked);
      expect(again.cookie).toBe(cookie);
      expect((await browser.exchange(code)).status).toBe(200);
    });

    it('asks it about one answer of those that come at once', async () => {
      const back = await network.visit(await browser.start());
      const asked = network.asked.length;
      const others = Array.from({ length: 10 }, () =>
        Object.assign(new SocialBrowser(app, provider), { cookie: browser.cookie }),
      );
      const ends = await Promise.all(others.map((other) => other.comeBack(back)));
      expect(ends.filter((end) => end.searchParams.has('code'))).toHaveLength(1);
      // The code and the person.
      expect(network.asked).toHaveLength(asked + 2);
    });

    it('takes the code of our own once', async () => {
      const code = (await go()).searchParams.get('code');
      const { cookie } = browser;
      expect((await browser.exchange(code)).status).toBe(200);
      browser.cookie = cookie;
      expect(await browser.exchange(code)).toMatchObject({ status: 400, body: { code: 'social_code_dead' } });
    });

    it('gives one token for a code that is exchanged five times at once', async () => {
      const code = (await go()).searchParams.get('code');
      const { cookie } = browser;
      const tries = Array.from({ length: 5 }, () => {
        const same = new SocialBrowser(app, provider);
        same.cookie = cookie;
        return same.exchange(code);
      });
      expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    });

    it('takes it for sixty seconds', async () => {
      const inTime = (await go()).searchParams.get('code');
      shop.clock.pass(minute - 1);
      expect((await browser.exchange(inTime)).status).toBe(200);
      const late = (await go()).searchParams.get('code');
      shop.clock.pass(minute);
      expect((await browser.exchange(late)).body.code).toBe('social_code_dead');
    });

    it('takes it in the browser that it was given to, from its own network and in its own shop', async () => {
      const code = (await go()).searchParams.get('code');
      const stranger = new SocialBrowser(app, provider);
      expect((await stranger.exchange(code)).body.code).toBe('social_code_dead');
      stranger.cookie = `social-login=back.${'c'.repeat(43)}`;
      expect((await stranger.exchange(code)).body.code).toBe('social_code_dead');
      const elsewhere = new SocialBrowser(app, socialProviders.find((other) => other !== provider) ?? '');
      elsewhere.cookie = browser.cookie;
      expect((await elsewhere.exchange(code)).body.code).toBe('social_code_dead');
      const otherApp = await TestApp.open(await SmallShop.open(db, { isDemo: false }), { env: network.env });
      const inOtherShop = new SocialBrowser(otherApp, provider);
      inOtherShop.cookie = browser.cookie;
      expect((await inOtherShop.exchange(code)).body.code).toBe('social_code_dead');
      await otherApp.close();
      expect((await browser.exchange(code)).status).toBe(200);
    });

    it('does not let in a customer who was deleted, neither on the way back nor after it', async () => {
      const { id } = await getCurrent(await signIn());
      const again = (await go()).searchParams.get('code');
      await db.orm.update(customers).set({ deletedAt: shop.clock.now() }).where(eq(customers.id, id));
      expect(await browser.exchange(again)).toMatchObject({ status: 403, body: { code: 'customer_deleted' } });
      expect((await go()).search).toBe('?error=failed');
    });

    it('gives a customer who was deleted and recovered no code of before', async () => {
      const { id } = await getCurrent(await signIn());
      const code = (await go()).searchParams.get('code');
      const deletion = { shopId: shop.shopId, id, now: shop.clock.now() };
      await db.transaction((transaction) => deleteCustomer(transaction, deletion));
      await db.orm.update(customers).set({ deletedAt: null }).where(eq(customers.id, id));
      expect((await browser.exchange(code)).body.code).toBe('social_code_dead');
    });

    it('finds no customer of another shop', async () => {
      const { id } = await getCurrent(await signIn());
      const otherShop = await SmallShop.open(db, { isDemo: false });
      const otherApp = await TestApp.open(otherShop, { env: network.env });
      browser = new SocialBrowser(otherApp, provider);
      const token = await signIn();
      const { body } = await otherApp.get<{ id: number }>('/api/customers/current/', {
        ...(token !== undefined && { token }),
      });
      expect(body.id).not.toBe(id);
      await otherApp.close();
    });

    it('removes control characters from names and limits their length', async () => {
      network.person = { ...network.person, firstName: `О\u0000ля${'я'.repeat(200)}`, lastName: '  Берг\u0007 ' };
      const person = await getCurrent(await signIn());
      expect(person).toMatchObject({ user: { first_name: `Оля${'я'.repeat(97)}`, last_name: 'Берг' } });
    });
  });
});
