import type { OrderLineState } from '#contract/types.ts';

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
  pages: 'Страницы заказов',
  page: (page: number) => `Страница ${page}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  emptyMine: 'Заказов пока нет',
  emptyMineHint: 'Выберите что-нибудь в каталоге: оформить заказ можно за минуту.',
  emptyShop: 'Заказов пока нет',
  emptyShopHint: 'Здесь появятся заказы покупателей.',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: 'Попробуйте другой номер, имя или состояние.',
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
} as const;

/** Names of an order line's states. */
export const lineStateNames: Readonly<Record<OrderLineState, string>> = {
  W: 'Ожидает',
  O: 'Заказан у поставщика',
  P: 'Закуплен',
  F: 'Выдан',
  C: 'Отменён',
};
