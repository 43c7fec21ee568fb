import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { askForCall, type NewShop, openNewShop, signInOwner } from './new-shop.ts';
import { openCart, openMenu } from './steps.ts';

const ownerPhone = '9550000001';
const shopperPhone = '9550000002';

describe('an empty shop in production', () => {
  let shop: NewShop;
  let owner: Visit;
  let shopper: Visit;

  it.beforeAll(async ({ openAs }) => {
    shop = await openNewShop('Лавка у моста', ownerPhone);
    owner = await openAs({ width: 1280, scheme: 'light' }, { url: shop.url, path: '/' });
    shopper = await openAs({ width: 360, scheme: 'light' }, { url: shop.url, path: '/' });
    return async () => {
      await Promise.all([owner.close(), shopper.close()]);
      await shop.close();
    };
  });

  it('lets its owner in by a call of their own', async () => {
    const { page } = owner;
    await page.getByRole('heading', { level: 1, name: 'Лавка у моста' }).waitFor();
    await takeScreenshot(owner, 'production-empty');
    await signInOwner(owner, shop, ownerPhone);
    await (await openMenu(owner)).getByRole('link', { name: 'Настройки сайта' }).click();
  });

  it('gets a delivery method, a category and an item on its pages', async () => {
    const { page } = owner;
    await page
      .getByRole('navigation', { name: 'Разделы настроек' })
      .getByRole('link', { name: 'Способы доставки' })
      .click();
    await page.getByRole('button', { name: 'Добавить способ' }).click();
    const method = page.getByRole('dialog', { name: 'Новый способ доставки' });
    await method.getByLabel('Название').fill('Курьер');
    await method.getByLabel('Стоимость').fill('300');
    await method.getByLabel('Нужен адрес').check();
    await method.getByRole('button', { name: 'Сохранить' }).click();
    await method.waitFor({ state: 'hidden' });
    await (await openMenu(owner)).getByRole('link', { name: 'Каталог' }).click();
    await page.getByRole('link', { name: 'Категории' }).click();
    await page.getByRole('button', { name: 'Новая категория' }).first().click();
    const category = page.getByRole('dialog', { name: 'Новая категория' });
    await category.getByLabel('Название').fill('Посуда');
    await category.getByRole('button', { name: 'Сохранить' }).click();
    await category.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'В каталог' }).click();
    await page.getByRole('link', { name: 'Новый товар' }).click();
    await page.getByLabel('Название').fill('Кувшин');
    await page.getByLabel('Категория').selectOption({ label: 'Посуда' });
    await page.getByLabel('Цена', { exact: true }).fill('1200');
    await page.getByRole('button', { name: 'Создать товар' }).click();
    await page.getByText('Товар «Кувшин» создан').waitFor();
    await takeScreenshot(owner, 'production-item');
  });

  it('takes the first order of a shopper', async () => {
    const { page } = shopper;
    await page.goto(new URL('/catalog/', shop.url).href);
    await page.getByRole('button', { name: 'В корзину: Кувшин' }).click();
    await (await openCart(shopper)).getByRole('button', { name: 'Оформить заказ', exact: true }).click();
    await page.getByRole('dialog', { name: 'Вход по телефону' }).waitFor();
    const isReloaded = page.waitForEvent('load');
    await askForCall(shopper, shopperPhone);
    await isReloaded;
    const checkout = page.getByRole('dialog', { name: 'Оформление заказа' });
    await checkout.getByRole('radio', { name: /Курьер/ }).check();
    await checkout.getByLabel('Адрес доставки').fill('Санкт-Петербург, Садовая улица, 1');
    await checkout.getByLabel('Получатель', { exact: true }).fill('Нина Мостовая');
    await checkout.getByRole('button', { name: /^Оформить заказ · 1\s500\s₽$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Заказ оформлен' }).waitFor();
    await takeScreenshot(shopper, 'production-order');
  });

  it('is paid for it, and hands it on', async () => {
    const { page } = owner;
    await (await openMenu(owner)).getByRole('link', { name: /Платежи клиентов/ }).click();
    await page.getByRole('button', { name: 'Записать платёж' }).click();
    const payment = page.getByRole('dialog', { name: 'Записать платёж' });
    await payment.getByLabel('Клиент').fill('Мостовая');
    await payment.getByRole('button', { name: /Нина Мостовая/ }).click();
    await payment.getByLabel('Сумма').fill('1500');
    await payment.getByRole('button', { name: 'Записать', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^Платёж №/ }).waitFor();
    await page.getByRole('button', { name: /Подтвердить/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
    await page.getByRole('main').getByText('Подтверждён').waitFor();
    await (await openMenu(owner)).getByRole('link', { name: 'Заказы магазина' }).click();
    await page.getByRole('link', { name: /№\s1$/ }).click();
    for (const step of ['Принять', 'Отметить собранным', 'Передать в доставку', 'Отметить выполненным']) {
      const button = page.getByRole('group', { name: 'Что сделать с заказом' }).getByRole('button', { name: step });
      await button.first().click();
    }
    await shopper.page.goto(new URL('/orders', shop.url).href);
    await shopper.page.getByText('Выполнен').first().waitFor();
    await takeScreenshot(owner, 'production-done');
    expect([owner.problems(), shopper.problems()]).toEqual([[], []]);
  });
});
