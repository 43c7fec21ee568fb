/** Short names of the months, as in `21 ноя 2026`. */
export const SHORT_MONTHS: readonly string[] = [
  'янв',
  'фев',
  'мар',
  'апр',
  'мая',
  'июн',
  'июл',
  'авг',
  'сен',
  'окт',
  'ноя',
  'дек',
];

/** The current day, as in `сегодня, 12:30`. */
export const TODAY = 'сегодня';
/** The day before. */
export const YESTERDAY = 'вчера';
