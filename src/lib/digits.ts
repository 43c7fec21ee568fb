/**
 * A whole number that is not negative, its digits in groups of three: `1 290`. By hand, as other texts that stand in
 * the first view: the browser reads its tables of languages at the first use of `Intl`, and on a slow phone this takes
 * longer than drawing a page.
 */
export const groupDigits = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');
