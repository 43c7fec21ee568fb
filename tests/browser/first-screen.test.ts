import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deferred } from '#tests/support/deferred.ts';
import { it } from '#tests/support/browser/it.ts';
import { untilAlive, type View, type Visit } from '#tests/support/browser/visit.ts';
import { typeAddress } from './steps.ts';

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

it('has the first of the goods on the first screen of an order, whatever staff are told above them', async ({
  visit,
}) => {
  const { page } = await visit(phone, { path: '/orders/12/', phone: '9000000002' });
  await page.setViewportSize({ width: 360, height: 740 });
  // Those of the demo shop with the most to tell of: a debt, a refund that waits, what holds the order back.
  for (const id of [12, 9]) {
    await typeAddress(page, `/orders/${id}/`);
    const line = page.getByRole('list', { name: 'Состав заказа' }).getByRole('listitem').first();
    const count = line.getByRole('button', { name: /изменить количество/ });
    await count.waitFor();
    const bar = page.getByRole('navigation', { name: 'Разделы' });
    const { y, height } = await place(count);
    expect(y + height).toBeLessThan((await place(bar)).y);
  }
  const move = await place(page.getByRole('button', { name: 'Отменить заказ' }));
  const lines = await place(page.getByRole('list', { name: 'Состав заказа' }));
  expect(move.y).toBeGreaterThan(lines.y + lines.height);
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

describe('a shop with a colour of its own', () => {
  let owner: Visit;
  const paint = (color: string) =>
    owner.page.evaluate(async (primary_color) => {
      const token = localStorage.getItem(`${location.host}-token`) ?? '';
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch('/api/retail/', { method: 'PUT', headers, body: JSON.stringify({ primary_color }) });
      if (!answer.ok) throw new Error(await answer.text());
    }, color);

  it.beforeAll(async ({ stay }) => {
    owner = await stay(phone, { path: '/', phone: '9000000001' });
    await paint('#7A1FA2');
    return async () => {
      await paint('#0074E0');
      await owner.close();
    };
  });

  /** What is painted, and the theme's main colour, as the page has them now. */
  const look = ({ page }: Visit) =>
    page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return {
        brand: root.getPropertyValue('--mantine-color-brand-6'),
        background: [document.body, document.documentElement]
          .map((element) => getComputedStyle(element).backgroundColor)
          .find((color) => color !== 'rgba(0, 0, 0, 0)'),
      };
    });

  it.for([
    { path: '/', scheme: 'light', brand: '#7a1fa2', background: 'rgb(255, 255, 255)' },
    { path: '/', scheme: 'dark', brand: '#954cb5', background: 'rgb(24, 28, 32)' },
    { path: '/favourites/', scheme: 'light', brand: '#7a1fa2', background: 'rgb(255, 255, 255)' },
    { path: '/favourites/', scheme: 'dark', brand: '#954cb5', background: 'rgb(24, 28, 32)' },
  ] as const)(
    'paints $path from the first frame on, in the $scheme scheme',
    async ({ path, scheme, brand, background }, { visit }) => {
      const opened = await visit({ width: 360, scheme }, { path: null });
      const { page } = opened;
      const scripts = deferred<void>();
      await page.route('**/assets/*.js', async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      // The server draws the front page, and not what is one person's own.
      const first = path === '/' ? page.getByRole('main').getByRole('article').first() : page.getByText('Загрузка...');
      await first.waitFor();
      await expect.poll(() => look(opened)).toEqual({ brand, background });
      scripts.resolve();
      await untilAlive(page);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      expect(await look(opened)).toEqual({ brand, background });
    },
  );

  it('has the default one without a reload once that is chosen', async () => {
    const { page } = owner;
    await typeAddress(page, '/settings/main/');
    expect((await look(owner)).brand).toBe('#7a1fa2');
    await page.getByRole('main').getByLabel('Основной цвет').fill('#0074E0');
    await page.getByRole('main').getByRole('button', { name: 'Сохранить' }).click();
    await expect.poll(async () => (await look(owner)).brand).toBe('#0074e0');
  });
});
