import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deferred } from '#tests/support/deferred.ts';
import { it } from '#tests/support/browser/it.ts';
import { watchShifts } from '#tests/support/browser/shifts.ts';
import { untilAlive, widths } from '#tests/support/browser/visit.ts';

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
