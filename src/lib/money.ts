const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0, useGrouping: true });
const withKopecks = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: true });

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

/** A pasted amount as a plain number in text: `1 290,50 ₽` and `1,290.50` are `1290.50`; nothing where there is no digit. */
export function plainAmount(text: string): string {
  const written = /\d(?:[\d\s.,’']*\d)?/.exec(text)?.[0] ?? '';
  // A separator with one or two digits after it stands before kopecks; any other groups thousands.
  const [, whole = written, kopecks] = /^(.*)[.,](\d{1,2})$/.exec(written) ?? [];
  return whole.replaceAll(/\D/g, '') + (kopecks === undefined ? '' : `.${kopecks}`);
}
