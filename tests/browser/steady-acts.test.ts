import { expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';

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
  // Also what moves within half a second of a key, which the browser's own measure forgives.
  const shifts = await page.evaluateHandle(() => {
    const all: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) all.push(Number(entry.value));
    }).observe({ type: 'layout-shift' });
    return all;
  });
  const moved = async () => (await shifts.evaluate((all) => all.splice(0))).reduce((sum, one) => sum + one, 0);
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
