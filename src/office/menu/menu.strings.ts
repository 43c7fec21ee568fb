import { modKey, type KeyGroup } from '#ui/keys/page-keys.ts';

/** Texts of the office's group in the side menu. */
export const menuStrings = {
  title: 'Управление',
  palette: 'Быстрый переход',
  shopOrders: 'Заказы магазина',
  payments: 'Платежи клиентов',
  callsUsedUp:
    'Запас звонков на\u00A0этот час исчерпан: клиенты входят своим звонком. ' +
    'Если это не\u00A0наплыв клиентов, кто-то подбирает коды.',
} as const;

/** The keys of every page. */
export const officeKeys: KeyGroup = {
  title: 'Везде',
  keys: { [`${modKey} + K`]: 'найти страницу, заказ, клиента или товар', '?': 'показать эти клавиши' },
};
