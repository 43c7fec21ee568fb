import type { PurchaseState } from '#contract/types.ts';
import { keepTogether } from '#lib/no-break.ts';
import { plural, type PluralForms } from '#lib/plural.ts';
import { purchaseKeys } from './purchases.strings.ts';

/** The noun «закупка» for each count. */
export const purchaseForms: PluralForms = { one: 'закупка', few: 'закупки', many: 'закупок' };

/** The noun after a verb. */
const changedForms: PluralForms = { one: 'закупку', few: 'закупки', many: 'закупок' };

/** The states that purchases are brought to together: a receipt is told for each by itself. */
export const forwardStates = ['stopped', 'sent', 'closed'] as const satisfies PurchaseState[];

/** A state that purchases are brought to together. */
export type ForwardState = (typeof forwardStates)[number];

/** Texts of what is done with many purchases. */
export const bulkPurchasesStrings = {
  selection: 'Выбранные закупки',
  group: 'Статус',
  undone: 'Возвращено сразу после перехода',
  notes: {
    stopped: keepTogether('В закупку больше не добавят позиций.'),
    sent: keepTogether('Заказ ушёл поставщику, позиции ждут прихода.'),
    closed: keepTogether('Закроются те, в которых пришло всё.'),
  },
  go: {
    stopped: (count: number) => `Закрыть для заказов ${plural(count, changedForms)}`,
    sent: (count: number) => `Отправить ${plural(count, changedForms)}`,
    closed: (count: number) => `Закрыть ${plural(count, changedForms)}`,
  },
} as const;

/** The keys of many purchases. */
export const bulkPurchaseKeys = {
  title: 'Строка или выбранные закупки',
  acts: purchaseKeys.acts.filter(({ target }) => forwardStates.some((state) => state === target)),
};
