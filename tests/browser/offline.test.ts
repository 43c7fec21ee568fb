import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInByApi } from '#tests/support/browser/sign-in.ts';
import { it } from '#tests/support/browser/it.ts';
import { untilAlive, type Visit, widths } from '#tests/support/browser/visit.ts';

const device = { serviceWorkers: 'allow' } as const;
const OFFLINE = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** How many entries each cache of the worker has that signing out empties; those that are empty are left out. */
const kept = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('data-'));
    const sizes = await Promise.all(
      names.map(async (name) => [name, (await (await caches.open(name)).keys()).length] as const),
    );
    return Object.fromEntries(sizes.filter(([, size]) => size > 0));
  });

const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined, path);

/** Waits until the worker keeps what the page has shown. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(async () => Object.keys(await kept(page)).toSorted())
    .toEqual(expect.arrayContaining(['data-documents', 'data-pictures', 'data-shop']));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Goes on to another page once no picture is on its way: the worker fails one whose page is left. */
async function goOn(page: Page, path: string): Promise<void> {
  // One far below may be asked for or not, which nothing tells: all are asked for.
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].every(({ complete }) => complete);
  });
  await page.goto(path);
}

const bar = ({ page }: Visit) => page.getByRole('status').filter({ hasText: 'Нет связи с магазином' });

it.for(widths)('what was seen works without a network: $width px', async (view, { visit }) => {
  const seen = await visit(view, { path: '/catalog/', device });
  const { page, context } = seen;
  seen.allow(OFFLINE);
  await untilKept(page);
  const cards = page.getByRole('main').getByRole('article');
  const link = cards.nth(2).getByRole('link');
  const [name, path] = [await link.innerText(), await link.getAttribute('href')];
  await link.click();
  await page.getByRole('button', { name: 'Поделиться' }).waitFor();
  await expect.poll(() => isKept(page, `/api${path}`)).toBe(true);
  await context.setOffline(true);

  // Its document was never asked for: the page that draws itself stands in, over the kept answer.
  await page.reload();
  const item = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1, name }) });
  await item.getByText(/₽/).first().waitFor();
  await bar(seen).waitFor();

  // Drawn by the server, and kept as it was.
  await page.goto('/catalog/');
  await untilAlive(page);
  await cards.nth(2).getByText(/₽/).first().waitFor();
  expect(await cards.count()).toBeGreaterThan(11);
  await expect
    .poll(() =>
      cards
        .first()
        .locator('img')
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await bar(seen).waitFor();

  await context.setOffline(false);
  await bar(seen).waitFor({ state: 'detached' });
});

it('keeps the document of a visit that had gone on before the worker came', async ({ visit }) => {
  const { page } = await visit({ width: 360, scheme: 'light' }, { path: null, device });
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    const arrived = new Promise((resolve) => addEventListener('worker-arrives', resolve));
    ServiceWorkerContainer.prototype.register = async function late(...given) {
      await arrived;
      return register.apply(this, given);
    };
  });
  await page.goto('/catalog/?discount=true');
  await untilAlive(page);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Поделиться' }).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('worker-arrives')));
  await untilKept(page);
  await expect.poll(() => isKept(page, '/catalog/?discount=true')).toBe(true);
});

it('keeps no answer of whoever is signed in, no picture, and nothing once they have left', async ({ visit, shop }) => {
  const seen = await visit({ width: 1280, scheme: 'light' }, { path: '/catalog/', device });
  const { page } = seen;
  // What asks for changes while the token is given back.
  seen.allow(/401/);
  await untilKept(page);
  const state = await signInByApi(shop.url, '9000000003');
  const stored = state.origins.flatMap(({ localStorage: entries }) => entries);
  await page.evaluate((entries) => entries.forEach(({ name, value }) => localStorage.setItem(name, value)), stored);
  const before = await kept(page);
  await page.goto('/orders');
  await page.locator('main a[href^="/orders/"]').first().waitFor();
  await page.getByRole('link', { name: 'Каталог' }).first().click();
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { 'data-documents': documents, ...answers } = await kept(page);
  const { 'data-documents': _, ...earlier } = before;
  expect(documents).toBeGreaterThan(0);
  expect(answers).toEqual(earlier);
  const addresses = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.filter((address) => /^(?!\/assets\/).*(?:order|customer|cart|payment|auth)/.test(address))).toEqual(
    [],
  );

  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.waitForURL(`${shop.url}/`);
  await untilAlive(page);
  expect(await page.evaluate(() => caches.keys())).not.toContain('viewer');
  // What is kept from now on is what the front page has asked for as a guest.
  expect(await isKept(page, '/catalog/')).toBe(false);
});

it('a new version waits while a page is open, and is taken when the only one goes on', async ({ visit, proxy }) => {
  const start = { path: '/catalog/', url: proxy.url, device };
  const { page, context } = await visit({ width: 360, scheme: 'light' }, start);
  await untilKept(page);
  const other = await context.newPage();
  await other.goto('/item/1/');
  await untilAlive(other);
  await other.getByRole('button', { name: 'В корзину', exact: true }).click();
  await other.getByRole('button', { name: 'Открыть корзину' }).click();
  await other.getByRole('dialog').waitFor();
  const active = await other.evaluateHandle(async () => (await navigator.serviceWorker.ready).active);
  const isWaiting = () =>
    other.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  proxy.workerEnd = '\n// Newer.';
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(isWaiting).toBe(true);
  await goOn(page, '/item/2/');
  await untilAlive(page);
  expect(await isWaiting()).toBe(true);
  expect(await active.evaluate((worker) => worker?.state)).toBe('activated');
  expect(await other.getByRole('dialog').isVisible()).toBe(true);
  await page.close();
  // The browser may count the closed page for a moment longer.
  const isStillWaiting = async () => {
    await goOn(other, '/catalog/');
    return isWaiting();
  };
  await expect.poll(isStillWaiting).toBe(false);
});

it('in a browser that refuses to keep anything, one signs in and out all the same', async ({ visit, shop }) => {
  const { page, context } = await visit({ width: 1280, scheme: 'light' }, { path: null, phone: '9000000004' });
  await context.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    Object.assign(CacheStorage.prototype, { open: refuse, delete: refuse });
  });
  await page.goto('/catalog/');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.waitForURL(`${shop.url}/`);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Войти' }).first().waitFor();
});
