import { BADGE_CAP } from '#machines/kit/constants.ts';

/** Texts of the frame around every page. */
export const shellStrings = {
  skip: 'К содержимому',
  openMenu: 'Открыть меню',
  menu: 'Меню',
  closeMenu: 'Закрыть меню',
  openSearch: 'Поиск',
  closeSearch: 'Закрыть поиск',
  searchPlaceholder: 'Поиск по каталогу',
  openCart: 'Корзина',
  openFilledCart: 'Корзина, есть товары',
  contacts: 'Контакты',
  toTop: 'Наверх',

  main: 'Главная',
  catalog: 'Каталог',
  favourites: 'Понравившиеся',
  myOrders: 'Мои заказы',
  payments: 'Платежи',
  balanceHistory: 'История баланса',
  shopOrders: 'Заказы магазина',
  staff: 'Управление',

  guest: 'Гость',
  signIn: 'Войти',
  signOut: 'Выйти',

  yes: 'Да',
  no: 'Отмена',
  offline: 'Нет связи с магазином. Изменения в\u00A0корзине сохранятся, как только она появится.',
} as const;

/** A menu badge: the count, `+99` above 99, nothing at zero. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > BADGE_CAP ? `+${BADGE_CAP}` : String(count);
}
