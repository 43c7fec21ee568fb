import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAppServer, type AppServer } from '#tests/support/app-server.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { launchBrowser, takeScreenshot, visit, type Visit } from '#tests/support/browser.ts';
import { openMenu, signIn, signInFromMenu } from './steps.ts';

const expired = 'Время сеанса истекло. Войдите ещё раз.';
let server: AppServer;
let browser: Browser;
let first: Visit;
let phones = 9_113_000_000;
const newPhone = () => String((phones += 1));

beforeAll(async () => {
  [server, browser] = await Promise.all([startAppServer(), launchBrowser()]);
});
beforeEach(async () => {
  first = await visit(browser, server.url, { width: 1280, scheme: 'light' });
});
afterEach(async () => {
  expect(first.problems()).toEqual([]);
  await first.context.close();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const ownPage = (page: Page): Visit => ({ ...first, page });
const readToken = (page: Page) => page.evaluate(() => localStorage.getItem(`${location.host}-token`));
const isTokenCall = (response: Response) => response.url().includes('/api/auth/token/');

/** Milliseconds from the server's answer in one tab to the moment at which the other begins to load anew. */
async function followedAfter(leader: Page, follower: Page, act: () => Promise<void>): Promise<number> {
  const answered = leader.waitForResponse(isTokenCall).then(() => performance.now());
  const follows = follower.waitForEvent('request', (request) => request.isNavigationRequest()).then(() => performance.now());
  await act();
  return (await follows) - (await answered);
}

async function isSignedIn(page: Page): Promise<boolean> {
  await page.getByRole('banner').waitFor();
  const menu = await openMenu(ownPage(page));
  const isIn = await menu.getByRole('button', { name: 'Выйти' }).isVisible();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  return isIn;
}

const signOut = async (page: Page) => {
  const menu = await openMenu(ownPage(page));
  await menu.getByRole('button', { name: 'Выйти' }).click();
};

describe('two tabs of one shopper', () => {
  let second: Page;

  beforeEach(async () => {
    second = await first.context.newPage();
    await second.goto('/catalog/?page=2');
    await second.getByRole('main').waitFor();
    await first.page.bringToFront();
  });

  it('are signed in and out together, within a second, each where it stands', async () => {
    const { page } = first;
    const menu = await openMenu(first);
    await menu.getByRole('button', { name: 'Войти' }).click();
    const signedInAfter = await followedAfter(page, second, () => signIn(first, newPhone()));
    expect(await isSignedIn(second)).toBe(true);
    expect(await isSignedIn(page)).toBe(true);

    const signedOutAfter = await followedAfter(page, second, () => signOut(page));
    expect(await isSignedIn(second)).toBe(false);
    expect(new URL(second.url()).pathname).toBe('/catalog/');
    expect(await isSignedIn(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/');
    console.log(`The other tab follows a sign-in after ${Math.round(signedInAfter)} ms, a sign-out after ${Math.round(signedOutAfter)} ms`);
    expect(Math.max(signedInAfter, signedOutAfter)).toBeLessThan(1_000);
  });

  it('learn that the server ended their token, are told once, and stay where they stand', async () => {
    const { page } = first;
    await signInFromMenu(first, newPhone());
    await page.goto('/catalog/?search=чашка');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const token = await readToken(page);
    first.allow(/401/);
    const ended = await page.context().request.delete('/api/auth/token/', { headers: { authorization: `Bearer ${token}` } });
    expect(ended.status()).toBe(204);

    const [loads, hears]: [number[], number[]] = [[], []];
    page.on('load', () => loads.push(1));
    second.on('load', () => hears.push(1));
    await page.getByRole('link', { name: /чашк/i }).first().click();
    await page.getByRole('alert').filter({ hasText: expired }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: expired }).count()).toBe(1);
    expect(new URL(page.url()).pathname).toMatch(/^\/item\/\d+\/$/);
    await expect.poll(() => readToken(page)).toBeNull();
    await expect.poll(() => hears).toHaveLength(1);
    expect(loads).toHaveLength(1);
    expect(await isSignedIn(second)).toBe(false);
  });
});

it('counts the wait for a repeated call while the computer sleeps', async () => {
  const { page } = first;
  await page.clock.install();
  await page.goto('/');
  const menu = await openMenu(first);
  await menu.getByRole('button', { name: 'Войти' }).click();
  await page.getByLabel('Телефон', { exact: true }).fill(newPhone());
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByText(/^Повторный запрос через: (60|5\d)$/).waitFor();
  // Timers fire once at most, as after the lid is opened.
  await page.clock.fastForward(40_000);
  await page.getByText(/^Повторный запрос через: 1\d$/).waitFor();
  await page.clock.fastForward(3_600_000);
  await page.getByRole('button', { name: 'Повторный запрос', exact: true }).waitFor();
});

it('signs a person out six seconds after their profile could not be loaded, and says why', async () => {
  const { page } = first;
  await signInFromMenu(first, newPhone());
  first.allow(/500/);
  const fail = '**/api/customers/current/';
  await page.route(fail, (route) => route.fulfill({ status: 500, json: { code: 'internal', detail: 'Ошибка сервера' } }));
  const failedAt = page.waitForResponse(fail).then(() => performance.now());
  await page.goto('/catalog/');
  await page.getByRole('alert').filter({ hasText: 'Ошибка авторизации. Не удалось получить данные вашего профиля' }).waitFor();
  await takeScreenshot(first, 'profile-failed');
  await expect.poll(() => readToken(page).catch(() => 'reloading'), { timeout: 30_000 }).toBeNull();
  const waited = performance.now() - (await failedAt);
  console.log(`Signed out ${Math.round(waited)} ms after the failure`);
  expect(waited).toBeGreaterThan(5_900);
  await page.unroute(fail);
  await page.waitForURL('/');
  expect(await isSignedIn(page)).toBe(false);
});

describe.each([360, 1280] as const)('a shop that does not load, at %i px', (width) => {
  it.each(['light', 'dark'] as const)('is asked again by a button, and is there once it answers, in %s', async (scheme) => {
    const visitor = await visit(browser, server.url, { width, scheme });
    const { page } = visitor;
    visitor.allow(/503/);
    const shop = '**/api/retail/current/';
    await page.route(shop, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Сервис временно недоступен.' } }));
    await page.goto('/catalog/');
    await page.getByText('Магазин сейчас не отвечает. Проверьте связь и попробуйте ещё раз.').waitFor();
    await page.getByRole('heading', { name: 'Страница не найдена' }).waitFor();
    await expectNoAxeViolations(page);
    await takeScreenshot(visitor, 'shop-unreached');
    await page.unroute(shop);
    await page.getByRole('button', { name: 'Повторить' }).click();
    await page.getByRole('heading', { level: 1, name: 'Каталог' }).waitFor();
    expect(visitor.problems()).toEqual([]);
    await visitor.context.close();
  });
});

it('leads to 404, and to nothing to try again, where there is no shop', async () => {
  const { page } = first;
  first.allow(/404/);
  await page.route('**/api/retail/current/', (route) => route.fulfill({ status: 404, json: { code: 'shop_not_found', detail: 'Магазин не найден.' } }));
  await page.goto('/catalog/');
  await page.getByRole('heading', { name: 'Страница не найдена' }).waitFor();
  expect(await page.getByRole('button', { name: 'Повторить' }).count()).toBe(0);
});
