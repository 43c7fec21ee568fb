import type { OrderLineState } from '#contract/types.ts';
import { actKeys, type KeyedActs } from '#entities/acts/act-keys.ts';
import { lineForms } from '#entities/order/orders.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { plural } from '#lib/plural.ts';

/** The same noun as an object: «перевести позицию». */
const objectForms = { ...lineForms, one: 'позицию' };

/** Texts of what is done with many lines. */
export const bulkLinesStrings = {
  selection: 'Выбранные позиции',
  name: (id: number) => `Позиция №\u00A0${id}`,
  ofOrder: (name: string, orderId: number) => `${name}, заказ №\u00A0${orderId}`,
  sending: keepTogether('Ожидающие позиции попадут в закупку.'),
  send: (count: number) => `Отправить ${plural(count, objectForms)}`,
  standing: (state: string, order: string) => `${state}, заказ: ${order}`,
  toPurchase: (lines: string) => `В\u00A0закупку: ${lines}`,
  where: 'Куда отправить',
  acts: {
    send: 'В\u00A0закупку',
    price: 'Указать цену',
    C: 'Отменить…',
  },
  /** Before a number of lines. */
  verbs: {
    P: (count: number) => (count === 1 ? 'Отметить закупленной' : 'Отметить закупленными'),
    F: (count: number) => (count === 1 ? 'Отметить выданной' : 'Отметить выданными'),
    W: () => 'Вернуть в\u00A0«Ожидает»',
    C: () => 'Отменить',
  },
  editVerbs: { price: 'Указать цену', comment: 'Написать комментарий' },
  reasonHint: 'Её увидят в\u00A0истории заказов',
  go: (verb: string, count: number) => `${verb} ${plural(count, objectForms)}`,
  edits: 'Цена и\u00A0комментарий',
  price: 'Цена за\u00A0штуку',
  priceNote: keepTogether('Одна цена для всех выбранных позиций. Баланс изменится там, где заказ уже оплачивается.'),
  comment: 'Комментарий',
  commentHint: keepTogether('Заменит прежний. Его видит клиент'),
  write: (count: number) => `Изменить ${plural(count, objectForms)}`,
} as const;

/** The states to which staff bring lines one by one; ordered ones come about by a purchase. */
export const lineTargets = ['P', 'F', 'W', 'C'] as const satisfies readonly OrderLineState[];

/** The keys of what is done with one line or with those that are selected. */
export const lineKeys: KeyedActs = {
  title: 'Строка или выбранные позиции',
  acts: [
    { key: actKeys.buy, target: 'send', text: 'отправить в\u00A0закупку' },
    { key: actKeys.receive, target: 'P', text: 'отметить закупленным' },
    { key: actKeys.handOver, target: 'F', text: 'отметить выданным' },
    { key: actKeys.cancel, target: 'C', text: 'отменить' },
    { key: actKeys.price, target: 'price', text: 'указать цену' },
    { key: actKeys.comment, target: 'comment', text: 'написать комментарий' },
  ],
};
