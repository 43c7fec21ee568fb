import type { Refusal } from '#machines/kit/refusal.ts';

/** Texts of a refused order, per field. */
export const refusedFields = { 'delivery.recipient_name': 'Кол-во символов должно быть минимум 2' };

/** The error of a change that takes more of an item than there is. */
export const belowZero = {
  kind: 'http',
  code: 'stock_below_zero',
  detail: 'Столько нет: «Чаша» (осталось 3, нужно 5).',
};

/** The sample error of a refused form: what a machine must read from it, or from an error that says nothing. */
export function readAs(error: unknown, fields: Readonly<Record<string, string>>): Refusal {
  return error instanceof Error
    ? { isAnswered: false, code: '', detail: '', fields: {} }
    : { isAnswered: true, code: 'validation', detail: 'Проверьте заполнение полей.', fields };
}

/** How a message names that error. */
export const titleOf = (error: unknown): string =>
  error instanceof Error ? 'Нет связи с магазином' : '422 Проверьте заполнение полей.';
