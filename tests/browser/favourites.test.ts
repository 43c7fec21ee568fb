import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { openMenu, signIn } from './steps.ts';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Нравится: / });
const isPressed = (page: Page, index: number) => hearts(page).nth(index).getAttribute('aria-pressed');

async function goToFavourites(shopper: Visit): Promise<void> {
  await (await openMenu(shopper)).getByRole('link', { name: 'Понравившиеся' }).click();
  await shopper.page.getByRole('heading', { level: 1, name: 'Понравившиеся' }).waitFor();
}

it('a guest likes an item, signs in, and finds it among their favourites', async ({ visit }) => {
  const shopper = await visit({ width: 360, scheme: 'light' }, { path: '/catalog/' });
  const { page } = shopper;
  const label = await hearts(page).first().getAttribute('aria-label');
  const box = await hearts(page).first().boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await hearts(page).first().click();
  await signIn(shopper, '9001112201');
  expect(new URL(page.url()).pathname).toBe('/catalog/');
  await expect.poll(() => isPressed(page, 0)).toBe('true');
  await goToFavourites(shopper);
  await expect.poll(() => hearts(page).count()).toBe(1);
  expect(await hearts(page).first().getAttribute('aria-label')).toBe(label);
  await page.getByRole('article').getByRole('link').click();
  await page.getByRole('navigation', { name: 'Путь к товару' }).getByRole('link', { name: 'Понравившиеся' }).click();
  await page.waitForURL('**/favourites/');
  await hearts(page).first().click();
  await expect.poll(() => isPressed(page, 0)).toBe('false');
  await page.reload();
  await page.getByText('Здесь будет то, что вам понравится').waitFor();
});

it('a menu entry leads a guest to their favourites through the login dialog', async ({ visit }) => {
  const shopper = await visit({ width: 1280, scheme: 'light' });
  await (await openMenu(shopper)).getByRole('link', { name: 'Понравившиеся' }).click();
  await signIn(shopper, '9001112202');
  await shopper.page.getByRole('heading', { level: 1, name: 'Понравившиеся' }).waitFor();
  expect(new URL(shopper.page.url()).pathname).toBe('/favourites/');
});

it('twenty fast taps over a network that reorders leave the server with what the screen shows', async ({
  shop,
  visit,
}) => {
  const { page } = await visit({ width: 360, scheme: 'light' }, { path: '/item/1/', phone: '9001112203' });
  const heart = page.getByRole('heading', { level: 1 }).locator('..').getByRole('button');
  await heart.waitFor();
  const token = await page.evaluate(() => localStorage.getItem(`${location.host}-token`));
  const sent: { method: string; body: string | null; change: string }[] = [];
  let last: (() => void) | undefined;
  // What leaves the page is kept, to be delivered the other way round; the page waits for its last answer alone.
  await page.route('**/api/favourite/**', async (route) => {
    const request = route.request();
    if (request.url().endsWith('/list/')) {
      await route.continue();
      return;
    }
    sent.push({ method: request.method(), body: request.postData(), change: request.headers()['change-number'] ?? '' });
    last = () => void route.continue().catch(() => undefined);
  });
  for (let tap = 1; tap <= 20; tap += 1) {
    await heart.click();
    await expect.poll(() => sent.length).toBe(tap);
  }
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  const deliver = ({ method, body, change }: (typeof sent)[number]) =>
    fetch(`${shop.url}/api/favourite/${method === 'DELETE' ? '1/' : ''}`, {
      method,
      body,
      headers: {
        authorization: `Bearer ${token}`,
        'change-number': change,
        ...(body !== null && { 'content-type': 'application/json' }),
      },
    });
  const isSaved = page.waitForResponse((response) => response.url().includes('/api/favourite/') && response.ok());
  last?.();
  await isSaved;
  for (const one of sent.slice(0, -1).toReversed()) expect((await deliver(one)).ok).toBe(true);
  const list = await fetch(`${shop.url}/api/favourite/list/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect([await list.json(), await heart.getAttribute('aria-pressed')]).toEqual([{ items: [] }, 'false']);
});
