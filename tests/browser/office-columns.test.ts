import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';

/** Presses at the middle of one place, and lets go at another one, by so many pixels beside its left edge. */
async function drag(page: Page, what: Locator, to: { x: number }): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing to take hold of');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(to.x, y, { steps: 6 });
  await page.mouse.up();
}
const heads = (page: Page) =>
  page.locator('th[data-column]').evaluateAll((all) =>
    all.map((head) => ({
      id: head.getAttribute('data-column'),
      width: Math.round(head.getBoundingClientRect().width),
    })),
  );
const widthOf = async (page: Page, id: string) => (await heads(page)).find((head) => head.id === id)?.width;
const edgeOf = (page: Page, title: string) => page.getByRole('separator', { name: `Ширина столбца «${title}»` });
const leftOf = async (head: Locator) => (await head.boundingBox())?.x ?? 0;

it('has columns that are resized and moved by the mouse, and never a table wider than its page', async ({ visit }) => {
  const { page } = await visit({ width: 1280, scheme: 'light' }, { path: '/payments/all/', phone: '9000000001' });
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.locator('tbody tr a').first().waitFor();
  const date = await widthOf(page, 'date');
  const edge = edgeOf(page, 'Дата');
  await drag(page, edge, { x: (await leftOf(edge)) + 4 + 60 });
  await expect.poll(() => widthOf(page, 'date')).toBe((date ?? 0) + 60);

  // A press is a drag from some pixels on; what it was pressed on isn't followed.
  const order = (await heads(page)).map(({ id }) => id);
  expect(order.slice(0, 3)).toEqual(['number', 'date', 'customer']);
  await drag(page, page.locator('th[data-column=customer]'), {
    x: (await leftOf(page.locator('th[data-column=date]'))) + 10,
  });
  await expect
    .poll(async () => (await heads(page)).map(({ id }) => id).slice(0, 3))
    .toEqual(['number', 'customer', 'date']);

  // As wide as there is room for, and then narrower where the window is.
  const customer = edgeOf(page, 'Клиент');
  await drag(page, customer, { x: 1900 });
  await expect.poll(() => widthOf(page, 'note')).toBe(48);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await expect.poll(async () => (await heads(page)).filter(({ width }) => width < 48).length).toBe(0);

  await page.reload();
  await page.locator('tbody tr a').first().waitFor();
  expect((await heads(page)).map(({ id }) => id).slice(0, 3)).toEqual(['number', 'customer', 'date']);
});
