const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0, useGrouping: true });
const withKopecks = new Intl.NumberFormat('ru-RU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: true,
});

/** Roubles rounded to kopecks, which are left out when there are none: `1 290`, `1 290,50`. */
export function formatAmount(roubles: number): string {
  const rounded = Math.round(roubles * 100) / 100;
  // Russian locale data writes a hyphen or a minus, as the browser's version has it.
  return (Number.isInteger(rounded) ? whole : withKopecks).format(rounded).replace('-', '−');
}

/** An amount with its currency, kept on one line. */
export function formatMoney(roubles: number, currency = '₽'): string {
  return `${formatAmount(roubles)}\u00A0${currency}`;
}

/** Whole digits, in groups of three or together, then kopecks after a comma or a dot. */
const AMOUNT = String.raw`(\d{1,3}(?:[\s.,’']\d{3})+|\d+)(?:[.,](\d{1,2}))?`;
const written = new RegExp(String.raw`^(\D*?)${AMOUNT}(?:\s*р\D*(\d{1,2})\s*к)?(\D*)$`, 'iu');
/** A minus, and no dash after words. */
const minus = /^\s*[-−–]\s*$/;
const kopecksAlone = /^\s*к/iu;

/**
 * A pasted amount as a plain number in text: `1 290,50 ₽`, `1,290.50` and `1290 руб. 50 коп.` are `1290.50`; nothing
 * where it is not one amount, or less than nothing.
 */
export function plainAmount(text: string): string {
  const [, before = '', whole = '', parts, named, after = ''] = written.exec(text) ?? [];
  if (minus.test(before) || kopecksAlone.test(after) || (parts !== undefined && named !== undefined)) return '';
  const kopecks = parts ?? named?.padStart(2, '0');
  return whole.replaceAll(/\D/g, '') + (kopecks === undefined ? '' : `.${kopecks}`);
}
