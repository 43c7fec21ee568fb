/** What a spreadsheet would take for a formula, which may call out, with the apostrophes that guard it. */
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

/** Puts an apostrophe before a text that a spreadsheet would take for a formula. */
export const guardText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text as it was before `guardText`. */
export const readGuarded = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
