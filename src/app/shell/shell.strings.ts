import { plural, type PluralForms } from '#lib/plural.ts';
import { quoted } from '#lib/quoted.ts';

const goodsForms: PluralForms = { one: 'товар', few: 'товара', many: 'товаров' };

/** Texts of the header, the menu and the footer. */
export const shellStrings = {
  skip: 'К содержимому',
  openMenu: 'Открыть меню',
  menu: 'Меню',
  closeMenu: 'Закрыть меню',
  openSearch: 'Поиск',
  closeSearch: 'Закрыть поиск',
  headerSearch: 'Поиск товаров',
  searchPlaceholder: 'Поиск по каталогу',
  suggestions: 'Подсказки',
  lastSearches: 'Вы искали',
  forgetSearch: (text: string) => `Убрать из\u00A0последних: ${text}`,
  forgetSearches: 'Очистить',
  foundCategories: 'Категории',
  foundItems: 'Товары',
  allFound: (text: string) => `Все товары по\u00A0запросу ${quoted(text)}`,
  suggestionsFailed: 'Не\u00A0удалось найти подсказки',
  openCart: 'Корзина',
  filledCart: (count: number, sum: string) => `Корзина: ${plural(count, goodsForms)} на\u00A0${sum}`,
  contacts: 'Контакты',
  info: 'О\u00A0магазине',
  toTop: 'Наверх',

  sections: 'Разделы',
  byPhoto: 'Заказ по\u00A0фото',

  guest: 'Гость',
  signIn: 'Войти',
  signOut: 'Выйти',

  yes: 'Да',
  no: 'Отмена',
  offline: 'Нет связи с магазином. Что не отправится само, повторите, когда связь появится.',
} as const;
