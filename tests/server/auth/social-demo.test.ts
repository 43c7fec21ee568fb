import { expect } from 'vitest';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { SocialBrowser } from '#tests/support/browser/social.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

const provider = 'vk-oauth2';

describeShop('the simulated network of demo mode', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;

  it.beforeAll(({ site }) => {
    ({ db, shop, app } = site);
  });

  const pathOf = (href: string) => href.replace(/^http:\/\/[^/]+/, '');
  /** What the page sends after this answer has been pressed. */
  const press = async (browser: SocialBrowser, answer: 'allow' | 'refuse', name = 'Анна Смирнова') => {
    const page = pathOf(await browser.start());
    const form = new URLSearchParams({ answer, name });
    return String((await browser.open(`${page}&${form.toString()}`)).headers['location']);
  };
  const signIn = async (name: string) => {
    const browser = new SocialBrowser(app, provider);
    const code = (await browser.comeBack(await press(browser, 'allow', name))).searchParams.get('code');
    const { token = '' } = (await browser.exchange(code)).body;
    return (await app.get<{ id: number }>('/api/customers/current/', { token })).body;
  };

  it('asks for a name and for consent, and can be read by the page that opened it', async () => {
    const browser = new SocialBrowser(app, provider);
    const href = await browser.start();
    expect(href).toMatch(new RegExp(`^http://${app.host}/demo/social-login/\\?`));
    const { payload, headers } = await app.app.inject({ url: pathOf(href), headers: { host: app.host } });
    expect(payload).toContain('Вход через ВКонтакте');
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'unsafe-none', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('signs a person in by name, the same name as the same person', async () => {
    const first = await signIn('Вера  Ильинична Котова');
    expect(first).toMatchObject({ user: { first_name: 'Вера', last_name: 'Ильинична Котова' } });
    expect((await signIn('вера  ильинична котова')).id).toBe(first.id);
    expect((await signIn('Пётр')).id).not.toBe(first.id);
  });

  it('redirects back after a refusal', async () => {
    const browser = new SocialBrowser(app, provider);
    expect((await browser.comeBack(await press(browser, 'refuse'))).search).toBe('?error=access_denied');
  });

  it('asks again where no name was given', async () => {
    const browser = new SocialBrowser(app, provider);
    const page = pathOf(await browser.start());
    expect((await browser.open(`${page}&answer=allow&name=%20`)).status).toBe(200);
  });

  it('refuses a consent to another request, or one that its page has not written', async () => {
    const [browser, other] = [new SocialBrowser(app, provider), new SocialBrowser(app, provider)];
    const leave = new URL(await press(other, 'allow'), 'http://shop.test').searchParams.get('code') ?? '';
    const own = new URL(await press(browser, 'allow'), 'http://shop.test');
    for (const code of [
      leave,
      'nonsense',
      Buffer.from('7').toString('base64url'),
      Buffer.from('["a"]').toString('base64url'),
    ]) {
      const again = new SocialBrowser(app, provider);
      again.cookie = browser.cookie;
      own.searchParams.set('code', code);
      expect((await again.comeBack(own)).search).toBe('?error=failed');
    }
  });

  it('escapes everything that it shows of an address', async () => {
    const { payload } = await app.app.inject({
      url: '/demo/social-login/?provider=vk-oauth2&state="><script>&challenge=a',
      headers: { host: app.host },
    });
    expect(payload).not.toContain('<script>');
    const end = await app.app.inject({ url: '/social-login/?error="><script>', headers: { host: app.host } });
    expect(end.payload).toContain('Не удалось авторизоваться');
    expect(end.payload).not.toContain('<script>');
  });

  it('answers nothing out of demo mode', async () => {
    const page = pathOf(await new SocialBrowser(app, provider).start());
    const production = await TestApp.open(shop, { env: { DEMO: 'off' } });
    const real = await TestApp.open(await SmallShop.open(db, { isDemo: false }));
    for (const closed of [production, real]) {
      expect((await closed.get(page)).status).toBe(404);
      expect((await closed.get('/api/auth/token/?provider=vk-oauth2')).status).toBe(404);
      expect((await closed.get('/api/retail/current/')).body).toMatchObject({ social_providers: [] });
      await closed.close();
    }
  });

  it('ends on a page that says so', async () => {
    const read = async (search: string) =>
      app.app.inject({ url: `/social-login/${search}`, headers: { host: app.host } });
    expect((await read('?code=abc')).payload).toContain('Вход выполнен. Это окно можно закрыть.');
    expect((await read('?error=access_denied')).payload).toContain('Вы не разрешили вход.');
    for (const search of ['', '?code=', '?code=abc&error=failed', '?code[]=abc'])
      expect((await read(search)).payload).toContain('Не удалось авторизоваться.');
    expect((await read('')).headers['cross-origin-opener-policy']).toBe('unsafe-none');
  });
});
