import { altKey, modKey, type KeyGroup } from '#ui/keys/page-keys.ts';

/** Texts of the office's group in the side menu. */
export const menuStrings = {
  title: 'Управление',
  palette: 'Быстрый переход',
  shopOrders: 'Заказы магазина',
  payments: 'Платежи клиентов',
  sections: 'Разделы',
  /** Beside a page, which names the shop and its people already. */
  short: {
    orders: 'Заказы',
    lines: 'Строки',
    groups: 'Группы',
    purchases: 'Закупки',
    payments: 'Платежи',
    customers: 'Клиенты',
    items: 'Товары',
    settings: 'Настройки',
  },
  more: 'Ещё',
  fold: 'Свернуть',
  unfold: 'Развернуть разделы',
  waits: (label: string, badge: string) => (badge === '' ? label : `${label}: ${badge}`),
  search: 'Заказ, позиция, клиент, закупка, товар',
  toShop: 'Витрина',
  callsUsedUp:
    'Запас звонков на\u00A0этот час исчерпан: клиенты входят своим звонком. ' +
    'Если это не\u00A0наплыв клиентов, кто-то подбирает коды.',
} as const;

const everywhere = 'Везде';

/** The keys of every page. */
export const officeKeys: KeyGroup = {
  title: everywhere,
  keys: { [`${modKey} + K`]: 'найти страницу, заказ, позицию, клиента или товар', '?': 'показать эти клавиши' },
};

/** The keys of the sections beside a page. */
export const sectionKeys: KeyGroup = {
  title: everywhere,
  keys: { [`${altKey} + 1…9`]: 'открыть раздел', '[': 'свернуть или развернуть разделы' },
};
