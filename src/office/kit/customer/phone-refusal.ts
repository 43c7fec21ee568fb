import type { FormRefusal } from '#ui/form/refused-texts.ts';

const codes = new Set(['customer_exists', 'phone_of_deleted']);

/** Whether a form is refused since somebody has its phone, or had it. */
export const isPhoneTaken = (refusal: FormRefusal | null): boolean => refusal !== null && codes.has(refusal.code);

/** The refusal with its text at the field `phone`, where that is what is refused. */
export const atPhone = (refusal: FormRefusal): FormRefusal =>
  isPhoneTaken(refusal) ? { ...refusal, fields: { ...refusal.fields, phone: refusal.detail } } : refusal;
