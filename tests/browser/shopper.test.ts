import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot, updateDocsScreenshot } from '#tests/support/browser/screenshots.ts';
import type { View, Visit } from '#tests/support/browser/visit.ts';
import { openCart, openMenu, signIn } from './steps.ts';

const teapot = 'Чайник заварочный «Снегирь», 900 мл';
const vase = 'Ваза «Капля» для сухоцветов, 22 см';
const comment = 'Проверьте, пожалуйста, крышку';

const shoppers: { phone: string; view: View }[] = [
  { phone: '9112000001', view: { width: 360, scheme: 'dark' } },
  { phone: '9112000002', view: { width: 1280, scheme: 'light' } },
];

describe.each(shoppers)('a shopper at $view.width px, $view.scheme', ({ phone, view }) => {
  let shopper: Visit;

  it.beforeAll(async ({ stay }) => {
    shopper = await stay(view);
    return shopper.close;
  });

  it('is welcomed by the shop, whose name is the title', async () => {
    const { page } = shopper;
    await page.getByRole('heading', { level: 1, name: 'Лён и глина' }).waitFor();
    expect(await page.title()).toBe('Лён и глина');
    await takeScreenshot(shopper, 'main');
    if (view.width === 1280) await updateDocsScreenshot(shopper, 'storefront');
  });

  it('finds an item in spite of a typo', async () => {
    const { page } = shopper;
    // On wide screens it is open already.
    if (view.width === 360) await page.getByRole('button', { name: 'Поиск', exact: true }).click();
    await page.getByRole('combobox', { name: 'Поиск по каталогу' }).fill('снигирь');
    await page.getByRole('option', { name: teapot }).click();
    await page.getByRole('heading', { level: 1, name: teapot }).waitFor();
    expect(await page.title()).toBe(`${teapot} — Лён и глина`);
    await takeScreenshot(shopper, 'item');
  });

  it('puts it into the cart, edits it there, and finds it so after a reload', async () => {
    const { page } = shopper;
    const quantity = page.getByRole('main').getByRole('group', { name: `Количество: ${teapot}` });
    await quantity.getByRole('button', { name: 'Больше' }).click();
    await page.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).click();
    const toCart = page.getByRole('main').getByRole('button', { name: 'Открыть корзину' });
    await expect.poll(() => toCart.evaluate((button) => button === document.activeElement)).toBe(true);
    await toCart.click();
    const cart = page.getByRole('dialog', { name: 'Корзина' });
    // A slow machine may send the count by itself before the comment is typed.
    const isSaved = page.waitForResponse((response) => {
      const request = response.request();
      return (
        request.method() === 'PUT' &&
        response.url().includes('/cart-item/') &&
        (request.postData() ?? '').includes(comment)
      );
    });
    await cart.getByRole('button', { name: 'Больше' }).click();
    await cart.getByLabel(`Комментарий: ${teapot}`).fill(comment);
    await isSaved;
    await takeScreenshot(shopper, 'cart');

    await page.reload();
    const kept = await openCart(shopper);
    await expect.poll(() => kept.getByLabel('Количество', { exact: true }).inputValue()).toBe('3');
    expect(await kept.getByLabel(`Комментарий: ${teapot}`).inputValue()).toBe(comment);
    await kept.getByRole('button', { name: 'Закрыть корзину' }).click();
    await kept.waitFor({ state: 'detached' });
  });

  it('is asked before an item is deleted', async () => {
    const { page } = shopper;
    const menu = await openMenu(shopper);
    await menu.getByRole('link', { name: 'Каталог' }).click();
    // A phone's page has the header's field alone.
    if (view.width === 360) await page.getByRole('button', { name: 'Поиск', exact: true }).click();
    await page.getByRole('textbox', { name: 'Поиск по каталогу' }).fill('ваза капля');
    await page.getByRole('button', { name: `В корзину: ${vase}` }).click();
    const cart = await openCart(shopper);
    const remove = cart.getByRole('button', { name: /^Удалить «Ваза „Капля“ для сухоцветов, 22\sсм»$/ });
    const question = page.getByRole('dialog', {
      name: /^Удалить «Ваза „Капля“ для сухоцветов, 22\sсм» из\sкорзины\?$/,
    });
    await remove.click();
    await question.getByRole('button', { name: 'Отмена' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await remove.count()).toBe(1);
    await remove.click();
    await question.getByRole('button', { name: 'Удалить' }).click();
    await remove.waitFor({ state: 'detached' });
    expect(await cart.getByRole('button', { name: /^Удалить «Чайник заварочный „Снегирь“, 900\sмл»$/ }).count()).toBe(
      1,
    );
  });

  it('signs in on the way to checkout, which is open then, with the same cart behind it', async () => {
    const { page } = shopper;
    await page.getByRole('dialog', { name: 'Корзина' }).getByRole('button', { name: 'Оформить заказ' }).click();
    await page.getByRole('dialog', { name: 'Вход по телефону' }).waitFor();
    await takeScreenshot(shopper, 'login');
    await signIn(shopper, phone);
    const checkout = page.getByRole('dialog', { name: 'Оформление заказа' });
    await checkout.getByRole('button', { name: 'Вернуться в корзину' }).click();
    const cart = page.getByRole('dialog', { name: 'Корзина' });
    await expect.poll(() => cart.getByLabel('Количество', { exact: true }).inputValue()).toBe('3');
    expect(await cart.getByLabel(`Комментарий: ${teapot}`).inputValue()).toBe(comment);
  });

  it('orders with a courier, and the cart is empty again', async () => {
    const { page } = shopper;
    await page.getByRole('dialog', { name: 'Корзина' }).getByRole('button', { name: 'Оформить заказ' }).click();
    const checkout = page.getByRole('dialog', { name: 'Оформление заказа' });
    await checkout.getByRole('radio', { name: /Курьер по городу/ }).check();
    const submit = checkout.getByRole('button', { name: 'Оформить заказ · 7 820 ₽' });
    await submit.click();
    await checkout.getByText('Это поле не может быть пустым.').first().waitFor();
    await checkout.getByLabel('Адрес доставки').fill('Санкт-Петербург, Садовая улица, 1');
    await checkout.getByLabel('Получатель', { exact: true }).fill('Анна Шопова');
    await checkout.getByLabel('Комментарий к заказу').fill('После шести вечера');
    await takeScreenshot(shopper, 'checkout');
    await submit.click();
    const heading = page.getByRole('heading', { level: 1, name: 'Заказ оформлен' });
    await heading.waitFor();
    expect(new URL(page.url()).pathname).toBe('/checkout-complete/');
    await checkout.waitFor({ state: 'detached' });
    await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
    expect(await page.getByRole('button', { name: 'Корзина', exact: true }).count()).toBe(1);
    await takeScreenshot(shopper, 'checkout-complete');
  });

  it('finds the order among their own, with its lines, sums and history', async () => {
    const { page } = shopper;
    const menu = await openMenu(shopper);
    await menu.getByRole('link', { name: 'Мои заказы' }).click();
    await page.getByRole('heading', { level: 1, name: 'Мои заказы' }).waitFor();
    const orders = page.getByRole('main').getByRole('link', { name: /Заказ №/ });
    await orders.first().waitFor();
    expect(await orders.count()).toBe(1);
    await takeScreenshot(shopper, 'my-orders');
    await orders.click();
    const lines = page.getByRole('list', { name: 'Состав заказа' });
    expect(await lines.innerText()).toContain(comment);
    const text = (await page.getByRole('main').innerText()).replaceAll(/\s/g, ' ');
    expect(text).toContain('7 470 ₽');
    expect(text).toContain('7 820 ₽');
    for (const part of [teapot, 'Новый', 'Садовая улица, 1', 'Анна Шопова', 'После шести вечера', 'Заказ оформлен'])
      expect(text).toContain(part);
    await takeScreenshot(shopper, 'order');
  });

  it('causes no unexpected errors in the browser', () => {
    expect(shopper.problems()).toEqual([]);
  });
});
