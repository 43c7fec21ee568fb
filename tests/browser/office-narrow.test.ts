import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { narrow, type Visit } from '#tests/support/browser/visit.ts';

describe('lists of the office in a window that is as narrow as a table has', () => {
  let visit: Visit;

  it.beforeAll(async ({ stay }) => {
    visit = await stay({ width: 1280, scheme: 'light' }, { path: '/', phone: '9000000001' });
    return visit.close;
  });

  it('fold the states that have no room, and keep the chosen one in sight', async () => {
    const { page } = visit;
    await page.setViewportSize({ width: 1210, height: 800 });
    await page.goto('/orders?scope=shop');
    const tabs = page.getByRole('main').getByRole('navigation').filter({ hasText: 'Все' });
    const more = tabs.getByRole('button', { name: /^Другие статусы: \d$/ });
    await more.waitFor();
    const isCut = () =>
      tabs.evaluate((place) => {
        const { right } = place.getBoundingClientRect();
        return [...place.querySelectorAll('a, button')].some((one) => one.getBoundingClientRect().right > right);
      });
    expect(await isCut()).toBe(false);
    await more.click();
    const last = page.getByRole('menuitem').last();
    expect(await last.innerText()).toMatch(/^Отклонённые\s1$/);
    await last.click();
    await tabs.getByRole('link', { name: 'Отклонённые 1' }).and(page.locator('[aria-current=page]')).waitFor();
    expect(page.url()).toContain('state=rejected');
    expect(await isCut()).toBe(false);
    // Where rows are cards already, and the sections still stand beside them.
    await page.setViewportSize({ width: 1000, height: 800 });
    await tabs.getByRole('button', { name: /^Другие статусы: \d$/ }).waitFor();
    expect(await isCut()).toBe(false);
  });

  it('have the filters that are set in one row, and show the others of them at a press', async () => {
    const { page } = visit;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/orders?scope=shop&sumMin=1000&owing=1&standing=1');
    const more = page.getByRole('button', { name: 'Показать другие фильтры: 2' });
    await more.waitFor();
    await page.getByRole('button', { name: 'Сумма: от 1\u00A0000\u00A0₽' }).waitFor();
    const rows = async () =>
      new Set(
        await page
          .getByRole('main')
          .locator('[data-filter]')
          .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().top))),
      ).size;
    expect(await rows()).toBe(1);
    await page.getByRole('button', { name: 'Сумма: от 1\u00A0000\u00A0₽' }).click();
    await page.getByRole('dialog', { name: 'Сумма' }).waitFor();
    expect(await rows()).toBe(1);
    await page.keyboard.press('Escape');
    await more.click();
    await expect.poll(rows).toBe(2);
    expect(await page.locator('[data-filter=chip]').count()).toBe(3);
  });

  it('give goods and comments as many lines as a row has room for', async () => {
    const { page } = visit;
    await page.goto('/list-orders');
    const comment = page.getByRole('main').getByTitle(/^С открыткой/);
    await comment.first().waitFor();
    const isWhole = () =>
      comment
        .first()
        .evaluate((text) => text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth);
    expect(await isWhole()).toBe(false);
    await page.evaluate(() => localStorage.setItem(`${location.host}-row-height`, '44'));
    await page.reload();
    await comment.first().waitFor();
    expect(await isWhole()).toBe(true);
    const heights = await page
      .getByRole('main')
      .locator('tbody tr:not([aria-hidden])')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights.filter((height) => height > 45)).toEqual([]);
  });

  it('cut on a phone neither whom to call nor the name of a purchase', async () => {
    const { page } = visit;
    await page.setViewportSize({ width: 360, height: 800 });
    /** Whether a text is seen to its end: neither wider nor higher than the box of the line that it stands in. */
    const isWhole = (text: string) =>
      page
        .getByRole('main')
        .getByText(text)
        .first()
        .evaluate((found, sought) => {
          const words = document.createTreeWalker(found, NodeFilter.SHOW_TEXT);
          let node = words.nextNode();
          while (node && !node.textContent?.replaceAll('\u00A0', ' ').includes(sought)) node = words.nextNode();
          if (!node) return false;
          const range = document.createRange();
          range.selectNodeContents(node);
          const { right, bottom } = range.getBoundingClientRect();
          const clips: Element[] = [];
          for (let box: Element | null = found; box; box = box.parentElement)
            if (getComputedStyle(box).overflowX !== 'visible') clips.push(box);
          return (
            right <= innerWidth &&
            clips.every((box) => {
              const room = box.getBoundingClientRect();
              return right <= room.right + 1 && bottom <= room.bottom + 1;
            })
          );
        }, text);
    await page.goto('/orders?scope=shop&search=9000000003');
    await page.getByRole('main').getByText('+7 (900) 000 00 03').first().waitFor();
    expect(await isWhole('+7 (900) 000 00 03')).toBe(true);
    await page.goto('/purchases/');
    await page.getByRole('link', { name: 'Подарочные наборы к Новому году' }).waitFor();
    expect(await isWhole('Подарочные наборы к Новому году')).toBe(true);
  });
});

it('an intermediary reads the name of a purchase in whole words', async ({ visit }) => {
  const { page } = await visit(narrow, { path: '/purchases/', phone: '9000000006' });
  const name = page.getByRole('main').getByText('Подарочные наборы к Новому году', { exact: true });
  await name.waitFor();
  const wordRows = await name.evaluate((box) => {
    const text = box.firstChild;
    if (!text?.textContent) return [];
    const range = document.createRange();
    return [...text.textContent.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length;
    });
  });
  expect(wordRows).toEqual([1, 1, 1, 1, 1]);
});
