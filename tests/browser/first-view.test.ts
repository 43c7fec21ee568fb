import { describe, expect } from 'vitest';
import { deferred } from '#tests/support/deferred.ts';
import { it } from '#tests/support/browser/it.ts';
import { watchShifts } from '#tests/support/browser/shifts.ts';
import { narrow, openVisit, untilAlive, type Visit, widths } from '#tests/support/browser/visit.ts';

declare global {
  interface Window {
    areAlive?: boolean[];
  }
}

const WHOLESALER = '9000000004';
const addresses = ['/', '/catalog/', '/catalog/?search=%D1%87%D0%B0%D0%B9&page=2', '/item/1/', '/no-such-page/'];
const places = [
  { timezoneId: 'Asia/Vladivostok', locale: 'ru-RU' },
  { timezoneId: 'America/New_York', locale: 'en-US' },
  { timezoneId: 'Europe/Moscow', locale: 'de-DE' },
] as const;

/** What the page asked the API for. */
function listenForCalls({ page }: Visit): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

/** Holds the page's own script until it is released: the page is drawn, and not alive. */
async function holdScript(page: Visit['page']): Promise<() => void> {
  const held = deferred<void>();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}

describe('a drawn page', () => {
  for (const [index, path] of addresses.entries()) {
    for (const view of widths) {
      const place = places[(index + (view.width === 360 ? 0 : 1)) % places.length] ?? places[0];
      it(`is taken over as it is: ${path}, ${view.width} px, ${place.timezoneId}`, async ({ browser, shop }) => {
        const visit = await openVisit(browser, shop.url, view, { path: null, device: place });
        visit.allow(/404/);
        const calls = listenForCalls(visit);
        await visit.page.addInitScript(watchShifts);
        // React throws what the server has drawn away, and says so, where its own first view differs.
        await visit.page.goto(`${shop.url}${path}`);
        await untilAlive(visit.page);
        await visit.page.waitForLoadState('networkidle');
        expect(visit.problems()).toEqual([]);
        expect(await visit.page.evaluate(() => window.shifted)).toBeLessThan(0.001);
        expect(
          calls.filter((call) => ['/api/retail/current/', '/api/category/', '/api/item/1/'].includes(call)),
        ).toEqual([]);
        await visit.close();
      });
    }
  }

  it('gives way to a person’s own prices once all of it is taken over', async ({ visit }) => {
    const visited = await visit({ width: 1280, scheme: 'light' }, { path: null, phone: WHOLESALER });
    const { page } = visited;
    // Notes of each call for goods whether the page was alive by the end of the task that made it.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (...call) => {
        const [request] = call;
        if (request instanceof Request && request.url.includes('/api/item'))
          queueMicrotask(() => (window.areAlive ??= []).push(document.documentElement.hasAttribute('data-alive')));
        return fetch(...call);
      };
    });
    await page.goto('/');
    await page.getByText('опт', { exact: true }).first().waitFor();
    // Earlier, an answer may meet parts that are still the server's, with the prices of a guest.
    expect(await page.evaluate(() => [...new Set(window.areAlive)])).toEqual([true]);
    expect(visited.problems()).toEqual([]);
  });

  // Each sheet with a cascade layer lays out the whole page anew: those of the start come together, and no later one.
  it.for(['/', '/catalog/', '/item/1/'])('is dressed once: %s', async (path, { browser, shop }) => {
    const visit = await openVisit(browser, shop.url, narrow, { path: null });
    await visit.page.addInitScript(() => {
      const times: number[] = [];
      new MutationObserver((records) => {
        const applied = records.filter(({ target }) => target instanceof HTMLLinkElement && target.media === 'all');
        if (applied.length > 0) times.push(applied.length);
        document.documentElement.dataset['dressed'] = times.join();
      }).observe(document, { subtree: true, attributeFilter: ['media'] });
    });
    await visit.page.goto(`${shop.url}${path}`);
    await untilAlive(visit.page);
    await visit.page.waitForLoadState('networkidle');
    const { times, layered } = await visit.page.evaluate(() => {
      const sheets = [...document.styleSheets].filter(({ href }) => href !== null);
      const isLayered = (sheet: CSSStyleSheet) =>
        [...sheet.cssRules].some((rule) => rule instanceof CSSLayerBlockRule || rule instanceof CSSLayerStatementRule);
      return {
        times: document.documentElement.dataset['dressed'],
        layered: sheets.filter((sheet) => isLayered(sheet) && sheet.media.mediaText !== 'all').length,
      };
    });
    expect(times).toMatch(/^[3-7]$/);
    expect(layered).toBe(0);
    await visit.close();
  });

  for (const [path, most] of [
    ['/', 9],
    ['/catalog/', 11],
    ['/item/1/', 13],
  ] as const)
    it(`asks at once for all files that make it alive, and for few: ${path}`, async ({ browser, shop }) => {
      const visit = await openVisit(browser, shop.url, narrow, { path: null });
      const { page } = visit;
      const held = deferred<void>();
      const asked: string[] = [];
      await page.route(/\/assets\/[^/]+\.(?:js|css)$/, async (route) => {
        asked.push(new URL(route.request().url()).pathname);
        await held.promise;
        await route.continue();
      });
      await page.goto(`${shop.url}${path}`, { waitUntil: 'domcontentloaded' });
      await expect
        .poll(() => asked.filter((file) => /\/(?:front-page|catalogue|item-page)-[\w-]{7}\.js$/.test(file)))
        .toHaveLength(1);
      held.resolve();
      await untilAlive(page);
      // With the footer, which is below the window.
      expect(asked.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(most);
      await visit.close();
    });

  it('has goods, prices, links and a search where scripts are blocked', async ({ browser, shop }) => {
    const visit = await openVisit(browser, shop.url, narrow, {
      path: '/catalog/',
      device: { javaScriptEnabled: false },
    });
    const { page } = visit;
    const cards = page.getByRole('main').getByRole('article');
    expect(await cards.count()).toBe(24);
    expect(await cards.first().getByText(/₽/).first().isVisible()).toBe(true);
    await page.getByRole('banner').getByRole('textbox').fill('чай');
    await page.getByRole('banner').getByRole('textbox').press('Enter');
    await page.waitForURL(/\/catalog\/\?search=/);
    const name = (await cards.first().getByRole('link').innerText()).trim();
    await cards.first().getByRole('link').click();
    await page.waitForURL(/\/item\/\d+\/$/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
    await visit.close();
  });

  it('keeps what is pressed before it is alive, and does it once', async ({ browser, shop }) => {
    const visit = await openVisit(browser, shop.url, narrow, { path: null });
    const { page } = visit;
    const release = await holdScript(page);
    const additions: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/cart/')) additions.push(request.url());
    });
    await page.goto(`${shop.url}/catalog/`, { waitUntil: 'domcontentloaded' });
    const card = page.getByRole('main').getByRole('article').first();
    await card.getByRole('button', { name: /корзину/ }).click();
    await card.getByRole('button', { name: /корзину/ }).click();
    release();
    await untilAlive(page);
    await card.getByRole('textbox').waitFor();
    expect(await card.getByRole('textbox').inputValue()).toBe('1');
    expect(additions).toHaveLength(1);
    await visit.close();
  });

  it('stays where a person has scrolled before it is alive', async ({ browser, shop }) => {
    const visit = await openVisit(browser, shop.url, narrow, { path: null });
    const { page } = visit;
    const release = await holdScript(page);
    await page.goto(`${shop.url}/catalog/`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => window.scrollTo(0, 640));
    release();
    await untilAlive(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(640);
    await visit.close();
  });

  it('searches for what is typed before it is alive', async ({ browser, shop }) => {
    const visit = await openVisit(browser, shop.url, { width: 1280, scheme: 'light' }, { path: null });
    const { page } = visit;
    const release = await holdScript(page);
    await page.goto(`${shop.url}/catalog/`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').getByRole('textbox').fill('венок');
    release();
    await page.waitForURL((url) => url.searchParams.get('search') === 'венок');
    expect(await page.getByRole('banner').getByRole('textbox').inputValue()).toBe('венок');
    await visit.close();
  });

  it('does what was pressed for this page alone, and not again on the next', async ({ browser, shop }) => {
    const visit = await openVisit(browser, shop.url, narrow, { path: null });
    const { page } = visit;
    const release = await holdScript(page);
    await page.goto(`${shop.url}/catalog/`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    release();
    const menu = page.getByRole('dialog', { name: 'Меню' });
    await menu.getByRole('link', { name: 'Главная' }).click();
    await page.getByRole('heading', { name: 'Скидки' }).waitFor();
    await menu.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await page.waitForURL(/\/item\/\d+\/$/);
    await page.getByRole('button', { name: 'Поделиться' }).waitFor();
    expect(await menu.count()).toBe(0);
    await visit.close();
  });
});
