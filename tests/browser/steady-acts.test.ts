import { expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import type { Page } from 'playwright-core';

/** Counts all that moves from now on, also within half a second of a key, which the browser's own measure forgives. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  const shifts = await page.evaluateHandle(() => {
    const all: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) all.push(Number(entry.value));
    }).observe({ type: 'layout-shift' });
    return all;
  });
  return async () => (await shifts.evaluate((all) => all.splice(0))).reduce((sum, one) => sum + one, 0);
}

it('lines go to a purchase and come back by keys: nothing moves, and the focus stays at the rows', async ({
  visit,
}) => {
  const { page, problems } = await visit(
    { width: 1280, scheme: 'light' },
    { path: '/list-orders?state=W&orderState=accepted', phone: '9000000001' },
  );
  const rows = page.getByRole('checkbox', { name: /^Выбрать: .*заказ/ });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await rows.first().waitFor();
  const moved = await watchMoves(page);
  const bar = page.getByRole('group', { name: 'Выбранные позиции' });
  const panel = page.getByRole('dialog', { name: /^В.закупку: / });

  await rows.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await bar.getByText('Выбрано: 2').waitFor();
  await page.keyboard.press('r');
  await panel.getByRole('button', { name: /^Отправить 2/ }).waitFor();
  await expect.poll(() => panel.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  expect(await moved()).toBeLessThan(0.02);
  // The rows that it is about are in plain sight.
  const above = await rows.nth(1).evaluate((box) => {
    const { x, y } = box.getBoundingClientRect();
    return document.elementFromPoint(x + 8, y + 8) === box && getComputedStyle(box).filter === 'none';
  });
  expect(above).toBe(true);

  await page.keyboard.press('Enter');
  await bar.getByRole('link', { name: 'Открыть закупку' }).waitFor();
  await expect.poll(focused).toMatch(/^Выбрать: /);
  expect(await moved()).toBeLessThan(0.02);

  await bar.getByRole('button', { name: 'Вернуть, как было' }).focus();
  await page.keyboard.press('Enter');
  await bar.getByText('Возвращено, как было: 2.').waitFor();
  await expect.poll(focused).toMatch(/^Выбрать: /);
  expect(await moved()).toBeLessThan(0.02);
  expect(problems()).toEqual([]);
});

it('what is asked for new prices stays in its place while it becomes longer', async ({ visit }) => {
  const { page } = await visit({ width: 1280, scheme: 'dark' }, { path: '/items/', phone: '9000000002' });
  const rows = page.getByRole('checkbox', { name: /^Выбрать: / });
  await rows.nth(5).waitFor();
  for (const place of [0, 1, 2]) await rows.nth(place).click();
  await page.getByRole('button', { name: 'Действия' }).click();
  const panel = page.getByRole('dialog');
  const choice = panel.getByLabel('Что сделать');
  await choice.waitFor();
  const moved = await watchMoves(page);
  const title = panel.getByRole('heading').first();
  const top = async () => (await title.boundingBox())?.y;
  const before = await top();
  await choice.selectOption({ label: 'Изменить цены на\u00A0процент' });
  await panel.getByLabel(/На сколько/).fill('7');
  await panel.getByRole('button', { name: /Показать/ }).click();
  await panel.getByRole('listitem').first().waitFor();
  expect(await top()).toBe(before);
  expect(await moved()).toBeLessThan(0.02);
});

it('who is found for a payment on a phone moves nothing below', async ({ visit }) => {
  const { page } = await visit({ width: 360, scheme: 'light' }, { path: '/payments/all/', phone: '9000000005' });
  await page.getByRole('button', { name: 'Записать платёж' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  const save = dialog.getByRole('button', { name: 'Записать' });
  const top = async () => (await save.boundingBox())?.y;
  const before = await top();
  await page.keyboard.type('Смирнова');
  await dialog
    .getByRole('button', { name: /Смирнова/ })
    .first()
    .waitFor();
  expect(await top()).toBe(before);
});
