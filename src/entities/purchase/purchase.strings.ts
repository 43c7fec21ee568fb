import type { PurchaseState } from '#contract/types.ts';
import { plural } from '#lib/plural.ts';

/** Texts of purchases that several areas show. */
export const purchaseStrings = {
  number: (id: number) => `Закупка №\u00A0${id}`,
  pieces: (count: string) => `${count}\u00A0шт.`,
  own: 'магазин',
  receivedPart: 'Получена не\u00A0вся',
  boughtPrice: 'Закупка',
  boughtPriceOf: (name: string) => `Цена закупки за\u00A0шт.: ${name}`,
  severalPrices: 'разные',
  priceNotKept: (name: string, reason: string) => `Цена закупки «${name}»: ${reason}`,
  priceFailed: 'Не удалось сохранить цену.',
  priceNeeded: 'Укажите цену: убрать её может только магазин.',
  priceUnsent: 'Цена ещё не\u00A0сохранена.',
  priceUnanswered: 'Нет связи: цена, возможно, не\u00A0сохранена.',
} as const;

/** Names of a purchase's states. */
export const purchaseStateNames: Readonly<Record<PurchaseState, string>> = {
  open: 'Открыта',
  stopped: 'Набрана',
  sent: 'Отправлена',
  received: 'Получена',
  closed: 'Закрыта',
};

/** A purchase's state by its name, which says too that it waits for `left` more though it was received. */
export const purchaseStateName = (state: PurchaseState, left: number): string =>
  state === 'received' && left > 0 ? purchaseStrings.receivedPart : purchaseStateNames[state];

/** A number of lines: `5 позиций`. */
export const linesCount = (count: number): string => plural(count, { one: 'позиция', few: 'позиции', many: 'позиций' });
