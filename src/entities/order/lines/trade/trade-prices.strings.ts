import { plural, pluralForm } from '#lib/plural.ts';
import { theirsStrings } from '#ui/form/theirs.strings.ts';
import { lineForms } from '../../orders.strings.ts';

/** Texts about giving an order its trade prices; sums come with their currency. */
export const tradePricesStrings = {
  open: 'По\u00A0оптовым ценам',
  title: (orderId: number) => `Оптовые цены: заказ №\u00A0${orderId}`,
  close: 'Закрыть',
  lines: 'Что подешевеет',
  change: (from: string, to: string, count: number) => `${from} → ${to}, ${count}\u00A0шт.`,
  total: (count: number, sum: string) =>
    `${pluralForm(count, { one: 'Подешевеет', few: 'Подешевеют', many: 'Подешевеют' })} ` +
    `${plural(count, lineForms)}, заказ\u00A0— на\u00A0${sum}.`,
  none: 'Дороже оптовой цены в\u00A0заказе уже ничего нет.',
  save: 'Снизить цены',
  cancel: 'Отмена',
  taken: 'Цены снижены.',
  undo: 'Вернуть, как было',
  undoFailed: 'Не\u00A0все цены вернулись.',
  meanwhile: theirsStrings.again('Проверьте цены и\u00A0подтвердите ещё раз.'),
  unexplained: 'Не\u00A0удалось изменить цены.',
  unanswered: 'Нет ответа от\u00A0сервера: проверьте, изменились\u00A0ли цены.',
} as const;
