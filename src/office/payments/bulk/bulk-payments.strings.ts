import { actKeys, type KeyedActs } from '#entities/acts/act-keys.ts';
import { keepTogether } from '#lib/no-break.ts';
import { plural, type PluralForms } from '#lib/plural.ts';

/** The noun «платёж» for each count. */
export const paymentForms: PluralForms = { one: 'платёж', few: 'платежа', many: 'платежей' };

/** Texts of what is done with many payments. */
export const bulkPaymentsStrings = {
  selection: 'Выбранные платежи',
  keys: 'Строка или выбранные платежи',
  name: (id: number) => `Платёж №\u00A0${id}`,
  decided: (count: number) => (count === 1 ? 'Платёж уже решён.' : `Все ${plural(count, paymentForms)} уже решены.`),
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

/** The keys of decisions on payments. */
export const decisionKeys: KeyedActs<'F' | 'C'> = {
  title: bulkPaymentsStrings.keys,
  acts: [
    { key: actKeys.confirm, target: 'F', text: 'подтвердить' },
    { key: actKeys.cancel, target: 'C', text: 'отменить' },
  ],
};
