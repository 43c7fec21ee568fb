const VOWEL = '[аеиоуыэюя]';

/**
 * Russian letters, and what stands for them in Latin ones: as passports, chats and keyboards without Russian have it.
 */
const SPELLINGS =
  'щ shch sch shh, ж zh, х kh h, ц ts tz c, ч ch, ш sh, к ck k q, ф ph f, я ya ja, ю yu ju, е yo jo ye je e, ' +
  'а a, б b, в v w, ' +
  "г g, д d, з z, и i, й j, л l, м m, н n, о o, п p, р r, с s, т t, у u, ы y, кс x, ь ' ’";

const LETTERS = new Map(
  SPELLINGS.split(', ')
    .map((row) => row.split(' '))
    .flatMap(([letter = '', ...spellings]) => spellings.map((latin) => [latin, letter] as const)),
);

/** The longer first: «shch» is no «sh». */
const SPELLED = new RegExp([...LETTERS.keys()].toSorted((one, other) => other.length - one.length).join('|'), 'g');
/** «chainik», «krasnyy»: what is «и» or «ы» elsewhere is «й» after a vowel and before none. */
const SHORT_I = new RegExp(`(?<=${VOWEL})[иы](?!${VOWEL})`, 'g');

/** Words of Latin letters, with the signs that some write for «ь». */
export const LATIN_WORDS = /[a-z][a-z'’]*/gi;

/**
 * A Russian word that is written in Latin letters, as Russian letters write it, with «е» for «ё»: «kruzhka» — «кружка».
 */
export const toCyrillic = (latin: string): string =>
  latin
    .toLowerCase()
    .replaceAll(SPELLED, (letters) => LETTERS.get(letters) ?? letters)
    .replaceAll(SHORT_I, 'й');
