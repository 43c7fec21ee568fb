import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A text as it is compared in searches: lower case, ё as е. */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** The same of a column or an expression. */
export const folded = (text: SQLWrapper): SQL => sql`translate(lower(${text}), 'ё', 'е')`;

/** The order of names, the same on every engine: Ё after Е, and capitals beside small letters. */
export const inAlphabet = (text: SQLWrapper): SQL => sql`${text} collate "und-x-icu"`;

const WILDCARDS = /[\\%_]/g;

/** A typed text as part of a LIKE pattern, with its wildcards escaped. */
const literal = (text: string): string => text.replaceAll(WILDCARDS, String.raw`\$&`);

/** A LIKE pattern for texts that begin with this one. */
export const beginsWith = (text: string): string => `${literal(text)}%`;

/** A LIKE pattern for texts that contain this one. */
export const contains = (text: string): string => `%${literal(text)}%`;

/** The record number in a search text: `12`, `№ 12`, `#12`; null for any other text. */
export function numberIn(search: string): number | null {
  const digits = /^[#№]?\s*(\d{1,9})$/.exec(search)?.[1];
  return digits === undefined ? null : Number(digits);
}

const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

/** Whether the text has Latin letters. */
export const isLatin = (text: string): boolean => /[a-z]/i.test(text);

/**
 * The text as the same keys write it in the other layout: «rhe;rf» — «кружка»; undefined where it mixes both alphabets
 * or has neither.
 */
export function inOtherLayout(text: string): string | undefined {
  if (isLatin(text) === /[а-яё]/i.test(text)) return undefined;
  const [from, to] = isLatin(text) ? [LATIN_KEYS, CYRILLIC_KEYS] : [CYRILLIC_KEYS, LATIN_KEYS];
  return [...text.toLowerCase()].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}
