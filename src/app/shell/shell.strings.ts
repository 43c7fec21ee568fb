/** Texts of the header, the menu and the footer. */
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

  guest: 'Гость',
  signIn: 'Войти',
  signOut: 'Выйти',

  yes: 'Да',
  no: 'Отмена',
  offline: 'Нет связи с магазином. Изменения в\u00A0корзине сохранятся, как только она появится.',
} as const;
