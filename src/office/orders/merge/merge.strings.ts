import { plural, type PluralForms } from '#lib/plural.ts';

const pieceForms: PluralForms = { one: 'штука', few: 'штуки', many: 'штук' };

/** Texts of merging an order into another one. */
export const mergeStrings = {
  open: 'Объединить с\u00A0заказом…',
  title: (id: number) => `Объединить заказ №\u00A0${id}`,
  into: 'С\u00A0каким заказом',
  order: (id: number) => `Заказ №\u00A0${id}`,
  orderNote: (when: string, pieces: number) => `Оформлен ${when} · ${plural(pieces, pieceForms)}`,
  moves: (intoId: number) => `Позиции перейдут в\u00A0заказ №\u00A0${intoId}.`,
  titleOfTwo: 'Объединить два заказа',
  kept: 'Какой заказ остаётся',
  selectTwo: 'Выберите два новых или два принятых заказа одного клиента.',
  goes: (pieces: number, id: number, intoId: number) =>
    `Из\u00A0заказа №\u00A0${id} в\u00A0заказ №\u00A0${intoId} переходит ${plural(pieces, pieceForms)}.`,
  /** `facts` are the method, the address and the price, where they are known. */
  delivery: (intoId: number, id: number, facts: readonly string[] = []) =>
    `Доставка, адрес и\u00A0цена доставки останутся от\u00A0заказа №\u00A0${intoId}` +
    `${facts.length > 0 ? `: ${facts.join(', ')}` : ''}, а\u00A0не\u00A0от\u00A0заказа №\u00A0${id}.`,
  comesTo: 'Сумма товаров: ',
  closes: (id: number) => `Заказ №\u00A0${id} закроется, это можно отменить.`,
  split: (id: number) => `Позиции вернулись в\u00A0заказ №\u00A0${id}`,
  none: 'Объединять не\u00A0с\u00A0чем',
  noneHint: 'У\u00A0клиента нет другого заказа в\u00A0этом статусе.',
  loading: 'Загрузка...',
  merge: 'Объединить',
  cancel: 'Отмена',
  merged: (id: number, intoId: number) => `Позиции заказа №\u00A0${id} теперь в\u00A0заказе №\u00A0${intoId}`,
  failed: 'Не\u00A0удалось объединить заказы',
  note: 'Объединён с',
  noteLink: (id: number) => `заказом №\u00A0${id}`,
  undo: 'Отменить объединение',
  undoFailed: 'Не\u00A0удалось отменить объединение',
} as const;
