import type { OrderLineState } from '#contract/types.ts';
import { lineForms } from '#entities/order/orders.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { plural } from '#lib/plural.ts';
import type { KeyGroup } from '#ui/keys/page-keys.ts';

/** The same noun as an object: «перевести позицию». */
const objectForms = { ...lineForms, one: 'позицию' };

/** Texts of what is done with many lines. */
export const bulkLinesStrings = {
  selection: 'Выбранные позиции',
  name: (id: number) => `Позиция №\u00A0${id}`,
  ofOrder: (name: string, orderId: number) => `${name}, заказ №\u00A0${orderId}`,
  sending: keepTogether('Ожидающие позиции попадут в закупку.'),
  send: (count: number) => `Отправить ${plural(count, objectForms)}`,
  acts: { price: 'Указать цену', P: 'Отметить закупленным', F: 'Отметить выданным' },
  reasonHint: 'Её увидят в\u00A0истории заказов',
  go: (count: number) => `Перевести ${plural(count, objectForms)}`,
  edits: 'Цена и\u00A0комментарий',
  price: 'Цена за\u00A0штуку',
  priceNote: keepTogether('Одна цена для всех выбранных позиций. Баланс изменится там, где заказ уже оплачивается.'),
  comment: 'Комментарий',
  commentHint: keepTogether('Заменит прежний. Его видит клиент'),
  write: (count: number) => `Изменить ${plural(count, objectForms)}`,
} as const;

/** The states to which staff bring lines one by one; ordered ones come about by a purchase. */
export const lineTargets = ['P', 'F', 'W', 'C'] as const satisfies readonly OrderLineState[];

const letters = {
  KeyP: { name: 'P', letter: 'З', text: 'отметить закупленным' },
  KeyD: { name: 'F', letter: 'В', text: 'отметить выданным' },
  KeyJ: { name: 'C', letter: 'О', text: 'отменить' },
  KeyW: { name: 'price', letter: 'Ц', text: 'указать цену' },
  KeyR: { name: 'comment', letter: 'К', text: 'написать комментарий' },
} as const;

/** The changes of selected lines by their keys, by the key's place on the keyboard. */
export const lineKeys: Readonly<Record<string, { name: string }>> = letters;

/** The same keys by their letter of a Russian layout. */
export const lineLetters: KeyGroup = {
  title: 'Строка или выбранные позиции',
  keys: Object.fromEntries(Object.values(letters).map(({ letter, text }) => [letter, text])),
};
