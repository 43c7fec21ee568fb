import type { OrderLine, OrderLineState } from '#contract/types.ts';
import type { PluralForms } from '#lib/plural.ts';

/** Texts of the list and the page of orders. */
export const ordersStrings = {
  loading: 'Загрузка...',
  state: 'Статус',
  anyState: 'Все статусы',
  empty: 'Заказов пока нет',

  number: (id: number) => `Заказ №\u00A0${id}`,
  byNumber: (id: number) => `№\u00A0${id}`,
  missing: 'Заказ не найден',
  toOwn: 'Мои заказы',
  missingHint: 'Проверьте номер или посмотрите список заказов.',
  back: 'К списку заказов',
  ownHistory: 'Списания по заказу',
  placedAt: (when: string) => `Оформлен ${when}`,
  lines: 'Состав заказа',
  itemsTotal: 'Товары',
  delivery: 'Доставка',
  free: 'Бесплатно',
  total: 'Итого',
  recipient: 'Получатель',
  comment: 'Комментарий',
  note: 'Внутренняя заметка',
  timeline: 'История заказа',
  placed: 'Заказ оформлен',
  forced: (sum: string) => `Без покрытия: на\u00A0балансе не\u00A0хватало ${sum}`,
  stillOwed: (sum: string) => `На\u00A0балансе не\u00A0хватало ${sum}`,
  noValue: 'нет',
  wasNone: 'не\u00A0было',
  actions: {
    changed: (name: string) => name,
    added: (name: string) => `Позиция добавлена: ${name}`,
    split: (name: string) => `Позиция разделена: ${name}`,
    canceled: (name: string) => `Позиция отменена: ${name}`,
    removed: (name: string) => `Позиция убрана: ${name}`,
  },
  fields: { description: 'название', comment: 'комментарий', count: 'количество', price: 'цена', state: 'статус' },
  detailKinds: { delivery: 'Изменены данные заказа', note: 'Изменена внутренняя заметка' },
  details: {
    method: 'способ доставки',
    address: 'адрес',
    price: 'стоимость доставки',
    recipient_name: 'получатель',
    recipient_phone: 'телефон',
    comment: 'комментарий',
    note: 'заметка',
  },
  shop: 'Магазин',
  unpriced: (count: number, why: string) => `${count}\u00A0шт., ${why.toLowerCase()}`,
  photo: 'Фото',
  photos: 'Фото из заказа',
  purchase: 'Закупка:',
  album: (name: string) => `альбом «${name}»`,
  openPhoto: (name: string) => `Посмотреть: ${name}`,
  history: 'Баланс по заказу',
} as const;

/** The name of a line; a photo that nobody has named goes by its comment, and by a general one without it. */
export function nameOfLine({
  description,
  comment = '',
}: Pick<OrderLine, 'description'> & Partial<Pick<OrderLine, 'comment'>>): string {
  return description || comment || ordersStrings.photo;
}

/** What is to be read beside the name of a line; empty where the name says it. */
export function noteOfLine({ description, comment }: Pick<OrderLine, 'description' | 'comment'>): string {
  return description === '' ? '' : comment;
}

/** The noun «заказ» for each count. */
export const orderForms: PluralForms = { one: 'заказ', few: 'заказа', many: 'заказов' };

/** The noun «позиция» for each count. */
export const lineForms: PluralForms = { one: 'позиция', few: 'позиции', many: 'позиций' };

/** Names of an order line's states. */
export const lineStateNames: Readonly<Record<OrderLineState, string>> = {
  W: 'Ожидает',
  O: 'Заказан у поставщика',
  P: 'Закуплен',
  F: 'Выдан',
  C: 'Отменён',
};

/** The same for the order's customer. */
export const buyersLineStateNames: Readonly<Record<OrderLineState, string>> = {
  ...lineStateNames,
  W: 'Ещё не\u00A0собран',
};

/** The same in one word, for lists. */
export const shortLineStateNames: Readonly<Record<OrderLineState, string>> = { ...lineStateNames, O: 'Заказан' };
