import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deferred } from '#tests/support/deferred.ts';
import { it } from '#tests/support/browser/it.ts';
import { chromiumFlags, launchBrowser } from '#tests/support/browser/launch.ts';
import { watchShifts } from '#tests/support/browser/shifts.ts';
import { signInByApi } from '#tests/support/browser/sign-in.ts';
import { openVisit, untilAlive, widths } from '#tests/support/browser/visit.ts';

declare global {
  interface Window {
    /** How each view transition began. */
    flights?: ('flown' | 'stood' | 'skipped')[];
  }
}

const ITEM = /\/api\/item\/\d+\/$/;

/** What the page asks the API for of single items, in turn. */
function listenForItems(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (ITEM.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

describe.each(widths)('at $width px', (view) => {
  it('an item has the name, the price and the picture of its card before its answer', async ({ visit }) => {
    const { page } = await visit(view, { path: null });
    await page.addInitScript(watchShifts);
    await page.goto('/catalog/');
    await untilAlive(page);
    const held = deferred<void>();
    await page.route(ITEM, async (route) => {
      await held.promise;
      await route.continue();
    });
    const card = page.getByRole('main').getByRole('article').first();
    const name = await card.getByRole('link').innerText();
    const price = await card.getByText(/₽/).first().textContent();
    await card.getByRole('link').click();
    // The list stays in the page, hidden.
    const item = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1, name }) });
    await item.waitFor();
    expect(await item.getByText(/₽/).first().textContent()).toBe(price);
    await item.getByRole('status', { name: 'Загрузка...' }).waitFor();
    const picture = item.getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete))
      .toBe(true);
    // What moves within half a second after a press counts as caused by it: by now nothing does.
    await page.waitForFunction(
      (since) => performance.now() - since > 600,
      await page.evaluate(() => performance.now()),
    );
    held.resolve();
    await item.getByRole('button', { name: 'Поделиться' }).waitFor();
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001);
  });
});

it('asks for an item when its link is pressed, and not again when it opens', async ({ visit }) => {
  const { page } = await visit({ width: 1280, scheme: 'light' }, { path: '/catalog/' });
  const asked = listenForItems(page);
  const link = page.getByRole('main').getByRole('article').nth(1).getByRole('link');
  const path = await link.getAttribute('href');
  await link.dispatchEvent('pointerdown');
  await expect.poll(() => asked).toEqual([`/api${path}`]);
  await link.dispatchEvent('click');
  await page.getByRole('button', { name: 'Поделиться' }).waitFor();
  expect(asked).toEqual([`/api${path}`]);
});

/** Notes in `window.flights` how each view transition began: by how many animations, or that it was skipped. */
function watchFlights(): void {
  window.flights = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const flight = start(update);
    flight.ready.then(
      () => window.flights?.push(document.getAnimations().length > 0 ? 'flown' : 'stood'),
      () => window.flights?.push('skipped'),
    );
    return flight;
  };
}

/** Presses a link in a page that hears of it after `ms`. */
const press = (link: Locator, ms: number): Promise<void> =>
  link.evaluate((element, late) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(click, 'timeStamp', { value: performance.now() - late });
    element.dispatchEvent(click);
  }, ms);

describe.each(widths)('the picture of a pressed card at $width px', (view) => {
  it('flies to its page, where motion is wanted and the device is quick', async ({ visit }) => {
    const { page } = await visit(view, { path: null });
    await page.addInitScript(watchFlights);
    await page.goto('/catalog/');
    await untilAlive(page);
    const link = page.getByRole('main').getByRole('article').first().getByRole('link');
    const flights = () => page.evaluate(() => window.flights);
    const open = async (late: number) => {
      await press(link, late);
      await page.getByRole('button', { name: 'Поделиться' }).waitFor();
      const seen = await flights();
      await page.goBack();
      await link.waitFor();
      return seen;
    };
    // The code of the page is there from here on; visits ask for less motion.
    expect(await open(0)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await open(100)).toEqual([]);
    await press(link, 0);
    await expect.poll(flights).toEqual(['flown']);
    await expect.poll(() => page.locator('[style*=view-transition-name]').count()).toBe(0);
    await page.goBack();
    await link.waitFor();
    expect(await flights()).toEqual(['flown']);
  });
});

/** What the browser fetches ahead by the rules of the page: what it may, and what it has. */
async function listenForPrefetches(page: Page) {
  const session = await page.context().newCDPSession(page);
  const seen = { allowed: [] as string[], fetched: [] as string[] };
  const pathOf = (url: string) => new URL(url).pathname;
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: sources }) => {
    seen.allowed = sources.map(({ key }) => pathOf(key.url));
  });
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') seen.fetched.push(pathOf(prefetchUrl));
  });
  await session.send('Preload.enable');
  return seen;
}

it('until the page is alive, the browser fetches the page of a link that is pointed at', async ({ visit }) => {
  const { page } = await visit({ width: 1280, scheme: 'light' }, { path: null });
  const ahead = await listenForPrefetches(page);
  const held = deferred<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/catalog/', { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  const path = await link.getAttribute('href');
  await link.hover();
  await expect.poll(() => ahead.fetched).toEqual([path]);
  expect(ahead.allowed).toContain(path);
  held.resolve();
  await untilAlive(page);
  await expect.poll(() => ahead.allowed).toEqual([]);
});

/** Leaves the page for another document and comes back: why the page itself could not be kept for it. */
async function reasonsAgainstKeeping(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: explanations }) => {
    // The others are of the browser: one without a window keeps no page.
    reasons.push(...explanations.flatMap(({ type, reason }) => (type === 'Circumstantial' ? [] : [reason])));
  });
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('navigation').or(page.getByRole('main')).first().waitFor();
  return reasons;
}

describe('the back/forward cache', () => {
  const test = it.extend('open', async ({ shop }, { onCleanup }) => {
    const browser = await launchBrowser(chromiumFlags, ['--disable-back-forward-cache']);
    onCleanup(() => browser.close());
    const storageState = await signInByApi(shop.url, '9000000003');
    return async (path: string, isSignedIn = false) => {
      const start = { path, ...(isSignedIn && { storageState }) };
      const { page } = await openVisit(browser, shop.url, { width: 360, scheme: 'light' }, start);
      await page.waitForLoadState('networkidle');
      return page;
    };
  });

  test('may keep each page', async ({ open }) => {
    expect(await reasonsAgainstKeeping(await open('/catalog/'))).toEqual([]);
    expect(await reasonsAgainstKeeping(await open('/item/1/'))).toEqual([]);
    expect(await reasonsAgainstKeeping(await open('/orders', true))).toEqual([]);
    const page = await open('/catalog/');
    await page.evaluate(() => addEventListener('unload', () => undefined));
    expect(await reasonsAgainstKeeping(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
  });
});
