import type { OrderLine, OrderLineState } from '#contract/types.ts';

/** Texts of the list and the page of orders. */
export const ordersStrings = {
  mine: 'Мои заказы',
  ofShop: 'Заказы магазина',
  ofCustomer: 'Заказы клиента',
  signIn: 'Войдите, чтобы увидеть заказы',
  loading: 'Загрузка...',
  search: 'Номер, имя или телефон',
  state: 'Состояние',
  anyState: 'Все состояния',
  emptyMine: 'Заказов пока нет',
  emptyMineHint: 'Выберите что-нибудь в каталоге: оформить заказ можно за минуту.',
  emptyShop: 'Заказов пока нет',
  emptyShopHint: 'Здесь появятся заказы покупателей.',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: 'Попробуйте другой номер, имя или состояние.',
  nothingMineHint: 'Попробуйте другое состояние или другие дни.',
  reset: 'Показать все',
  toCatalog: 'В каталог',

  number: (id: number) => `Заказ №\u00A0${id}`,
  columns: { number: 'Номер', customer: 'Клиент', phone: 'Телефон', date: 'Дата', state: 'Состояние', items: 'Товары', sum: 'Сумма' },
  noPhone: 'Телефон не указан',
  noName: 'Без имени',

  missing: 'Заказ не найден',
  missingHint: 'Проверьте номер или посмотрите список заказов.',
  back: 'К списку заказов',
  from: (date: string) => `от ${date}`,
  lines: 'Состав заказа',
  itemsTotal: 'Товары',
  delivery: 'Доставка',
  free: 'Бесплатно',
  total: 'Итого',
  recipient: 'Получатель',
  customer: 'Клиент',
  comment: 'Комментарий',
  timeline: 'История заказа',
  placed: 'Заказ оформлен',
  shop: 'Магазин',
  photo: 'Фото',
  photos: 'Фото из заказа',
  openPhoto: (name: string) => `Посмотреть: ${name}`,
  history: 'Баланс по заказу',
  repeat: 'Повторить заказ',
  repeatFailed: 'Не удалось повторить заказ',
  repeatNothing: 'Этих товаров уже нет в продаже.',
  repeatMissing: (names: string) => `В корзину не попали: ${names}`,
} as const;

/** How a line is called: a photo has no name of its own. */
export function nameOfLine({ description }: Pick<OrderLine, 'description'>): string {
  return description || ordersStrings.photo;
}

/** Names of an order line's states. */
export const lineStateNames: Readonly<Record<OrderLineState, string>> = {
  W: 'Ожидает',
  O: 'Заказан у поставщика',
  P: 'Закуплен',
  F: 'Выдан',
  C: 'Отменён',
};
