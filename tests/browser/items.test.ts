import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { openCart } from './steps.ts';

const field = ({ page }: Visit, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const cardOf = ({ page }: Visit, name: string) => page.getByRole('article').filter({ hasText: name });

describe('an item that is counted', () => {
  let owner: Visit;
  let shopper: Visit;
  let href = '';

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
    await page.getByRole('heading', { level: 1, name: 'Рюмка гранёная' }).waitFor();
    href = new URL(page.url()).pathname;
    await page.getByText('Продаётся по 6 шт., от 12 шт.').waitFor();
  });

  it('goes into the cart in these counts', async () => {
    const { page } = shopper;
    await page.goto(new URL('/catalog/?search=рюмка гранёная', page.url()).href);
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
    await cart.getByRole('button', { name: 'Оформить заказ', exact: true }).click();
    await page.getByRole('radio', { name: /Лавка на Садовой/ }).check();
    await page.getByLabel('Получатель').fill('Нина Гранина');
    await page.getByRole('button', { name: /^Оформить заказ · / }).click();
    await page.getByText(/^Столько нет в\s+наличии: «Рюмка гранёная» \(осталось\s20\)/).waitFor();
    await takeScreenshot(shopper, 'stock-short');
    await page.getByRole('button', { name: 'Вернуться в корзину' }).click();
    await cart.getByLabel('Меньше').click();
    await expect.poll(() => cart.getByText('Осталось 20 шт.').count()).toBe(0);
    await cart.getByRole('button', { name: 'Оформить заказ', exact: true }).click();
    await page.getByRole('button', { name: /^Оформить заказ · / }).click();
    await page.getByRole('heading', { name: 'Заказ оформлен' }).waitFor();
  });

  it('is sold out once too little of it is left to sell', async () => {
    const { page } = owner;
    await page.goto(new URL(href, page.url()).href);
    await page.getByText('Осталось 2 шт.').first().waitFor();
    await page.getByRole('link', { name: 'Изменить' }).click();
    await field(owner, 'Остаток').fill('0');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Нет в наличии').waitFor();
    expect(await page.getByRole('button', { name: 'В корзину', exact: true }).isDisabled()).toBe(true);
    await takeScreenshot(owner, 'sold-out');
    expect(owner.problems()).toEqual([]);
  });
});
