import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { watchShifts } from '#tests/support/browser/shifts.ts';
import type { Visit } from '#tests/support/browser/visit.ts';

const OWNER = '9000000001';
// Where the first row begins at most, and how many have room.
const lists = [
  ['/orders?scope=shop', 230, 16],
  ['/list-orders', 230, 16],
  ['/groups-orders', 230, 16],
  ['/purchases/', 230, 16],
  ['/payments/all/', 230, 16],
  ['/customers/', 230, 16],
  ['/items/', 230, 16],
] as const;

describe('rows of the office in a window of 1280 by 800', () => {
  let visit: Visit;

  it.beforeAll(async ({ stay }) => {
    visit = await stay({ width: 1280, scheme: 'light' }, { path: '/', phone: OWNER });
    await visit.page.addInitScript(watchShifts);
    return visit.close;
  });

  it.for(lists)(
    'are so low, and begin so high, at %s, that from %i px on %i have room',
    async ([path, most, count]) => {
      const { page } = visit;
      await page.goto(path);
      const rows = page.getByRole('main').locator('tbody tr');
      await rows.first().waitFor();
      await page.waitForLoadState('networkidle');
      const boxes = await rows.evaluateAll((all) =>
        all
          .filter((row) => row.getAttribute('aria-hidden') === null)
          .map((row) => {
            const { top, height } = row.getBoundingClientRect();
            return { top, height };
          }),
      );
      expect(boxes.filter(({ height }) => height < 36 || height > 37)).toEqual([]);
      const [first] = boxes;
      expect(first?.top).toBeLessThan(most);
      // The last of them ends in the window, where there are as many.
      expect((first?.top ?? 0) + count * (first?.height ?? 0)).toBeLessThanOrEqual(800);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
    },
  );

  it.for(['/orders?scope=shop', '/list-orders', '/payments/all/'])(
    'have their filters in one row, to which amounts are added as a chip, at %s',
    async (path) => {
      const { page } = visit;
      await page.goto(path);
      const main = page.getByRole('main');
      await main.locator('tbody tr').first().waitFor();
      await page.waitForLoadState('networkidle');
      const tops = await main
        .locator('[data-filter]')
        .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().top)));
      expect(new Set(tops).size).toBe(1);
      await page.getByRole('button', { name: 'Добавить фильтр' }).click();
      await page.getByRole('menuitem', { name: 'Сумма', exact: true }).click();
      await page.getByLabel('Сумма от', { exact: true }).fill('12,5');
      // A press outside applies what was typed, and closes the fields.
      await main.getByRole('heading', { level: 1 }).click();
      await page.waitForURL(/(sum|amount)Min=12\.5/);
      await page.getByRole('button', { name: /^Сумма: от\s12,50\s₽$/ }).waitFor();
      expect(await page.getByLabel('Сумма от', { exact: true }).count()).toBe(0);
    },
  );

  it.for([
    '/orders?scope=shop&since=2026-11-03&until=2026-11-27&state=need_pay&state=accepted&purchaseId=1&owing=1',
    '/list-orders?since=2026-11-03&until=2026-11-27&customerId=3&state=A&state=P&orderState=need_pay&unpriced=1',
    '/payments/all/?since=2026-11-03&until=2026-11-27&state=W&type=refund&way=cash&decider=3',
  ])('have their set filters whole, in as many rows as they need, at %s', async (path) => {
    const { page } = visit;
    await page.goto(path);
    const fields = page.locator('[data-filter]:not([data-filter=search])').locator('button, input, select');
    await page.getByRole('group', { name: 'Свои даты' }).getByRole('button').first().waitFor();
    await page.waitForLoadState('networkidle');
    const cut = () =>
      fields.evaluateAll((all) =>
        all
          .flatMap((one) => [one, ...one.querySelectorAll('*')])
          .filter((one) => one instanceof HTMLElement && one.scrollWidth > one.clientWidth && one.clientWidth > 0)
          .map(({ outerHTML }) => outerHTML),
      );
    expect(await cut()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  it('have whom an order is from, its state and its sum whole', async () => {
    const { page } = visit;
    await page.goto('/orders?scope=shop');
    const cells = page.getByRole('main').locator('tbody tr:not([aria-hidden]) td');
    await cells.first().waitFor();
    await page.waitForLoadState('networkidle');
    const cut = await cells.evaluateAll((all) =>
      all
        .flatMap((one) => [one, ...one.querySelectorAll('span, div')])
        .filter(
          (one) =>
            getComputedStyle(one).overflowX === 'hidden' &&
            (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight),
        )
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });

  it('show a comment that is cut whole while it is pointed at, over those below', async () => {
    const { page } = visit;
    await page.goto('/list-orders');
    const comment = page.getByRole('main').getByTitle(/^Такой же, но/);
    // The row below has a comment too, which must not lie over this one's last line.
    const isWhole = () =>
      comment.evaluate((cut) => {
        const { left, bottom } = cut.getBoundingClientRect();
        const isSeen = cut.contains(document.elementFromPoint(left + 4, bottom - 4));
        return isSeen && cut.scrollWidth <= cut.clientWidth && cut.scrollHeight <= cut.clientHeight;
      });
    await comment.waitFor();
    expect(await isWhole()).toBe(false);
    await comment.hover();
    expect(await isWhole()).toBe(true);
  });
});
