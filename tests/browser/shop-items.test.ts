import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { openMenu, typeAddress } from './steps.ts';

const rows = ({ page }: Visit) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') });
const row = (visit: Visit, name: string) => rows(visit).filter({ hasText: name });
const drawerOf = ({ page }: Visit) => page.getByRole('dialog', { name: /^(Действия|Цены на.*): / });

describe('the list of items that staff keep', () => {
  let owner: Visit;

  it.beforeAll(async ({ stay }) => {
    owner = await stay({ width: 1280, scheme: 'light' }, { path: '/', phone: '9000000001' });
    return owner.close;
  });

  it('is narrowed by words, category and state', async () => {
    const { page } = owner;
    await (await openMenu(owner)).getByRole('link', { name: 'Товары магазина' }).click();
    await page.getByRole('heading', { level: 1, name: 'Товары' }).waitFor();
    await rows(owner).first().waitFor();
    await takeScreenshot(owner, 'shop-items');
    await page.getByLabel('Название, артикул').fill('кружка');
    await page.getByText(/^\d+\s+товар\S*$/).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('кружка');
    await page.getByRole('main').getByRole('combobox', { name: 'Статус' }).selectOption('Скрытые');
    await page.getByText('Ничего не найдено').waitFor();
    await takeScreenshot(owner, 'shop-items-none');
    await page.getByRole('main').getByRole('combobox', { name: 'Статус' }).selectOption('Все товары');
    await rows(owner).nth(1).waitFor();
  });

  it('changes a price in its row, and says why it can’t be so', async () => {
    const { page } = owner;
    const first = rows(owner).nth(1);
    const name = await first.getByRole('link').innerText();
    const price = first.getByRole('button', { name: new RegExp(`^Цена, ${name}`) });
    const was = await price.innerText();
    await price.click();
    const field = first.getByLabel(`Цена, ${name}`);
    owner.allow(/422/);
    await field.fill('2000000');
    await field.press('Enter');
    await first.getByText(/^Значение должно быть меньше/).waitFor();
    await takeScreenshot(owner, 'price-refused');
    // The row is higher for it, and stays so while somebody clicks below.
    await rows(owner).nth(3).getByRole('checkbox').first().check();
    await rows(owner).nth(3).getByRole('checkbox').first().uncheck();
    await field.focus();
    await field.fill('777,50');
    await field.press('Enter');
    await first.getByText('777,50').waitFor();
    await expect.poll(() => price.evaluate((button) => button.ownerDocument.activeElement === button)).toBe(true);
    await page.reload();
    await row(owner, name).getByText('777,50').waitFor();
    await row(owner, name)
      .getByRole('button', { name: new RegExp(`^Цена, ${name}`) })
      .click();
    const again = row(owner, name).getByLabel(`Цена, ${name}`);
    await again.fill(was.replace(/[^\d,]/gu, ''));
    await takeScreenshot(owner, 'price-in-place');
    await again.press('Enter');
    await row(owner, name).getByText(was).first().waitFor();
  });

  it('hides an item and shows it again', async () => {
    const first = rows(owner).nth(2);
    const shown = first.getByRole('switch');
    await shown.uncheck({ force: true });
    await first.getByText('Скрыт').waitFor();
    await shown.check({ force: true });
    await expect.poll(() => first.getByText('Скрыт').count()).toBe(0);
  });

  it('is left as the last of many quick presses wants it', async () => {
    const { page } = owner;
    const shown = rows(owner).nth(2).getByRole('switch');
    let saved = 0;
    page.on('response', (answer) => {
      if (answer.request().method() === 'PUT' && answer.ok()) saved += 1;
    });
    for (let press = 0; press < 5; press += 1) await shown.click({ force: true });
    await expect.poll(() => saved).toBe(5);
    await page.reload();
    await rows(owner).nth(2).getByText('Скрыт').waitFor();
    await rows(owner).nth(2).getByRole('switch').check({ force: true });
    await expect.poll(() => rows(owner).nth(2).getByText('Скрыт').count()).toBe(0);
    expect(owner.problems()).toEqual([]);
  });

  it('changes prices by per cent after a preview, and takes all of it back', async () => {
    const { page } = owner;
    // Those far below the window may be rendered, or not.
    const texts = async () =>
      (
        await rows(owner)
          .getByRole('button', { name: /^Цена, / })
          .allInnerTexts()
      ).slice(0, 6);
    const before = await texts();
    for (const index of [1, 2, 3]) await rows(owner).nth(index).getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Действия' }).click();
    const drawer = drawerOf(owner);
    await drawer.getByLabel('Что сделать').selectOption('Изменить цены на процент');
    await drawer.getByRole('button', { name: 'Показать новые цены' }).click();
    await drawer.getByText('Это поле не может быть пустым.').waitFor();
    await drawer.getByLabel('На сколько процентов').fill('−100');
    await drawer.getByRole('button', { name: 'Показать новые цены' }).click();
    await drawer.getByText('От\u00A0−99 до\u00A01000\u00A0%.').waitFor();
    await drawer.getByLabel('На сколько процентов').fill('−10');
    await drawer.getByLabel('Округлить').selectOption('До 10 рублей');
    await takeScreenshot(owner, 'price-form');
    await drawer.getByRole('button', { name: 'Показать новые цены' }).click();
    await drawer.getByText('Изменятся цены 3 товаров.').waitFor();
    await takeScreenshot(owner, 'price-preview');
    expect(await texts()).toEqual(before);
    await page.getByRole('dialog', { name: /^Цены на.−10.%: 3.товара$/ }).waitFor();
    await drawer.getByRole('button', { name: 'Назад' }).click();
    expect(await drawer.getByLabel('На сколько процентов').inputValue()).toBe('-10');
    await drawer.getByRole('button', { name: 'Показать новые цены' }).click();
    await drawer.getByRole('button', { name: /^Изменить цены на.−10.%$/ }).click();
    await page.getByText('Изменено: 3.').waitFor();
    await takeScreenshot(owner, 'price-done');
    await expect.poll(texts).not.toEqual(before);
    await page.getByRole('button', { name: 'Вернуть, как было' }).click();
    await page.getByText('Возвращено, как было: 3.').waitFor();
    await expect.poll(texts).toEqual(before);
    await page.getByRole('button', { name: 'Готово' }).click();
  });

  it('adds an item to a category beside its own, where the list finds it, and takes it out', async () => {
    const { page } = owner;
    const name = await rows(owner).nth(1).getByRole('link').innerText();
    const drawer = drawerOf(owner);
    const carryOut = async (what: string) => {
      await row(owner, name).getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Действия' }).click();
      await drawer.getByLabel('Что сделать').selectOption(what);
      await drawer.getByRole('button', { name: 'Изменить 1 товар' }).click();
      await drawer.getByText('Это поле не может быть пустым.').waitFor();
      await drawer.getByLabel('Категория').selectOption({ label: 'Текстиль' });
      await takeScreenshot(owner, what);
      await drawer.getByRole('button', { name: 'Изменить 1 товар' }).click();
      await page.getByText('Изменено: 1.').waitFor();
      await page.getByRole('button', { name: 'Готово' }).click();
    };
    await carryOut('Добавить в категорию');
    await page.getByRole('main').getByRole('combobox', { name: 'Категория' }).selectOption({ label: 'Текстиль' });
    await page.getByText(/^1\s+товар$/).waitFor();
    await row(owner, name).getByText('Кружки и чашки').waitFor();
    await carryOut('Убрать из категории');
    await page.getByText('Ничего не найдено').waitFor();
    await page.getByRole('main').getByRole('combobox', { name: 'Категория' }).selectOption('Все категории');
    await row(owner, name).waitFor();
    expect(owner.problems()).toEqual([]);
  });

  it('moves items to a category, which the audit takes back', async () => {
    const { page } = owner;
    for (const index of [1, 2]) await rows(owner).nth(index).getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Действия' }).click();
    const drawer = drawerOf(owner);
    await drawer.getByLabel('Что сделать').selectOption({ label: 'Текстиль' });
    await drawer.getByRole('button', { name: 'Изменить 2 товара' }).click();
    await page.getByText('Изменено: 2.').waitFor();
    await page.getByRole('button', { name: 'Готово' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await typeAddress(page, '/settings/audit/');
    await page.getByRole('link', { name: 'Массовое изменение' }).first().click();
    await page.getByRole('button', { name: 'Отменить всё изменение' }).click();
    const undo = page.getByRole('dialog', { name: 'Отмена изменения: 2 товара' });
    await takeScreenshot(owner, 'undo-batch');
    await undo.getByRole('button', { name: 'Вернуть 2 товара' }).click();
    await undo.getByText('Возвращено, как было: 2.').waitFor();
    await undo.getByRole('button', { name: 'Готово' }).click();
    await undo.waitFor({ state: 'hidden' });
    await takeScreenshot(owner, 'undone-batch');
  });

  it('is one scroll to its end, which Back and a reload return to', async ({ onTestFinished }) => {
    const { page } = owner;
    // So low that the first row in sight at the end is of the second page.
    await page.setViewportSize({ width: 1280, height: 320 });
    onTestFinished(() => page.setViewportSize({ width: 1280, height: 800 }));
    // As a person may type it: the page's number leaves the path as it is.
    await typeAddress(page, '/items');
    await rows(owner).nth(1).waitFor();
    const count = Number(await page.getByRole('table', { name: 'Товары' }).getAttribute('aria-rowcount'));
    const last = page.locator(`tr[aria-rowindex="${count}"]`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const name = await last.getByRole('link').innerText();
    await page.waitForURL(/\/items\?page=2$/);
    expect(await rows(owner).count()).toBeLessThan(40);
    const y = await page.evaluate(() => window.scrollY);
    await last.getByRole('link').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForURL(/\/item\/\d+\/edit\/$/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
    expect(await last.getByRole('link').innerText()).toBe(name);
    await page.reload();
    await last.getByRole('link', { name }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
  });

  it('begins anew with another order, and Back returns to where the one before was left', async () => {
    const { page } = owner;
    await typeAddress(page, '/items/?order=price');
    await rows(owner).nth(1).waitFor();
    await page.evaluate(() => window.scrollTo(0, 2_000));
    const menu = await openMenu(owner);
    const scroll = () => page.evaluate(() => window.scrollY);
    const y = await scroll();
    expect(y).toBeGreaterThan(1_000);
    await menu.getByRole('link', { name: 'Товары магазина' }).click();
    await expect.poll(scroll).toBeLessThan(300);
    await page.goBack();
    await page.waitForURL(/order=price$/);
    await expect.poll(scroll).toBe(y);
  });

  it('leads by the keys to rows that are not rendered, and selects between two', async () => {
    const { page } = owner;
    await typeAddress(page, '/items/');
    await rows(owner).nth(1).getByRole('checkbox').first().focus();
    await page.keyboard.press('End');
    const at = () =>
      page.evaluate(() => Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex') ?? 0));
    const count = Number(await page.getByRole('table', { name: 'Товары' }).getAttribute('aria-rowcount'));
    await expect.poll(at).toBe(count);
    for (const key of ['Space', 'Shift+ArrowUp', 'Shift+ArrowUp']) await page.keyboard.press(key);
    await page.getByText('Выбрано: 3').waitFor();
    await page.keyboard.press('Home');
    await expect.poll(at).toBe(2);
    await page.keyboard.press('Escape');
  });

  it('keeps what is typed in a row that leaves the window', async () => {
    const { page } = owner;
    const first = page.locator('tr[aria-rowindex="3"]');
    await first.getByRole('button', { name: /^Остаток, / }).click();
    await page.keyboard.type('43');
    await page.evaluate(() => window.scrollTo(0, 4_000));
    await first.waitFor({ state: 'detached' });
    await page.evaluate(() => window.scrollTo(0, 0));
    const field = first.getByRole('textbox', { name: /^Остаток, / });
    await expect.poll(() => field.inputValue()).toMatch(/43$/);
    const hasFocus = (part: Locator) => part.evaluate((element) => element.ownerDocument.activeElement === element);
    await expect.poll(() => hasFocus(field)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(first.getByRole('button', { name: /^Остаток, / }))).toBe(true);
    expect(owner.problems()).toEqual([]);
  });

  it('fits a phone', async ({ openAs }) => {
    const phone = await openAs({ width: 360, scheme: 'dark' }, { path: '/items/?search=кружка', phone: '9000000001' });
    await phone.page
      .getByRole('button', { name: /^Цена, / })
      .first()
      .waitFor();
    await takeScreenshot(phone, 'shop-items');
    await phone.page
      .getByRole('button', { name: /^Цена, / })
      .first()
      .click();
    await takeScreenshot(phone, 'shop-items-edit');
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await phone.close();
  });
});
