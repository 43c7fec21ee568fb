import { AppError } from './app-error.ts';

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Trims a text and removes control characters; the database refuses U+0000. */
export function cleanText(text: string): string {
  return text.replaceAll(CONTROL, '').trim();
}

/** The same of a text of several lines: a form breaks them in another way than JSON does. */
export const cleanLines = (text: string): string => cleanText(text.replaceAll('\r\n', '\n'));

/** The name of a record as it is kept; throws validation for an empty one. */
export function requiredName(typed: string): string {
  const name = cleanText(typed);
  if (name === '') throw new AppError('validation', {}, { name: 'required' });
  return name;
}

/** First and last name; empty where both are. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** A full name as it is asked for, the first name first, in its two parts. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** A stored phone as `+7 (900) 000 00 01`, with non-breaking spaces. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\d)(\d{3})(\d{3})(\d{2})(\d{2})$/, '+$1 ($2) $3 $4 $5').replaceAll(' ', '\u00A0');
}
