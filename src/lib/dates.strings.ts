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
