/** Texts that the shop itself writes into purchases and their lines. */
export const purchaseTexts = {
  notArrived: 'Не пришло от поставщика',
  markedByMistake: 'Отмечено по ошибке',
};

/** The name of a purchase that is opened by itself, by the shop's day: `Закупка 22 ноября 2026`. */
export function nameByDay(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('ru-RU', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
  const parts = format.formatToParts(at).filter(({ type }) => type === 'day' || type === 'month' || type === 'year');
  return `Закупка ${parts.map(({ value }) => value).join(' ')}`;
}
