import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import type { View, Visit } from '#tests/support/browser/visit.ts';

const owner = '9000000001';
const views: View[] = [
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
];

describe.each(views)('lists of the office at $width px', (view) => {
  let visit: Visit;

  it.beforeAll(async ({ stay }) => {
    visit = await stay(view, { path: '/', phone: owner });
    return visit.close;
  });

  it.for(['/orders?scope=shop', '/list-orders', '/payments/all/'])(
    'leave room for an amount that is typed as a bound, at %s',
    async (path) => {
      const { page } = visit;
      await page.goto(path);
      if (view.width === 360) await page.getByRole('button', { name: 'Фильтры' }).click();
      const [least, most] = [
        page.getByLabel('Сумма от', { exact: true }),
        page.getByLabel('Сумма до', { exact: true }),
      ];
      await least.fill('1234567,89');
      await least.press('Enter');
      await page.getByRole('button', { name: 'Сбросить: Сумма от' }).waitFor();
      await most.fill('9876543,21');
      await most.press('Enter');
      await page.getByRole('button', { name: 'Сбросить: Сумма до' }).waitFor();
      for (const field of [least, most]) {
        const { seen, whole } = await field.evaluate(({ scrollWidth, clientWidth }) => ({
          seen: clientWidth,
          whole: scrollWidth,
        }));
        expect(whole).toBe(seen);
      }
    },
  );
});

it('the keys are at a row after what was done with many, after the choice is taken back, and after the way back', async ({
  visit,
}) => {
  const { page } = await visit({ width: 1280, scheme: 'light' }, { path: '/orders?scope=shop', phone: owner });
  const boxes = page.getByRole('checkbox', { name: /^Выбрать: / });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await boxes.first().waitFor();
  await page.keyboard.press('Control+a');
  await page.getByText(/^Выбрано: \d+$/).waitFor();
  await page.getByRole('button', { name: 'Действия' }).focus();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Действия' }).waitFor({ state: 'detached' });
  await expect.poll(focused).toMatch(/^Выбрать: /);

  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe(await boxes.nth(1).getAttribute('aria-label'));
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Действия' }).click();
  const drawer = page.getByRole('dialog', { name: /^Действия/ });
  await drawer.getByLabel('Что сделать').selectOption({ label: 'Заметка для своих' });
  await drawer.getByRole('textbox').fill('Проверено');
  await drawer.getByRole('button', { name: /^Изменить|^Записать/ }).click();
  await drawer.getByRole('button', { name: 'К\u00A0списку' }).click();
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe(await boxes.nth(1).getAttribute('aria-label'));

  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'К\u00A0списку заказов' }).click();
  await boxes.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toMatch(/^Выбрать: /);
});
