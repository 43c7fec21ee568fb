import type { Page } from 'playwright-core';
import type { Visit } from '#tests/support/browser/visit.ts';
import { dialog, heading, type Place } from './axe-place.ts';
import { firstItem } from './axe-guest-places.ts';
import { openCart, openMenu } from './steps.ts';

const choosePaper =
  (name: string) =>
  async ({ page }: Visit): Promise<void> => {
    await page.getByRole('button', { name: 'Печать' }).click();
    await page.getByRole('menuitem', { name }).click();
  };

async function openDrawer(page: Page): Promise<void> {
  await page.locator('input[data-row-box]').first().click();
  await page.getByRole('button', { name: 'Действия' }).click();
  // Waits until the drawer stands still.
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).hover();
}

/** What the owner sees. */
export const ofOwner: readonly Place[] = [
  { name: 'favourites', path: '/favourites/', shown: firstItem },
  {
    name: 'no-favourite-found',
    path: '/favourites/?search=qqqqqq',
    shown: (page) => page.getByRole('heading', { name: 'Ничего не найдено' }).waitFor(),
  },
  { name: 'import', path: '/items/import/', shown: heading('Импорт товаров') },
  { name: 'today', path: '/today/', shown: (page) => page.getByRole('heading', { name: 'Что сделать' }).waitFor() },
  { name: 'my-orders', path: '/orders', shown: heading('Мои заказы') },
  {
    name: 'shop-orders',
    path: '/orders?scope=shop',
    shown: (page) => page.getByRole('link', { name: /№/ }).first().waitFor(),
  },
  { name: 'order', path: '/orders/1/', shown: heading(/Заказ №/) },
  { name: 'menu', path: '/', open: openMenu, shown: dialog('Меню') },
  { name: 'no-payments', path: '/payments/1/', shown: (page) => page.getByText('Платежей пока нет').waitFor() },
  {
    name: 'payments',
    path: '/payments/3/',
    shown: (page) => page.getByText('Подтверждён', { exact: true }).first().waitFor(),
  },
  {
    name: 'shop-payments',
    path: '/payments/all/',
    shown: (page) =>
      page
        .getByRole('button', { name: /^Подтвердить платёж/ })
        .first()
        .waitFor(),
  },
  {
    name: 'decide-payment',
    path: '/payments/all/',
    open: ({ page }) =>
      page
        .getByRole('button', { name: /^Отменить платёж/ })
        .first()
        .click(),
    shown: dialog(/^Отменить/),
  },
  {
    name: 'record-payment',
    path: '/payments/all/',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Записать платёж' }).click();
      await page.getByRole('dialog').getByLabel('Клиент').fill('ми');
    },
    shown: (page) => page.getByRole('button', { name: /Михаил Орлов/ }).waitFor(),
  },
  {
    name: 'shift',
    path: '/shift/?decider=all&day=2026-11-01',
    shown: (page) => page.getByRole('textbox', { name: /Наличные/ }).waitFor(),
  },
  { name: 'shop-payment', path: '/payments/all/1/', shown: heading(/^Платёж №/) },
  {
    name: 'new-order',
    path: '/orders?scope=shop',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Новый заказ' }).click();
      await page.getByRole('dialog').getByLabel('Клиент').fill('орлов');
      await page.getByRole('button', { name: /Михаил Орлов/ }).click();
    },
    shown: (page) => page.getByLabel('Название или артикул').waitFor(),
  },
  {
    name: 'new-customer',
    path: '/orders?scope=shop',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Новый заказ' }).click();
      await page.getByRole('button', { name: 'Новый клиент' }).click();
      await page.getByRole('button', { name: 'Создать клиента' }).click();
    },
    shown: (page) => page.getByText('Это поле не может быть пустым.').first().waitFor(),
  },
  {
    name: 'period',
    path: '/payments/3/',
    open: async ({ page, view }) => {
      if (view.width === 360) await page.getByRole('button', { name: 'Фильтры' }).click();
      await page.getByLabel('Период', { exact: true }).selectOption('Свои даты');
      await page.getByRole('button', { name: 'С…' }).click();
    },
    shown: (page) => page.getByRole('button', { name: 'Следующий месяц' }).waitFor(),
  },
  {
    name: 'balance-history',
    path: '/balance-history/3/',
    shown: (page) => page.getByText('Списание за заказ', { exact: true }).nth(1).waitFor(),
  },
  { name: 'order-balance', path: '/orders/1/3/balance-history/', shown: heading(/Баланс по заказу/) },
  {
    name: 'top-up',
    path: '/',
    open: async (visit) => {
      await (await openMenu(visit)).getByRole('button', { name: 'Пополнить' }).click();
      await visit.page.getByRole('button', { name: 'Выбрать фото', exact: true }).waitFor();
    },
    shown: dialog('Пополнение баланса'),
  },
  {
    name: 'reason',
    path: '/orders?scope=shop&state=accepted',
    open: async ({ page }) => {
      await page.getByRole('link', { name: /№/ }).first().click();
      await page.getByRole('button', { name: 'Вернуть в «Новый»' }).click();
    },
    shown: dialog(/^Перевести заказ №\s\d+ в статус «Новый»\?$/),
  },
  {
    name: 'palette',
    path: '/orders?scope=shop',
    open: async ({ page }) => {
      await page.getByRole('link', { name: /№/ }).first().waitFor();
      await page.keyboard.press('Control+KeyK');
      await page.getByRole('combobox', { name: 'Страница, заказ, позиция, клиент, товар' }).fill('ми');
    },
    shown: async (page) => {
      for (const group of ['Заказы', 'Клиенты', 'Товары'])
        await page.getByRole('group', { name: group }).getByRole('option').first().waitFor();
    },
  },
  {
    name: 'keys',
    path: '/orders?scope=shop',
    open: async ({ page }) => {
      await page.getByRole('link', { name: /№/ }).first().waitFor();
      await page.keyboard.press('Shift+Slash');
    },
    shown: dialog('Клавиши'),
  },
  {
    name: 'lines',
    path: '/list-orders?orderState=accepted&orderState=done',
    shown: (page) => page.getByText(/шт\./).first().waitFor(),
  },
  {
    name: 'lines-states',
    path: '/list-orders',
    open: async ({ page, view }) => {
      if (view.width === 360) await page.getByRole('button', { name: 'Фильтры' }).click();
      await page.getByRole('button', { name: /^Позиции: / }).click();
    },
    shown: (page) => page.getByRole('checkbox', { name: 'Ожидает' }).waitFor(),
  },
  {
    name: 'bulk-lines',
    path: '/list-orders',
    open: async ({ page }) => {
      await openDrawer(page);
      // A line that waits can't be handed over: its verdict is shown.
      await page.getByLabel('Что сделать').selectOption('F');
      await page.getByRole('button', { name: 'Отметить выданной 1\u00A0позицию' }).click();
    },
    shown: (page) => page.getByRole('heading', { name: 'Отказано: 1' }).waitFor(),
  },
  {
    name: 'bulk-payments',
    path: '/payments/all/',
    open: ({ page }) => openDrawer(page),
    shown: (page) => page.getByLabel('Что сделать').waitFor(),
  },
  {
    name: 'no-lines',
    path: '/list-orders?search=qqqqqq',
    shown: (page) => page.getByRole('heading', { name: 'Ничего не найдено' }).waitFor(),
  },
  {
    name: 'groups',
    path: '/groups-orders',
    shown: (page) =>
      page
        .getByRole('link', { name: /позици/ })
        .first()
        .waitFor(),
  },
  {
    name: 'report',
    path: '/orders/1/',
    open: choosePaper('Другие столбцы, Excel, CSV…'),
    shown: dialog('Печать и\u00A0выгрузка'),
  },
  { name: 'purchases', path: '/purchases', shown: (page) => page.getByText('Ивановский текстиль').first().waitFor() },
  {
    name: 'purchase',
    path: '/purchases/3/list-orders/',
    shown: (page) => page.getByRole('button', { name: 'Новый альбом' }).waitFor(),
  },
  {
    name: 'photo-prices',
    path: '/photo-prices/',
    shown: (page) => page.getByText(/^Было у\s/).waitFor(),
  },
  {
    name: 'purchase-receipt',
    path: '/purchases/1/list-orders/',
    open: ({ page }) => page.getByRole('button', { name: 'Отметить приход' }).click(),
    shown: dialog('Что пришло?'),
  },
  {
    name: 'album-form',
    path: '/purchases/albums/',
    open: ({ page }) =>
      page
        .getByRole('button', { name: /^Изменить альбом/ })
        .first()
        .click(),
    shown: dialog('Изменить альбом'),
  },
  ...(['Накладная', 'Этикетки'] as const).map((kind) => ({
    name: `print-${kind}`,
    path: '/orders/1/',
    open: choosePaper(kind),
    shown: heading(new RegExp(`^${kind}`)),
  })),
  {
    name: 'cart',
    path: '/',
    open: openCart,
    shown: (page) => page.getByRole('list', { name: 'Товары в корзине' }).waitFor(),
  },
  {
    name: 'checkout',
    path: '/',
    open: async (visit) => (await openCart(visit)).getByRole('button', { name: 'Оформить заказ' }).click(),
    shown: (page) => page.getByRole('radio', { name: /Курьер/ }).waitFor(),
  },
  { name: 'checkout-complete', path: '/checkout-complete/?order=1', shown: heading('Заказ оформлен') },
];

/** What an intermediary sees. */
export const ofIntermediary: readonly Place[] = [
  {
    name: 'market-day',
    path: '/today/',
    shown: (page) => page.getByRole('list', { name: 'Что купить' }).getByRole('link').first().waitFor(),
  },
  { name: 'market-purchases', path: '/purchases', shown: heading('Закупки') },
  {
    name: 'market-purchase',
    path: '/purchases/3/list-orders/',
    shown: (page) => page.getByText(/^Купить ещё/).waitFor(),
  },
  {
    name: 'market-refusal',
    path: '/purchases/3/list-orders/',
    open: ({ page }) =>
      page
        .getByRole('button', { name: /^Нет в\sналичии: / })
        .first()
        .click(),
    shown: dialog(/^Почему не\sкуплено: /),
  },
  {
    name: 'albums',
    path: '/purchases/albums/',
    shown: (page) =>
      page
        .getByText(/\d+\sфото/)
        .first()
        .waitFor(),
  },
];
