import type { Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectCleanInBothSchemes } from '#tests/support/browser/axe.ts';
import { it, type OpenVisit } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import { widths, type Visit } from '#tests/support/browser/visit.ts';
import { isSignedIn, openMenu, signIn } from './steps.ts';

const expired = 'Сеанс завершён. Войдите снова.';
const wide = { width: 1280, scheme: 'light' } as const;
let phones = 9_113_000_000;
const newPhone = () => String((phones += 1));

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem(`${location.host}-token`));
const isTokenCall = (response: Response) => response.url().includes('/api/auth/token/');

/**
 * Milliseconds from the server's answer in one tab to the moment at which the other begins to load anew; ends once both
 * have.
 */
async function followedAfter(leader: Page, follower: Page, act: () => Promise<void>): Promise<number> {
  const answered = leader.waitForResponse(isTokenCall).then(() => performance.now());
  const follows = follower
    .waitForEvent('request', (request) => request.isNavigationRequest())
    .then(() => performance.now());
  const areLoaded = Promise.all([leader, follower].map((page) => page.waitForEvent('load')));
  await act();
  await areLoaded;
  return (await follows) - (await answered);
}

const signOut = async (page: Page) => {
  const menu = await openMenu({ page });
  await menu.getByRole('button', { name: 'Выйти' }).click();
};

/** From now on no timer of this page goes off, until it loads anew. */
const stopTimers = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['timers'] = 'stopped';
  });

/** Runs in a page before its own code: its timers obey `stopTimers`. */
function makeTimersStoppable(): void {
  const isStopped = () => document.documentElement.dataset['timers'] === 'stopped';
  const stoppable = (start: (run: () => void, ms?: number) => number) => (run: TimerHandler, ms?: number) =>
    start(() => {
      if (typeof run === 'function' && !isStopped()) run();
    }, ms);
  Object.assign(window, {
    setTimeout: stoppable(window.setTimeout.bind(window)),
    setInterval: stoppable(window.setInterval.bind(window)),
  });
}

describe('two tabs of one shopper', () => {
  let first: Visit;
  let second: Page;

  const open = async (visit: OpenVisit, start: Parameters<OpenVisit>[1] = {}) => {
    first = await visit(wide, start);
    second = await first.context.newPage();
    await second.addInitScript(makeTimersStoppable);
    await second.goto('/catalog/?page=2');
    // Whatever each of them asks for by itself has been answered.
    await Promise.all([first.page, second].map((page) => page.waitForLoadState('networkidle')));
    await first.page.bringToFront();
  };

  it('are signed in and out together, at once, each where it stands', async ({ visit }) => {
    await open(visit);
    const { page } = first;
    const menu = await openMenu(first);
    await menu.getByRole('button', { name: 'Войти' }).click();
    // Without a timer it follows by what the browser tells it, and never by looking again and again.
    await stopTimers(second);
    const signedInAfter = await followedAfter(page, second, () => signIn(first, newPhone()));
    expect(await isSignedIn(second)).toBe(true);
    expect(await isSignedIn(page)).toBe(true);

    await stopTimers(second);
    const signedOutAfter = await followedAfter(page, second, () => signOut(page));
    expect(await isSignedIn(second)).toBe(false);
    expect(new URL(second.url()).pathname).toBe('/catalog/');
    expect(await isSignedIn(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/');
    console.log(
      `The other tab follows a sign-in after ${Math.round(signedInAfter)} ` +
        `ms, a sign-out after ${Math.round(signedOutAfter)} ms`,
    );
  });

  it('learn that the server ended their token, are told once, and stay where they stand', async ({ visit }) => {
    await open(visit, { path: '/catalog/?search=чашка', phone: newPhone() });
    const { page } = first;
    await page.getByRole('heading', { level: 1 }).waitFor();
    const token = await readToken(page);
    // Neither asks for changes: whichever asked first would be told, before the press.
    await page.context().route(/\/api\/changes\//, () => undefined);
    first.allow(/401/);
    const ended = await page
      .context()
      .request.delete('/api/auth/token/', { headers: { authorization: `Bearer ${token}` } });
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

it('counts the wait for a repeated call while the computer sleeps', async ({ visit }) => {
  const visited = await visit(wide, { path: null });
  const { page } = visited;
  await page.clock.install();
  await page.goto('/');
  const menu = await openMenu(visited);
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

it('signs a person out six seconds after their profile could not be loaded, and says why', async ({ visit }) => {
  const visited = await visit(wide, { path: null, phone: newPhone() });
  const { page } = visited;
  visited.allow(/500/);
  const fail = '**/api/customers/current/';
  let failedAt = Number.NaN;
  await page.route(fail, (route) => {
    failedAt = performance.now();
    return route.fulfill({ status: 500, json: { code: 'internal', detail: 'Ошибка сервера' } });
  });
  await page.goto('/catalog/');
  await page
    .getByRole('alert')
    .filter({ hasText: 'Ошибка авторизации. Не удалось получить данные вашего профиля' })
    .waitFor();
  await takeScreenshot(visited, 'profile-failed');
  await expect.poll(() => readToken(page).catch(() => 'reloading')).toBeNull();
  const waited = performance.now() - failedAt;
  console.log(`Signed out ${Math.round(waited)} ms after the failure`);
  expect(waited).toBeGreaterThan(5_900);
  await page.unroute(fail);
  await page.waitForURL('/');
  expect(await isSignedIn(page)).toBe(false);
});

it.for(widths)(
  'a shop that does not load is asked again by a button, and is there once it answers, at $width px',
  async (view, { visit }) => {
    const visitor = await visit(view, { path: null });
    const { page } = visitor;
    visitor.allow(/503/);
    const shop = '**/api/retail/current/';
    await page.route(shop, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Сервис временно недоступен.' } }),
    );
    await page.goto('/favourites/');
    await page.getByText('Магазин сейчас не отвечает. Проверьте связь и попробуйте ещё раз.').waitFor();
    await page.getByRole('heading', { name: 'Страница не найдена' }).waitFor();
    await expectCleanInBothSchemes(visitor, 'shop-unreached');
    await page.unroute(shop);
    await page.getByRole('button', { name: 'Повторить' }).click();
    await page.getByRole('heading', { level: 1, name: 'Понравившиеся' }).waitFor();
  },
);

it('leads to 404, and to nothing to try again, where there is no shop', async ({ visit }) => {
  const { page, allow } = await visit(wide, { path: null });
  allow(/404/);
  await page.route('**/api/retail/current/', (route) =>
    route.fulfill({ status: 404, json: { code: 'shop_not_found', detail: 'Магазин не найден.' } }),
  );
  await page.goto('/favourites/');
  await page.getByRole('heading', { name: 'Страница не найдена' }).waitFor();
  expect(await page.getByRole('button', { name: 'Повторить' }).count()).toBe(0);
});
