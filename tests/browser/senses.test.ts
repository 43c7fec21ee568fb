import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { openCart, openMenu } from './steps.ts';

const article = (page: Page) => page.getByRole('main').getByRole('article').first();

/** The contrast of a part with the page that it stands on. */
async function contrastWithPage(page: Page, part: Locator): Promise<number> {
  const background = (of: Locator) =>
    of.evaluate((element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const [r = 0, g = 0, b = 0, a = 1] = (getComputedStyle(at).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
        if (a > 0) return [r, g, b];
      }
      return [0, 0, 0];
    });
  const luminance = (colour: number[]) => {
    const [r = 0, g = 0, b = 0] = colour.map((part) => ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [one, other] = [luminance(await background(part)), luminance(await background(page.locator('body')))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const looks = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, forcedColorAdjust, outlineStyle } = getComputedStyle(element);
    return { backgroundColor, forcedColorAdjust, outlineStyle };
  });

describe('what a person with other senses than the designer’s meets', () => {
  it('is a button that stands out in the dark', async ({ visit }) => {
    const { page } = await visit({ width: 360, scheme: 'dark' }, { path: '/catalog/' });
    const button = article(page).getByRole('button', { name: /^В корзину/ });
    await button.waitFor();
    expect(await contrastWithPage(page, button)).toBeGreaterThan(3);
  });

  it('is the chosen category, and the buttons of the count, in colours of the system', async ({ visit }) => {
    const { page } = await visit({ width: 1280, scheme: 'light' }, { path: '/catalog/' });
    await page.emulateMedia({ forcedColors: 'active' });
    const categories = page.getByRole('navigation', { name: 'Категории' }).getByRole('link');
    await categories.nth(1).waitFor();
    const [chosen, other] = [await looks(categories.nth(0)), await looks(categories.nth(1))];
    // Otherwise the system would take its background away.
    expect(chosen.forcedColorAdjust).toBe('none');
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
    await article(page)
      .getByRole('button', { name: /^В корзину/ })
      .click();
    const more = article(page).getByRole('button', { name: 'Больше' });
    await more.waitFor();
    expect(await looks(more)).toMatchObject({ outlineStyle: 'solid' });
  });

  it('is a login that the demo telephone leaves free on a page zoomed to 400 %', async ({ visit }) => {
    const guest = await visit({ width: 360, scheme: 'light' });
    const { page } = guest;
    await page.setViewportSize({ width: 320, height: 256 });
    const menu = await openMenu(guest);
    await menu.getByRole('button', { name: 'Войти' }).click();
    const dialog = page.getByRole('dialog', { name: 'Вход по телефону' });
    for (const part of [
      dialog.getByLabel('Телефон', { exact: true }),
      dialog.getByRole('button', { name: 'ВКонтакте' }),
    ]) {
      await part.scrollIntoViewIfNeeded();
      const isOnTop = await part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop).toBe(true);
    }
  });
});

it('the menu is 320 px wide, the cart 340, the login dialog 280 at most', async ({ visit }) => {
  const visited = await visit({ width: 1280, scheme: 'light' }, { path: '/catalog/' });
  const { page } = visited;
  const widthOf = async (name: string) => (await page.getByRole('dialog', { name }).boundingBox())?.width;
  const menu = await openMenu(visited);
  await expect.poll(() => widthOf('Меню')).toBe(320);
  await menu.getByRole('button', { name: 'Войти' }).click();
  await expect.poll(() => widthOf('Вход по телефону')).toBe(280);
  await page.keyboard.press('Escape');
  await openCart(visited);
  await expect.poll(() => widthOf('Корзина')).toBe(340);
});
