import { describe, expect } from 'vitest';
import { deferred } from '#tests/support/deferred.ts';
import { it } from '#tests/support/browser/it.ts';
import type { View, Visit } from '#tests/support/browser/visit.ts';

declare global {
  interface Window {
    /** How much each shift of the layout has moved. */
    shifts?: number[];
  }
}

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
      else {
        await page.getByRole('button', { name: 'Добавить фильтр' }).click();
        await page.getByRole('menuitem', { name: 'Сумма', exact: true }).click();
      }
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

describe.each(views)('the day of staff at $width px', (view) => {
  it.for([owner, '9000000002', '9000000005'])(
    'stands still while what waits comes, for %s',
    async (phone, { visit }) => {
      const { page } = await visit(view, { path: null, phone });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        window.shifts = shifts;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const day = deferred<void>();
      await page.route('**/api/retail/day/', async (route) => {
        await day.promise;
        await route.continue();
      });
      await page.goto('/today/');
      const section = page.getByRole('region', { name: 'Что сделать' });
      await section.waitFor();
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      day.resolve();
      await section.getByRole('link').first().waitFor();
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() => window.shifts ?? []);
      expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
    },
  );
});

it('the keys are at a row after what was done with many, after the selection is undone and after Back', async ({
  visit,
}) => {
  const { page } = await visit({ width: 1280, scheme: 'light' }, { path: '/orders?scope=shop', phone: owner });
  const boxes = page.getByRole('checkbox', { name: /^Выбрать: / });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await boxes.first().waitFor();
  await page.keyboard.press('Control+a');
  await page.getByText(/^Выбрано: \d+/).waitFor();
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
  await drawer.waitFor({ state: 'detached' });
  await page.getByText('Изменено: 1.').waitFor();
  await expect.poll(focused).toBe(await boxes.nth(1).getAttribute('aria-label'));

  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'К\u00A0списку заказов' }).click();
  await boxes.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toMatch(/^Выбрать: /);
});

it('no list of the office scrolls sideways on a phone with a long name and a large sum', async ({ visit }) => {
  const { page } = await visit({ width: 360, scheme: 'light' }, { path: '/', phone: owner });
  const orderId = await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem(`${location.host}-token`)}`,
      'content-type': 'application/json',
    };
    const send = async (path: string, body: object): Promise<{ id: number }> => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const init = { method: 'POST', headers: { ...headers, ...key }, body: JSON.stringify(body) };
      const answer = await fetch(path, init);
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json() as Promise<{ id: number }>;
    };
    const read = async (path: string) => (await fetch(path, { headers })).json() as Promise<never>;
    const name = { first_name: 'Константинопольская', last_name: 'Шестаковскаяпреображенскаякрестовоздвиженская' };
    const customer = await send('/api/customers/', { ...name, phone: '79000009911', customer_type: 'retail' });
    const items: { result: { id: number }[] } = await read('/api/item/list/');
    const deliveries: { result: { id: number; kind: string }[] } = await read('/api/delivery/');
    const order = await send('/api/placed-order/', {
      lines: items.result.slice(0, 4).map(({ id }) => ({ item_id: id, count: 999 })),
      delivery: {
        customer_id: customer.id,
        delivery_id: deliveries.result.find(({ kind }) => kind === 'address')?.id,
        address: 'Садовая, 1',
        recipient_name: 'Константинопольская Шестаковскаяпреображенскаякрестовоздвиженская',
        recipient_phone: '79000009911',
      },
      force: true,
    });
    await send('/api/payment/', { customer_id: customer.id, type: 'top_up', way: 'cash', amount: 500 });
    return order.id;
  });
  const paths = [
    '/orders?scope=shop',
    '/groups-orders',
    '/list-orders',
    '/customers?search=шестаковская',
    '/payments/all/',
    `/orders/${orderId}/`,
  ];
  for (const path of paths) {
    await page.goto(path);
    await page
      .getByRole('main')
      .getByText(/Шестаковскаяпреображенскаякрестовоздвиженская/)
      .first()
      .waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 360]);
  }
});
