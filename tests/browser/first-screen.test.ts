import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import type { View } from '#tests/support/browser/visit.ts';

const phone: View = { width: 360, scheme: 'light' };
const place = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: Number.NaN, width: 0, height: 0 };

describe('the first screen of a phone', () => {
  it('has goods soon in the catalogue, and filters and order above them wherever it is scrolled', async ({ visit }) => {
    const { page } = await visit(phone, { path: '/catalog/' });
    await page.setViewportSize({ width: 360, height: 740 });
    const card = page.getByRole('main').getByRole('article').first();
    await card.waitFor();
    expect((await place(card)).y).toBeLessThan(240);
    const filters = page.getByRole('button', { name: 'Фильтры' });
    const order = page.getByRole('combobox');
    await page.getByRole('article').nth(11).scrollIntoViewIfNeeded();
    expect((await place(card)).y).toBeLessThan(0);
    // Right below the header, in one row.
    expect((await place(filters)).y).toBeCloseTo(72, -1);
    expect((await place(order)).y).toBeCloseTo((await place(filters)).y, 0);
  });

  it('shows the price of an item beside its button', async ({ visit }) => {
    const { page } = await visit(phone, { path: '/item/1/' });
    await page.setViewportSize({ width: 360, height: 740 });
    const button = page.getByRole('main').getByRole('button', { name: 'В корзину', exact: true });
    await button.waitFor();
    const price = page.getByRole('main').getByText(/₽/).first();
    const { x, y, width, height } = await place(price);
    expect(y + height).toBeLessThan((await place(button)).y);
    const isOnTop = await price.evaluate(
      (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
      [x + width / 2, y + height / 2] as const,
    );
    expect(isOnTop).toBe(true);
  });

  it('has pictures in the introduction of the shop, and goods before the categories', async ({ visit }) => {
    const { page } = await visit(phone);
    await page.setViewportSize({ width: 360, height: 740 });
    const picture = page.getByRole('main').locator('img').first();
    await picture.waitFor();
    const { y, height } = await place(picture);
    expect(y + height / 2).toBeLessThan(740);
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect.poll(() => sections.allInnerTexts()).toEqual(['Скидки', 'Категории', 'Новинки']);
  });
});

it('has six goods in a row where there is room', async ({ visit }) => {
  const { page } = await visit({ width: 1280, scheme: 'light' }, { path: '/catalog/' });
  await page.setViewportSize({ width: 1600, height: 900 });
  const cards = page.getByRole('main').getByRole('article');
  await cards.nth(6).waitFor();
  const tops = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(async (index) => (await place(cards.nth(index))).y));
  expect(new Set(tops.slice(0, 6)).size).toBe(1);
  expect(tops[6]).toBeGreaterThan(tops[0] ?? 0);
  const last = await place(cards.nth(5));
  expect(last.x + last.width).toBeGreaterThan(1500);
});
