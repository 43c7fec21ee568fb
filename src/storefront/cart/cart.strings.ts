import { quoted } from '#lib/quoted.ts';

/** Texts of the cart drawer. */
export const cartStrings = {
  title: 'Корзина',
  checkoutTitle: 'Оформление заказа',
  close: 'Закрыть корзину',
  loading: 'Загрузка...',
  failed: 'Не удалось получить корзину',
  failedHint: 'Проверьте связь и попробуйте ещё раз. Товары не пропали.',
  retry: 'Повторить',
  empty: 'В корзине пока пусто',
  emptyHint: 'Выберите что-нибудь в каталоге, и оно появится здесь.',
  inDoubt: 'Ваш последний заказ мог быть оформлен. Проверьте его в разделе «Мои заказы».',
  toOrders: 'Мои заказы',
  toCatalog: 'Перейти в каталог',
  items: 'Товары в корзине',
  remove: (name: string) => `Удалить ${quoted(name)}`,
  comment: (name: string) => `Комментарий: ${name}`,
  commentHint: 'Комментарий к товару',
  gone: 'Больше не продаётся: в заказ не войдёт.',
  removeGone: 'Удалить',
  saving: 'Сохраняем…',
  unsaved: 'Не сохранено',
  saved: 'Ваша выгода',
  total: 'Итого',
  checkout: 'Оформить заказ',
  byPhoto: 'Оформить заказ по фото',
} as const;
