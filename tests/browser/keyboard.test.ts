import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { Visit } from '#tests/support/browser/visit.ts';

/** What has the focus: the label of a field, or the text of something else; empty where nothing has it. */
const focused = ({ page }: Visit): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at, body } = document;
    if (!at || at === body) return '';
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null;
    return (at.getAttribute('aria-label') ?? label ?? at.textContent).replaceAll(/\s+/g, ' ');
  });

const stateOf = ({ page }: Visit): Promise<string> => page.getByRole('main').getByRole('status').first().innerText();

const paletteName = 'Страница, заказ, позиция, клиент, товар';
const palette = ({ page }: Visit) => page.getByRole('combobox', { name: paletteName });

/** Opens the palette, and goes to the first that it finds. */
async function goTo(visit: Visit, text: string): Promise<void> {
  await visit.page.keyboard.press('Control+KeyK');
  await expect.poll(() => focused(visit)).toBe(paletteName);
  await visit.page.keyboard.type(text);
  await visit.page.keyboard.press('Enter');
  await palette(visit).waitFor({ state: 'hidden' });
}

describe('a day of the demo owner, without the mouse', () => {
  let staff: Visit;
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => staff.page.keyboard.press(key)), Promise.resolve());

  it.beforeAll(async ({ stay }) => {
    staff = await stay({ width: 1280, scheme: 'light' }, { path: '/today/', phone: '9000000001' });
    await staff.page.getByRole('heading', { name: 'Что сделать' }).waitFor();
    return staff.close;
  });

  it('begins with a page of the palette', async () => {
    await goTo(staff, 'заказы маг');
    await staff.page.getByRole('heading', { level: 1, name: 'Заказы' }).waitFor();
    await expect.poll(() => focused(staff)).toBe('Заказы');
  });

  it('finds orders by the list’s search, and opens one by the arrows', async () => {
    await staff.page.getByRole('link', { name: /№/ }).first().waitFor();
    // The filters load beside the rows, and may come after them.
    await staff.page.getByLabel('Заказ, клиент, телефон, товар').waitFor();
    await press('Slash');
    await expect.poll(() => focused(staff)).toBe('Заказ, клиент, телефон, товар');
    await staff.page.keyboard.type('Екатерина');
    await press('Enter');
    await expect.poll(() => staff.page.url()).toMatch(/search=/);
    await staff.page.getByText('Корнеев').first().waitFor({ state: 'hidden' });
    await press('ArrowDown', 'ArrowDown', 'ArrowUp');
    await expect.poll(() => focused(staff)).toMatch(/^Выбрать: Заказ №/);
    await press('Enter');
    await expect.poll(() => focused(staff)).toMatch(/^Заказ №/);
  });

  it('accepts an order, prices its photos, collects, bills and delivers it by letters', async () => {
    const { page } = staff;
    const order = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem(`${location.host}-token`)}` };
      const response = await fetch('/api/placed-order/?scope=shop&state=created&limit=100', { headers });
      const { result } = (await response.json()) as { result: { id: number; is_priced: boolean }[] };
      return result.find(({ is_priced: isPriced }) => !isPriced)?.id;
    });
    await goTo(staff, `№${order}`);
    await page.getByRole('heading', { level: 1, name: new RegExp(`№\\s${order}$`) }).waitFor();
    await expect.poll(() => focused(staff)).toBe(`Заказ № ${order}`);
    await press('KeyF');
    await expect.poll(() => focused(staff)).toBe('Принять');
    await press('Enter');
    await expect.poll(() => stateOf(staff)).toBe('Принят');

    await press('KeyW');
    await expect.poll(() => focused(staff)).toBe('Цена за штуку');
    await page.keyboard.type('1200');
    await press('Enter');
    await page.getByText('Без цены: 1').waitFor();
    await expect.poll(() => focused(staff)).toBe('Цена за штуку');
    await page.keyboard.type('300');
    await press('Enter');
    await page.getByText(/^Без цены/).waitFor({ state: 'hidden' });
    await takeScreenshot(staff, 'keyboard-priced');

    const lead = async (key: string, verb: string) => {
      await page.getByRole('button', { name: verb, disabled: false }).waitFor();
      await press(key);
      await expect.poll(() => focused(staff)).toBe(verb);
      await press('Enter');
    };
    await lead('KeyC', 'Отметить собранным');
    await expect.poll(() => stateOf(staff)).toBe('Собран, ждёт оплаты');
    await lead('KeyX', 'Запросить оплату');
    await expect.poll(() => stateOf(staff)).toBe('Ожидает оплаты');
    await lead('KeyL', 'Передать в доставку');
    // The balance doesn't cover it, so a question comes first; an Enter too many says no.
    await page.getByText(/Баланс клиента не\sпокрывает заказ/).waitFor();
    await expect.poll(() => focused(staff)).toBe('Не сейчас');
    await press('Tab', 'Enter');
    await expect.poll(() => stateOf(staff)).toBe('Доставляется');
    await lead('KeyD', 'Отметить выполненным');
    await expect.poll(() => stateOf(staff)).toBe('Выполнен');
    await lead('KeyP', 'Завершить');
    await expect.poll(() => stateOf(staff)).toBe('Завершён');
    await expect.poll(() => focused(staff)).toBe('Завершён');
  });

  it('chooses a new state for many orders of the list, and comes back to their rows', async () => {
    const { page } = staff;
    await goTo(staff, 'заказы маг');
    await page.getByRole('link', { name: /№/ }).first().waitFor();
    await press('ArrowDown');
    await expect.poll(() => focused(staff)).toMatch(/^Выбрать: Заказ №/);
    await press('Shift+ArrowDown', 'KeyF');
    const drawer = page.getByRole('dialog', { name: 'Принять' });
    await drawer.waitFor();
    await press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(staff)).toMatch(/^Выбрать: Заказ №/);
  });

  it('is told the keys by the question mark, and comes back', async () => {
    await press('Shift+Slash');
    const keys = staff.page.getByRole('dialog', { name: 'Клавиши' });
    await keys.getByText('принять', { exact: true }).waitFor();
    await press('Escape');
    await keys.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(staff)).toMatch(/^Выбрать: Заказ №/);
  });

  it('causes no unexpected errors in the browser', () => {
    expect(staff.problems()).toEqual([]);
  });
});
