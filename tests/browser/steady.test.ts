import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it as itInShop } from '#tests/support/browser/it.ts';
import { watchShifts } from '#tests/support/browser/shifts.ts';
import type { View } from '#tests/support/browser/visit.ts';

/** Pages that draw themselves: what the server has drawn waits for no answer (first-view.test.ts). */
const it = itInShop.extend('shopSettings', { scope: 'file' }, { DRAW_WITHIN_MS: '0' });

/** Holds every answer of the shop; each `next` lets the oldest pass and waits until what it brought is painted. */
async function holdAnswers(page: Page) {
  const held: Route[] = [];
  await page.route('**/api/**', (route) => void held.push(route));
  const painted = () =>
    page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const next = async (): Promise<boolean> => {
    const route = held.shift();
    if (!route) return false;
    await route.continue();
    const answer = await route.request().response();
    await answer?.finished();
    await painted();
    await painted();
    return true;
  };
  return { next, releaseAll: async () => expect.poll(next).toBe(false) };
}

/** Where the header's icons of the menu, the search's toggle and the cart begin; the last two end the header. */
const placesOfIcons = (page: Page): Promise<number[]> =>
  page
    .getByRole('banner')
    .locator('svg')
    .evaluateAll((icons) => [0, -2, -1].map((index) => Math.round(icons.at(index)?.getBoundingClientRect().x ?? NaN)));

const views: readonly View[] = [
  { width: 360, scheme: 'light' },
  { width: 1280, scheme: 'light' },
];

// Of no other test: nothing is liked, nothing ordered.
const NEWCOMER = '9000000391';
// Has orders to pay, and a top-up that waits.
const CUSTOMER = '9000000003';
const OWNER = '9000000001';

describe.each(views)('at $width px, with slow answers', (view) => {
  it.for([
    ['/', undefined],
    ['/catalog/', undefined],
    ['/item/1/', undefined],
    ['/orders', CUSTOMER],
    ['/orders/1/', CUSTOMER],
    ['/favourites/', NEWCOMER],
  ] as const)('%s has its frame and the shape of its page before any answer', async ([path, phone], { visit }) => {
    const { page } = await visit(view, { path: null, ...(phone && { phone }) });
    const { releaseAll } = await holdAnswers(page);
    await page.goto(path);
    await expect.poll(() => page.getByRole('banner').innerText()).toContain('Лён и глина');
    const shape = page.getByRole('main').getByRole('status');
    await shape.waitFor();
    expect((await shape.boundingBox())?.height).toBeGreaterThan(300);
    const before = await placesOfIcons(page);
    await releaseAll();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await placesOfIcons(page)).toEqual(before);
  });

  it('leave the header’s last buttons as far from each other as its first ones', async ({ visit }) => {
    const { page } = await visit(view, { phone: CUSTOMER });
    const boxOf = async (name: RegExp) => {
      const { x = NaN, width = NaN } = (await page.getByRole('banner').getByLabel(name).boundingBox()) ?? {};
      return { start: x, end: x + width };
    };
    const [toggle, cart] = [await boxOf(/поиск$|^Поиск$/), await boxOf(/^Корзина/)];
    expect(cart.start - toggle.end).toBe(view.width === 360 ? 4 : 8);
  });

  it.for([
    ['the front page', '/', undefined, 'article'],
    ['the catalogue', '/catalog/', undefined, 'article'],
    ['an item', '/item/1/', undefined, 'article'],
    ['empty favourites', '/favourites/', NEWCOMER, 'heading'],
    ['no orders', '/orders', NEWCOMER, 'heading'],
    ['orders of one’s own', '/orders', CUSTOMER, 'heading'],
    ['an order', '/orders/1/', CUSTOMER, 'heading'],
    ['payments', '/payments/3/', CUSTOMER, 'heading'],
    ['a history of a balance', '/balance-history/3/', CUSTOMER, 'heading'],
    ['all orders', '/list-orders', OWNER, 'heading'],
    ['orders of a customer', '/customers/3/orders/', OWNER, 'heading'],
    ['payments of a customer', '/customers/3/payments/', OWNER, 'heading'],
  ] as const)('nothing of %s jumps', async ([, path, phone, role], { visit }) => {
    const { page } = await visit(view, { path: null, ...(phone && { phone }) });
    await page.addInitScript(watchShifts);
    const { next } = await holdAnswers(page);
    await page.goto(path);
    await page.getByRole('main').getByRole('status').first().waitFor();
    const isShown = () => page.getByRole('main').getByRole(role).first().isVisible();
    await expect.poll(async () => !(await next()) && (await isShown())).toBe(true);
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.01);
  });
});
