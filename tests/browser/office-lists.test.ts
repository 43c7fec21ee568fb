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
      const [least, most] = [page.getByLabel('Сумма от', { exact: true }), page.getByLabel('Сумма до', { exact: true })];
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
