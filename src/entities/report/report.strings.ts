import type { ReportColumn, ReportKind } from '#contract/types.ts';
import { lineForms, orderForms } from '#entities/order/orders.strings.ts';
import { plural } from '#lib/plural.ts';

/** After «не больше». */
const ofLines = { one: 'позиции', few: 'позиций', many: 'позиций' };
const ofOrders = { one: 'заказа', few: 'заказов', many: 'заказов' };

const tooMany = (chosen: string, most: string): string =>
  `Выбрано ${chosen}, а\u00A0в\u00A0отчёт войдёт не\u00A0больше ${most}. ` +
  'Снимите часть выбора или сузьте список фильтрами.';

const kinds: Readonly<Record<ReportKind, string>> = {
  lines: 'Позиции',
  customers: 'Сборка по\u00A0клиентам',
  items: 'Сборка по\u00A0товарам',
  labels: 'Этикетки',
  waybill: 'Накладная',
};

const columns: Readonly<Record<ReportColumn, string>> = {
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

/** Texts of the dialog that makes files of lines. */
export const reportStrings = {
  button: 'Печать',
  title: 'Печать и\u00A0выгрузка',
  close: 'Закрыть',
  kind: 'Что в\u00A0отчёте',
  kinds,
  hints: {
    lines: 'Каждая позиция отдельной строкой, в\u00A0порядке списка.',
    customers: 'Позиции каждого клиента вместе, без отменённых.',
    items: 'Каждый товар один раз, сколько всего штук.',
    labels: 'Строка на\u00A0заказ: получатель, телефон, адрес.',
    waybill: 'Позиции с\u00A0ценами, доставка и\u00A0итог, без отменённых.',
  } satisfies Record<ReportKind, string>,
  columnsTitle: (shown: number, all: number) => `Столбцы: ${shown}\u00A0из\u00A0${all}`,
  columns,
  noColumns: 'Выберите хотя бы один столбец.',
  asAtFirst: 'Как было',
  xlsx: 'Скачать Excel',
  csv: 'Скачать CSV',
  print: 'Печать',
  otherwise: 'Другие столбцы, Excel, CSV…',
  tooManyLines: (chosen: number, most: number) => tooMany(plural(chosen, lineForms), plural(most, ofLines)),
  tooManyOrders: (chosen: number, most: number) => tooMany(plural(chosen, orderForms), plural(most, ofOrders)),
  busy: 'Готовим файл…',
  stop: 'Остановить',
  failed: 'Не\u00A0удалось сделать отчёт. Повторите.',
  done: (name: string) => `Файл «${name}» готов`,
  file: 'Отчёт',
} as const;
