import type { components } from '#contract/types.ts';
import { formatPhone } from '#lib/phone.ts';
import { customerStrings } from './customer.strings.ts';

type CustomerRef = components['schemas']['CustomerRef'];

/** The name of a customer in lists. */
export function customerName({ user }: Pick<CustomerRef, 'user'>): string {
  return [user.first_name, user.last_name].filter(Boolean).join(' ') || customerStrings.noName;
}

let segmenter: Intl.Segmenter | undefined;

/** Made at the first use: it reads the browser's tables of languages. */
const graphemesOf = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter('ru', { granularity: 'grapheme' })).segment(text);

/** The first letter of a name, or where it has none its first sign: whole, whatever it is made of. */
function initialOf(name: string): string {
  const signs = [...graphemesOf(name.trim())].map(({ segment }) => segment);
  return (signs.find((sign) => /^\p{L}/u.test(sign)) ?? signs[0] ?? '').toUpperCase();
}

/** What stands for a picture of a person; empty for one without a name. */
export const initialsOf = ({ user }: Pick<CustomerRef, 'user'>): string =>
  initialOf(user.first_name) + initialOf(user.last_name);

/** A customer's phone, formatted for reading. */
export function customerPhone({ phone }: CustomerRef): string {
  return phone === null ? customerStrings.noPhone : formatPhone(phone);
}
