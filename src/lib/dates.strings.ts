/** The current day, as in `сегодня, 12:30`. */
export const TODAY = 'сегодня';
/** The day before. */
export const YESTERDAY = 'вчера';
