import { describe, expect } from 'vitest';
import { expectCleanInBothSchemes } from '#tests/support/browser/axe.ts';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { dragOntoFirst, openCart, typeAddress } from './steps.ts';

const field = ({ page }: Visit, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const cardOf = ({ page }: Visit, name: string) => page.getByRole('article').filter({ hasText: name });

describe('an item that is counted', () => {
  let owner: Visit;
  let shopper: Visit;
  let href = '';
  let order = '';

  it.beforeAll(async ({ stay }) => {
    owner = await stay({ width: 1280, scheme: 'light' }, { path: '/item/new/', phone: '9000000001' });
    return owner.close;
  });
  it.beforeAll(async ({ stay }) => {
    shopper = await stay({ width: 360, scheme: 'light' }, { path: '/', phone: '9005550101' });
    return shopper.close;
  });

  it('is made with its stock and the counts in which it is sold', async () => {
    const { page } = owner;
    await field(owner, 'Название').fill('Рюмка гранёная');
    await field(owner, 'Категория').selectOption({ label: 'Кружки и чашки' });
    await field(owner, 'Цена').fill('250');
    await field(owner, 'Остаток').fill('20');
    await field(owner, 'Кратность').fill('6');
    await field(owner, 'Минимум').fill('12');
    await takeScreenshot(owner, 'new-item');
    await page.getByRole('button', { name: 'Создать товар' }).click();
    // The office stays around whoever makes items.
    await page.getByRole('status').getByText('Товар «Рюмка гранёная» создан').waitFor();
    await page.getByRole('navigation', { name: 'Разделы' }).waitFor();
    await takeScreenshot(owner, 'made-item');
    await page.getByRole('link', { name: 'На витрине' }).click();
    await page.getByRole('heading', { level: 1, name: 'Рюмка гранёная' }).waitFor();
    href = new URL(page.url()).pathname;
    await page.getByText('Продаётся по 6 шт., от 12 шт.').waitFor();
  });

  it('goes into the cart in these counts', async () => {
    const { page } = shopper;
    await typeAddress(page, '/catalog/?search=рюмка гранёная');
    const card = cardOf(shopper, 'Рюмка гранёная');
    await card.getByText('В корзину 12 шт.').click();
    const count = card.getByLabel('Количество', { exact: true });
    await expect.poll(() => count.inputValue()).toBe('12');
    await count.fill('20');
    await count.blur();
    expect(await count.inputValue()).toBe('24');
    await takeScreenshot(shopper, 'counted-card');
  });

  it('is not ordered beyond its stock, and nothing of the cart is lost', async () => {
    const { page } = shopper;
    const cart = await openCart(shopper);
    await cart.getByText('Осталось 20 шт.').waitFor();
    await cart.getByText('Продаётся по 6 шт., от 12 шт.').waitFor();
    await takeScreenshot(shopper, 'counted-cart');
    const checkout = cart.getByRole('button', { name: 'Оформить заказ', exact: true });
    expect(await checkout.isDisabled()).toBe(true);
    await cart.getByLabel('Меньше').click();
    await expect.poll(() => cart.getByText('Осталось 20 шт.').count()).toBe(0);
    await checkout.click();
    await page.getByRole('radio', { name: /Лавка на Садовой/ }).check();
    await page.getByLabel('Получатель').fill('Нина Гранина');
    // Somebody else takes six pieces meanwhile.
    await typeAddress(owner.page, `${href}edit/`);
    await field(owner, 'Остаток').fill('14');
    await owner.page.getByRole('button', { name: 'Сохранить' }).click();
    await owner.page.waitForURL('**/items/');
    await page.getByRole('button', { name: /^Оформить заказ · / }).click();
    await page.getByText(/^Столько нет в\s+наличии: «Рюмка гранёная» \(осталось\s14\)/).waitFor();
    await takeScreenshot(shopper, 'stock-short');
    await page.getByRole('button', { name: 'Вернуться в корзину' }).click();
    await cart.getByText('Осталось 14 шт.').waitFor();
    await cart.getByLabel('Меньше').click();
    await expect.poll(() => cart.getByText('Осталось 14 шт.').count()).toBe(0);
    await checkout.click();
    expect(await page.getByLabel('Получатель').inputValue()).toBe('Нина Гранина');
    await page.getByRole('button', { name: /^Оформить заказ · / }).click();
    await page.getByRole('heading', { name: 'Заказ оформлен' }).waitFor();
    order = /№\s(\d+)/.exec(await page.getByRole('main').innerText())?.[1] ?? '';
  });

  it('is sold out once too little of it is left to sell', async () => {
    const { page } = owner;
    await typeAddress(page, href);
    await page.getByText('Осталось 2 шт.').first().waitFor();
    await page.getByRole('link', { name: 'Изменить' }).click();
    await field(owner, 'Остаток').fill('0');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Нет в наличии').waitFor();
    expect(await page.getByRole('button', { name: 'В корзину', exact: true }).isDisabled()).toBe(true);
    await takeScreenshot(owner, 'sold-out');
    expect(owner.problems()).toEqual([]);
  });

  it('goes below zero in an order of staff only after a question', async () => {
    const { page } = owner;
    await typeAddress(page, `/orders/${order}/`);
    await page.getByRole('button', { name: 'Изменить: Рюмка гранёная' }).click();
    const form = page.getByRole('group', { name: 'Позиция: Рюмка гранёная' });
    await form.getByLabel('Количество').fill('14');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Товара не хватает' });
    await question.getByText(/«Рюмка гранёная» \(осталось\s0, нужно\s2\)/).waitFor();
    await expectCleanInBothSchemes(owner, 'stock-question');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await form.getByLabel('Количество').inputValue()).toBe('14');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await question.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    await typeAddress(page, href);
    await page.getByRole('link', { name: 'Изменить' }).click();
    await expect.poll(() => field(owner, 'Остаток').inputValue()).toBe('-2');
  });
});

describe('an item with pictures and attributes', () => {
  let owner: Visit;

  it.beforeAll(async ({ stay }) => {
    owner = await stay({ width: 1280, scheme: 'light' }, { path: '/item/1/edit/', phone: '9000000001' });
    return owner.close;
  });

  const inOrder = (list: string) => owner.page.getByRole('list', { name: list }).getByRole('listitem');
  const pictures = () =>
    inOrder('Фото')
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const attributes = () =>
    inOrder('Характеристики').evaluateAll((all) => all.map((one) => one.querySelector('input')?.value));
  const handle = (name: string | RegExp) => owner.page.getByRole('button', { name });
  const save = async () => {
    const { page } = owner;
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.waitForURL('**/items/');
    await typeAddress(page, '/item/1/edit/');
    await inOrder('Характеристики').first().waitFor();
  };

  it('keeps the order into which they are dragged by the mouse', async () => {
    const { page } = owner;
    await inOrder('Фото').first().waitFor();
    const [one, two, three] = await pictures();
    const [first, second, ...rest] = await attributes();
    await dragOntoFirst(page, handle(/^Переместить: Фото\s3$/), handle(/^Переместить: Фото\s1$/));
    await expect.poll(pictures).toEqual([three, one, two]);
    await takeScreenshot(owner, 'item-pictures');
    await dragOntoFirst(page, handle(`Переместить: «${second}»`), handle(`Переместить: «${first}»`));
    await expect.poll(attributes).toEqual([second, first, ...rest]);
    await takeScreenshot(owner, 'item-attributes');
    await save();
    expect(await pictures()).toEqual([three, one, two]);
    expect(await attributes()).toEqual([second, first, ...rest]);
  });

  it('keeps the order into which they are moved by keys', async () => {
    const { page } = owner;
    const [one, two, three] = await pictures();
    const [first, second, ...rest] = await attributes();
    await handle(/^Переместить: Фото\s1$/).press('Enter');
    await page.getByText(/^Взято: Фото\s1\. Место 1 из\s3\.$/).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByText(/^Фото\s1: место 2 из\s3\.$/).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByText(/^Фото\s1: место 3 из\s3\.$/).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(pictures).toEqual([two, three, one]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^Переместить: Фото\s3$/);
    await handle(`Переместить: «${second}»`).press('Space');
    await page.getByText(`Взято: «${second}». Место 2 из\u00A05.`).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByText(`«${second}»: место 1 из\u00A05.`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(`Перемещение отменено: «${second}»`).waitFor();
    expect(await attributes()).toEqual([first, second, ...rest]);
    await page.getByRole('button', { name: 'Характеристика 2 выше' }).click();
    await expect.poll(attributes).toEqual([second, first, ...rest]);
    await save();
    expect(await pictures()).toEqual([two, three, one]);
    expect(await attributes()).toEqual([second, first, ...rest]);
    expect(owner.problems()).toEqual([]);
  });
});
