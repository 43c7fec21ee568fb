import { PHONE_MASK_LENGTH, PHONE_PREFIX } from '#common/constants.ts';

/** The mask of the phone field, after the prefix +7. */
export const PHONE_MASK = '(000) 000 00 00';

/** The digits without the prefix, of a phone typed or pasted with +7, with 8, or without a prefix. */
function ownDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  const isLong = digits.length > 10 && (digits.startsWith(PHONE_PREFIX) || digits.startsWith('8'));
  return isLong || (hasPlus(text) && digits.startsWith(PHONE_PREFIX)) ? digits.slice(1) : digits;
}

/** Whether a number starts with a plus, and so with a country code. */
export function hasPlus(text: string): boolean {
  return /^\D*\+/.test(text);
}

/** The ten digits of a phone, or fewer if the text has fewer. */
export function phoneDigits(text: string): string {
  return ownDigits(text).slice(0, 10);
}

/** Whether a text is neither a Russian phone nor the start of one: another country's code, or too many digits. */
export function isForeignPhone(text: string): boolean {
  const isElsewhere = hasPlus(text) && new RegExp(`^\\D*[^\\D${PHONE_PREFIX}]`).test(text);
  return isElsewhere || ownDigits(text).length > 10;
}

/** Up to ten digits in the mask `(###) ### ## ##`. */
export function maskPhone(text: string): string {
  const [, code = '', ...rest] = /^(\d{0,3})(\d{0,3})(\d{0,2})(\d{0,2})/.exec(phoneDigits(text)) ?? [];
  if (code === '') return '';
  return `(${code}${code.length === 3 ? ')' : ''}${rest.map((part) => part && ` ${part}`).join('')}`;
}

/** Whether the masked phone is complete. */
export function isMaskedPhone(masked: string): boolean {
  return masked.length === PHONE_MASK_LENGTH;
}

/** Converts a masked phone to the server's format: `7` and ten digits. */
export function sentPhone(masked: string): string {
  return PHONE_PREFIX + masked.replaceAll(/\D/g, '');
}

/** Formats a phone in the server's format, without line breaks: `+7 (900) 000 00 01`. */
export function formatPhone(sent: string): string {
  return `+${PHONE_PREFIX} ${maskPhone(sent)}`.replaceAll(' ', '\u00A0');
}

/**
 * The digits of a phone with its country code, as staff wrote it: `8 900…` and `900…` are Russian. Empty without
 * digits.
 */
export function internationalDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (hasPlus(text)) return digits;
  const own = /^8?(\d{10})$/.exec(digits)?.[1];
  return own === undefined ? digits : PHONE_PREFIX + own;
}
