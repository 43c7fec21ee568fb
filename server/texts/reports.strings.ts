import type { OrderLineState, ReportColumn, ReportKind } from '#contract/types.ts';

/** Names of a line's states. */
export const lineStateNames: Readonly<Record<OrderLineState, string>> = {
  W: 'Ожидает',
  O: 'Заказан у\u00A0поставщика',
  P: 'Закуплен',
  F: 'Выдан',
  C: 'Отменён',
};

/** Titles of a report's columns. */
export const columnTitles: Readonly<Record<ReportColumn, string>> = {
  order: 'Заказ',
  created_at: 'Дата',
  order_state: 'Статус заказа',
  customer: 'Клиент',
  phone: 'Телефон',
  description: 'Товар',
  comment: 'Комментарий',
  count: 'Кол-во',
  retail_price: 'Розничная цена',
  discount: 'Скидка, %',
  price: 'Цена',
  total: 'Сумма',
  state: 'Статус',
  recipient: 'Получатель',
  delivery: 'Доставка',
  address: 'Адрес',
  order_comment: 'Комментарий к\u00A0заказу',
  purchase: 'Закупка',
  note: 'Заметка',
};

/** What a file is called. */
const kindNames: Readonly<Record<ReportKind, string>> = {
  lines: 'Позиции',
  customers: 'Сборка по клиентам',
  items: 'Сборка по товарам',
  labels: 'Этикетки',
  waybill: 'Накладная',
};

/** Other texts of reports. */
export const reportTexts = {
  photo: 'Фото',
  noName: 'Без имени',
  orders: 'Заказы',
  comments: 'Комментарии',
  pieces: 'Штук',
  sum: 'Итого',
  sumOfAll: 'Всего',
  notPriced: 'цена не\u00A0назначена',
  delivery: (name: string) => `Доставка: ${name}`,
  piecesIn: (orderId: number, pieces: number) => `№\u00A0${orderId} × ${pieces}`,
  piecesText: (pieces: number) => `${pieces}\u00A0шт.`,
  order: (orderId: number) => `Заказ №\u00A0${orderId}`,
  sheet: 'Отчёт',
};

/** The name of a file without its ending: `Накладная, заказ 12, 22.11.2026`. */
export function reportName(kind: ReportKind, orderId: number | undefined, day: string): string {
  return [kindNames[kind], ...(orderId === undefined ? [] : [`заказ ${orderId}`]), day].join(', ');
}
