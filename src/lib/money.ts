import { groupDigits } from './digits.ts';

/** Formats roubles, with kopecks only if there are any: `1 290`, `1 290,50`. */
export function formatAmount(roubles: number): string {
  const kopecks = Math.abs(Math.round(roubles * 100));
  const rest = kopecks % 100;
  const amount = groupDigits(Math.floor(kopecks / 100)) + (rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`);
  return roubles < 0 && kopecks > 0 ? `−${amount}` : amount;
}

/** Formats an amount with its currency, without line breaks. */
export function formatMoney(roubles: number, currency = '₽'): string {
  return `${formatAmount(roubles)}\u00A0${currency}`;
}

/** Digits, with or without separators of thousands, then optional kopecks after a comma or a dot. */
const AMOUNT = String.raw`(\d{1,3}(?:[\s.,’']\d{3})+|\d+)(?:[.,](\d{1,2}))?`;
const written = new RegExp(String.raw`^(\D*?)${AMOUNT}(?:\s*р\D*(\d{1,2})\s*к)?(\D*)$`, 'iu');
/** A minus before the amount, but not a dash between words. */
const minus = /^\s*[-−–]\s*$/;
const kopecksAlone = /^\s*к/iu;

/**
 * Converts a pasted amount to a plain number in text: `1 290,50 ₽`, `1,290.50` and `1290 руб. 50 коп.` become
 * `1290.50`. Empty if the text is not exactly one amount, or is negative.
 */
export function plainAmount(text: string): string {
  const [, before = '', whole = '', parts, named, after = ''] = written.exec(text) ?? [];
  if (minus.test(before) || kopecksAlone.test(after) || (parts !== undefined && named !== undefined)) return '';
  const kopecks = parts ?? named?.padStart(2, '0');
  return whole.replaceAll(/\D/g, '') + (kopecks === undefined ? '' : `.${kopecks}`);
}
