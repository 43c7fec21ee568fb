import type { Locator, Page } from 'playwright-core';
import { fileWith } from '#tests/support/browser/file-with.ts';
import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import type { View, Visit } from '#tests/support/browser/visit.ts';
import { deferred } from '#tests/support/deferred.ts';
import { openCart, openMenu } from './steps.ts';

const cataloguePageSize = 24;
const shopName = 'Лён и глина';
const moved: { view: View; staff: string }[] = [
  { view: { width: 360, scheme: 'dark' }, staff: '9000000001' },
  { view: { width: 1280, scheme: 'light' }, staff: '9000000002' },
];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Clicks where the thing is: Playwright's own click would scroll the page for it. */
async function clickInPlace(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('There is nothing to click');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The page of the list that the first row in sight is of. */
const shownPage = (page: Page) =>
  page.evaluate((size) => {
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const isInSight = (cell: Element): boolean => {
      const { top, bottom } = cell.getBoundingClientRect();
      return (top + bottom) / 2 > header;
    };
    const first = [...document.querySelectorAll('main [aria-posinset]')].find(isInSight);
    return Math.ceil(Number(first?.getAttribute('aria-posinset') ?? 1) / size);
  }, cataloguePageSize);

/** Turns the wheel once and says whether the page, which grows, has gone so far. */
async function wheelTo(page: Page, distance: number): Promise<boolean> {
  await page.mouse.wheel(0, Math.max(0, Math.min(600, distance - (await scrollOf(page)))));
  return (await scrollOf(page)) >= distance;
}

/** Waits until the page rests with its address. */
async function untilRests(page: Page): Promise<void> {
  let before: number | null = null;
  const rests = async (): Promise<boolean> => {
    const [y, shown] = [await scrollOf(page), await shownPage(page)];
    const isStill = y === before;
    before = y;
    return isStill && shown === Number(new URL(page.url()).searchParams.get('page') ?? 1);
  };
  await expect.poll(rests).toBe(true);
}

/** Turns the wheel until the page has gone so far, and waits until it rests there with its address. */
async function scrollBy(page: Page, distance: number): Promise<number> {
  await expect.poll(() => wheelTo(page, distance)).toBe(true);
  await untilRests(page);
  return scrollOf(page);
}

/** Marks the first link in the middle of the window that leads to such a page. */
async function markLinkInSight(page: Page, href: string): Promise<Locator> {
  await page.evaluate((start) => {
    const isInSight = (link: Element): boolean => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 120 && bottom < window.innerHeight - 60;
    };
    [...document.querySelectorAll(`main a[href^="${start}"]`)].find(isInSight)?.setAttribute('data-marked', 'here');
  }, href);
  const link = page.locator('[data-marked=here]');
  expect(await link.count()).toBe(1);
  return link;
}

describe.each(moved)('at $view.width px', ({ view, staff }) => {
  describe('a guest in the catalogue', () => {
    let guest: Visit;
    let page: Page;
    let left: number;

    it.beforeAll(async ({ stay }) => {
      guest = await stay(view);
      ({ page } = guest);
      return guest.close;
    });

    it('comes to a new page at its top and its heading', async () => {
      await page.getByRole('main').getByRole('article').first().waitFor();
      await scrollBy(page, 600);
      await clickInPlace(page, page.getByRole('button', { name: 'Открыть меню' }));
      await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Каталог' }).click();
      await heading(page, 'Каталог');
      await page.locator('h1:focus').waitFor();
      expect(await scrollOf(page)).toBe(0);
      await expect.poll(() => page.title()).toBe(`Каталог — ${shopName}`);
    });

    it('returns by Back to the very cards that were left, where they were left', async () => {
      await page.getByRole('main').getByRole('article').first().waitFor();
      left = await scrollBy(page, 3_600);
      const link = await markLinkInSight(page, '/item/');
      const name = await link.innerText();
      const address = addressOf(page);
      await clickInPlace(page, link);
      await heading(page, name);
      // The heading keeps measures and short words together; the title has plain spaces.
      await expect.poll(() => page.title()).toBe(`${name.replaceAll('\u00A0', ' ')} — ${shopName}`);
      expect(await scrollOf(page)).toBe(0);
      expect(await link.isVisible()).toBe(false);

      await page.goBack();
      await link.waitFor();
      expect(await scrollOf(page)).toBe(left);
      expect(addressOf(page)).toBe(address);
      expect(await link.evaluate((found) => found === document.activeElement)).toBe(true);
      await expect.poll(() => page.title()).toBe(`Каталог — ${shopName}`);
    });

    it('stays where it was through a reload', async () => {
      await page.reload();
      await page.getByRole('main').getByRole('article').first().waitFor();
      await expect.poll(() => scrollOf(page)).toBe(left);
      expect(await page.getByRole('main').getByRole('article').filter({ hasText: /./ }).count()).toBeGreaterThan(0);
    });

    it('goes forward to the item and back again after that reload', async () => {
      await page.goForward();
      await page.getByRole('button', { name: 'В корзину', exact: true }).first().waitFor();
      expect(await scrollOf(page)).toBe(0);
      await page.goBack();
      await heading(page, 'Каталог');
      await expect.poll(() => scrollOf(page)).toBe(left);
    });

    it('begins at the top where it is opened anew', async () => {
      await page.goto('/catalog/');
      await page.getByRole('main').getByRole('article').first().waitFor();
      expect(await scrollOf(page)).toBe(0);
    });

    it('says which page is in sight though the code of the list comes once the wheel rests', async ({ visit }) => {
      const { page: slow } = await visit(view, { path: null });
      const wheelRests = deferred<void>();
      await slow.route(fileWith('RestOfItems'), async (route) => {
        await wheelRests.promise;
        await route.continue();
      });
      await slow.goto('/catalog/');
      await slow.getByRole('main').getByRole('article').first().waitFor();
      await expect.poll(() => wheelTo(slow, 4_800)).toBe(true);
      wheelRests.resolve();
      await expect.poll(() => shownPage(slow)).toBeGreaterThan(1);
      await untilRests(slow);
    });

    it('causes no unexpected errors in the browser', () => expect(guest.problems()).toEqual([]));
  });

  describe('staff among orders', () => {
    let member: Visit;
    it.beforeAll(async ({ stay }) => {
      member = await stay(view, { path: null, phone: staff });
      return member.close;
    });

    it('returns from an order to the same list, and after a reload to the same place', async () => {
      const { page } = member;
      // So low that the orders of the demo don't fit into it.
      await page.setViewportSize({ width: view.width, height: 480 });
      await page.goto('/orders?scope=shop');
      await page.getByRole('main').getByRole('link', { name: /№/ }).first().waitFor();
      const left = await scrollBy(page, view.width === 360 ? 900 : 120);
      const link = await markLinkInSight(page, '/orders/');
      await clickInPlace(page, link);
      await heading(page, /Заказ №/);
      expect(await page.title()).toMatch(/^Заказ №\u00A0\d+ — Лён и глина$/);
      await clickInPlace(page, page.getByRole('main').getByRole('link', { name: 'К списку заказов' }));
      await link.waitFor();
      expect(await scrollOf(page)).toBe(left);
      await expect.poll(() => page.title()).toBe(`Заказы — ${shopName}`);
      await page.reload();
      await expect.poll(() => scrollOf(page)).toBe(left);
    });

    it('is led from an order that was opened directly to the list of their own', async () => {
      const { page } = member;
      await page.goto('/orders/1/');
      await page.getByRole('main').getByRole('link', { name: 'К списку заказов' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/orders');
    });

    it('causes no unexpected errors in the browser', () => expect(member.problems()).toEqual([]));
  });

  describe('Back', () => {
    let guest: Visit;
    let page: Page;
    it.beforeAll(async ({ stay }) => {
      guest = await stay(view, { path: '/item/1/' });
      ({ page } = guest);
      await heading(page, /./);
      await page.goto('/catalog/');
      await page.getByRole('main').getByRole('article').first().waitFor();
      return guest.close;
    });

    /** Lets the history settle: a step for each of the open ones. */
    const settled = (steps: number) =>
      expect.poll(() => page.evaluate(() => Number(history.state?.overlays ?? 0))).toBe(steps);

    it.for([
      ['the cart', 'Корзина', () => openCart(guest), () => page.getByRole('button', { name: /^Корзина/ })],
      ['the menu', 'Меню', () => openMenu(guest), () => page.getByRole('button', { name: 'Открыть меню' })],
    ] as const)('closes %s, stays on the page and gives the focus back', async ([, name, open, opener]) => {
      await open();
      await settled(1);
      await page.goBack();
      await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
      expect(addressOf(page)).toBe('/catalog/');
      await expect.poll(() => opener().evaluate((button) => button === document.activeElement)).toBe(true);
    });

    it('closes the login dialog', async () => {
      const menu = await openMenu(guest);
      await menu.getByRole('button', { name: 'Войти' }).click();
      const dialog = page.getByRole('dialog', { name: 'Вход по телефону' });
      await dialog.waitFor();
      await settled(1);
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(addressOf(page)).toBe('/catalog/');
    });

    it('forgets through a reload what was open', async () => {
      await openCart(guest);
      await settled(1);
      await page.reload();
      await page.getByRole('main').getByRole('article').first().waitFor();
      await settled(0);
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    it('leaves the page once nothing is open', async () => {
      const cart = await openCart(guest);
      await settled(1);
      await cart.getByRole('button', { name: 'Закрыть корзину' }).click();
      await settled(0);
      await page.goBack();
      await expect.poll(() => addressOf(page)).toBe('/item/1/');
    });

    it('causes no unexpected errors in the browser', () => expect(guest.problems()).toEqual([]));
  });
});
