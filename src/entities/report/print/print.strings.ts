import { plural } from '#lib/plural.ts';

/** Texts of the page that prints a report. */
export const printStrings = {
  title: 'Печать',
  back: 'Назад',
  print: 'Печать',
  loading: 'Готовим страницы…',
  loadingPictures: 'Загружаем фото…',
  picture: 'Фото',
  nothing: 'Нечего печатать',
  nothingAsked:
    'Откройте заказ и\u00A0нажмите «Печать», а\u00A0в\u00A0списке или закупке\u00A0— «Отчёт», затем «Печать».',
  noRows: 'По\u00A0этим условиям нет ни\u00A0одной позиции.',
  toMain: 'На\u00A0главную',
  order: (orderId: number) => `заказ №\u00A0${orderId}`,
  number: (orderId: string) => `№\u00A0${orderId}`,
  code: (orderId: string) => `Код заказа №\u00A0${orderId}`,
  at: (day: string) => `от\u00A0${day}`,
  waybillOf: (order: string) => `Накладная, ${order.charAt(0).toLowerCase()}${order.slice(1)}`,
  pieces: (count: number) => `${count}\u00A0шт.`,
  lines: (count: number) => plural(count, { one: 'строка', few: 'строки', many: 'строк' }),
  labelsHint:
    'На\u00A0листе A4 24\u00A0этикетки 70\u00A0×\u00A037\u00A0мм. Печатайте в\u00A0масштабе 100\u00A0%, без полей.',
  requisites: 'Реквизиты',
  handedOver: 'Отпустил',
  received: 'Получил',
} as const;
