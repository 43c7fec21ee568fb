import type { Refusal } from '#machines/kit/refusal.ts';

/** Texts of a refused order, per field. */
export const refusedFields = { 'delivery.recipient_name': 'Кол-во символов должно быть минимум 2' };

/** The sample error of a refused form: what a machine must read from it, or from an error that says nothing. */
export function readAs(error: unknown, fields: Readonly<Record<string, string>>): Refusal {
  return error instanceof Error
    ? { isAnswered: false, code: '', detail: '', fields: {} }
    : { isAnswered: true, code: 'validation', detail: 'Проверьте заполнение полей.', fields };
}
