import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { watchShifts } from '#tests/support/browser/shifts.ts';
import { type Visit, widths } from '#tests/support/browser/visit.ts';
import { signInFromMenu } from './steps.ts';

const OWNER = '9000000001';
// Each can be called once a minute.
const INTERMEDIARY = '9000000006';
const CASHIER = '9000000005';
const SHOPPER = '9000000004';

const sections = ({ page }: Visit) => page.getByRole('navigation', { name: 'Разделы' });
const heading = ({ page }: Visit) => page.getByRole('main').getByRole('heading', { level: 1 });

it.for([
  ['an intermediary', 360, INTERMEDIARY, '/today/'],
  ['a cashier', 1280, CASHIER, '/today/'],
  ['a shopper', 360, SHOPPER, '/'],
] as const)('%s signs in at the front page at %i px and is led to what is theirs', async (row, { visit }) => {
  const [, width, phone, path] = row;
  const visited = await visit({ width, scheme: 'light' }, { path: '/' });
  await signInFromMenu(visited, phone);
  await visited.page.waitForURL(`**${path}`);
  await visited.page.waitForLoadState('networkidle');
  expect(new URL(visited.page.url()).pathname).toBe(path);
  expect(await heading(visited).innerText()).toMatch(path === '/' ? /^Лён/ : /^Сегодня$/);
});

describe('sections of the office', () => {
  it('are one press apart in a wide window, and nothing moves', async ({ visit }) => {
    const visited = await visit({ width: 1280, scheme: 'light' }, { path: null, phone: OWNER });
    const { page } = visited;
    await page.addInitScript(watchShifts);
    await page.goto('/today/');
    const names: string[] = [];
    await sections(visited).getByRole('link').first().waitFor();
    const count = await sections(visited).getByRole('link').count();
    for (let index = 0; index < count; index += 1) {
      const link = sections(visited).getByRole('link').nth(index);
      await link.click();
      await page.waitForLoadState('networkidle');
      expect(await link.getAttribute('aria-current')).not.toBeNull();
      names.push(await heading(visited).innerText());
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
    }
    expect(names).toEqual([
      'Сегодня',
      'Заказы',
      'Строки заказов',
      'Заказы по\u00A0клиентам',
      'Закупки',
      'Платежи клиентов',
      'Клиенты',
      'Товары',
      'Настройки сайта',
    ]);
    expect(visited.problems()).toEqual([]);
  });

  it('stay folded through a reload, without a jump', async ({ visit }) => {
    const visited = await visit({ width: 1280, scheme: 'dark' }, { path: '/orders?scope=shop', phone: OWNER });
    const { page } = visited;
    await sections(visited).getByRole('button', { name: 'Свернуть' }).click();
    const main = page.getByRole('main');
    const width = () => sections(visited).evaluate((bar) => bar.getBoundingClientRect().width);
    expect(await width()).toBe(56);
    await page.addInitScript(watchShifts);
    await page.reload();
    await main.getByRole('link', { name: /№/ }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await width()).toBe(56);
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
  });

  it.for(widths)('leave the storefront alone, and a way back: $width px', async (view, { visit }) => {
    const visited = await visit(view, { path: '/', phone: OWNER });
    const { page } = visited;
    await page.getByRole('contentinfo').waitFor();
    expect(await sections(visited).filter({ hasText: 'Платежи' }).count()).toBe(0);
    const back = view.width === 1280 ? page.getByRole('banner') : page.getByRole('main');
    await back.getByRole('link', { name: 'Сегодня' }).click();
    await page.waitForURL('**/today/');
    await sections(visited).filter({ hasText: 'Платежи' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: /^Лён/ }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('contentinfo').waitFor();
  });

  it.for(widths)('come to pages that the server draws without a jump: $width px', async (view, { visit }) => {
    const visited = await visit(view, { path: null, phone: OWNER });
    const { page } = visited;
    visited.allow(/404/);
    await page.addInitScript(watchShifts);
    for (const [path, way] of [
      ['/no-such-page/', 'Заказы'],
      ['/item/1/', 'Изменить товар'],
      ['/catalog/', 'Каталог'],
    ] as const) {
      await page.goto(path);
      await page.getByText(way).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
    }
  });

  it('cover nothing of a page on a phone', async ({ visit }) => {
    const visited = await visit({ width: 360, scheme: 'light' }, { path: '/orders?scope=shop', phone: OWNER });
    const { page } = visited;
    await page.getByRole('main').getByRole('link', { name: /№/ }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const { last, bar } = await page.evaluate(() => {
      const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
      const all = [...document.querySelectorAll('main :is(a, button, p)')];
      return {
        last: Math.max(...all.map(bottomOf)),
        bar: document.querySelector('nav:not(main nav)')?.getBoundingClientRect().top ?? 0,
      };
    });
    expect(bar).toBeGreaterThan(600);
    expect(last).toBeLessThanOrEqual(bar);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('are told by the menu where one is, and by paper not at all', async ({ visit }) => {
    const visited = await visit({ width: 360, scheme: 'dark' }, { path: '/payments/all/', phone: OWNER });
    const { page } = visited;
    await heading(visited).waitFor();
    await sections(visited).getByRole('button', { name: 'Ещё' }).click();
    const here = page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: /^Платежи клиентов/ });
    await expect
      .poll(() => here.evaluate((link) => link.getBoundingClientRect().bottom <= window.innerHeight))
      .toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Меню' }).waitFor({ state: 'detached' });
    await page.emulateMedia({ media: 'print' });
    expect(await sections(visited).isVisible()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await sections(visited).isVisible()).toBe(false);
    expect(await heading(visited).evaluate((title) => title.getBoundingClientRect().left)).toBeLessThan(60);
  });
});
