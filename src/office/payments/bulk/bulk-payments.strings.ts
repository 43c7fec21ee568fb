import { keepTogether } from '#lib/no-break.ts';
import { plural, type PluralForms } from '#lib/plural.ts';

/** The noun «платёж» for each count. */
export const paymentForms: PluralForms = { one: 'платёж', few: 'платежа', many: 'платежей' };

/** Texts of what is done with many payments. */
export const bulkPaymentsStrings = {
  selection: 'Выбранные платежи',
  keys: 'Строка или выбранные платежи',
  name: (id: number) => `Платёж №\u00A0${id}`,
  group: 'Решение',
  F: {
    label: 'Подтвердить',
    note: keepTogether(
      'Пополнения сразу появятся на балансе, возвраты спишутся. Убедитесь, что деньги пришли и отправлены.',
    ),
    go: (count: number) => `Подтвердить ${plural(count, paymentForms)}`,
    done: (count: number) => `Подтверждено: ${count}.`,
  },
  C: {
    label: 'Отменить',
    note: keepTogether('Отложенное для возврата снова будет доступно клиентам.'),
    go: (count: number) => `Отменить ${plural(count, paymentForms)}`,
    done: (count: number) => `Отменено: ${count}.`,
  },
  comment: 'Комментарий',
  commentHint: keepTogether('Необязательно. Его увидят клиенты'),
  reasonHint: 'Её увидят клиенты',
} as const;

/** The keys of decisions, by their place on the keyboard, and the letter of a Russian layout. */
export const decisionKeys: Readonly<Record<string, { state: 'F' | 'C'; letter: string; text: string }>> = {
  KeyG: { state: 'F', letter: 'П', text: 'подтвердить' },
  KeyJ: { state: 'C', letter: 'О', text: 'отменить' },
};
