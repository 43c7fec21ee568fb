import type { Page } from 'playwright-core';
import { dialog, heading, type Place } from './axe-place.ts';
import { openCart, openMenu } from './steps.ts';

export const firstItem = (page: Page) => page.getByRole('main').getByRole('article').first().waitFor();

/** What a guest sees. */
export const ofGuest: readonly Place[] = [
  { name: 'main', path: '/', shown: firstItem },
  { name: 'catalogue', path: '/catalog/', shown: firstItem },
  {
    name: 'nothing-found',
    path: '/catalog/?search=qqqqqq',
    shown: (page) => page.getByRole('heading', { name: 'Ничего не найдено' }).waitFor(),
  },
  { name: 'item', path: '/item/1/', shown: heading(/./) },
  { name: 'no-item', path: '/item/999999/', shown: (page) => page.getByText('Товар не найден').waitFor() },
  { name: 'info', path: '/info/returns/', shown: heading(/^Возврат/) },
  { name: 'contacts', path: '/info/contacts/', shown: heading('Контакты') },
  { name: 'not-found', path: '/no-such-page/', shown: heading('Страница не найдена') },
  { name: 'favourites-of-guest', path: '/favourites/', shown: heading('Понравившиеся') },
  {
    name: 'orders-of-guest',
    path: '/orders',
    shown: (page) => page.getByText('Войдите, чтобы увидеть заказы').waitFor(),
  },
  { name: 'payments-of-guest', path: '/payments/3/', shown: heading('Войдите, чтобы увидеть платежи') },
  { name: 'menu-of-guest', path: '/', open: openMenu, shown: dialog('Меню') },
  { name: 'empty-cart', path: '/', open: openCart, shown: (page) => page.getByText('В корзине пока пусто').waitFor() },
  {
    name: 'login',
    path: '/',
    open: async (visit) => (await openMenu(visit)).getByRole('button', { name: 'Войти' }).click(),
    shown: dialog('Вход по телефону'),
  },
];
