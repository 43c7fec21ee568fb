const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const withKopecks = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Roubles as people read them, kopecks only where there are some: `1 290`, `1 290,50`. */
export function amountText(roubles: number): string {
  return (Number.isInteger(roubles) ? whole : withKopecks).format(roubles).replace('-', '−');
}
