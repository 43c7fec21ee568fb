import { fold } from '../../db/query/text-search.ts';

const MAX_WORDS = 8;
const MAX_LENGTH = 40;
const WORD = /\p{L}+|\p{N}+/gu;
/** «150x200», in either alphabet: a sign, as in «150 × 200», and no word. */
const TIMES = /(?<=\p{N})\s*[xх](?=\s*(?:\p{N}|$))/gu;
/** Cuts between characters: PostgreSQL refuses lone surrogates. */
const BEGINNING = new RegExp(`^.{0,${MAX_LENGTH}}`, 'u');

/**
 * The words of a search, cut as search_text() in the database cuts items: lower case, ё as е, letters apart from
 * digits; «x» between numbers is «×».
 */
export function wordsOf(text: string): string[] {
  const words = fold(text.normalize('NFC')).replaceAll(TIMES, ' ').match(WORD) ?? [];
  return [...new Set(words.map((word) => BEGINNING.exec(word)?.[0] ?? ''))].slice(0, MAX_WORDS);
}

const FLEETING = /^(\p{L}*[аеиоуыэюя]\p{L}*)[ео]([кцнлр])ь?$/u;

const ENDED = /^(\p{L}+[бвгджзйклмнпрстфхцчшщь])([кцнлр])(?:[аяоеыиую]|[оеь][йю]|[ая](?:ми?|х)|[ое]м)$/u;

/** The form with a vowel where this one has none: «полотенца» — «полотенец», «кольца» — «колец», «банки» — «банок». */
function withVowel(word: string): string[] {
  const [, head, end] = ENDED.exec(word) ?? [];
  if (head === undefined || end === undefined) return [];
  if (/[ьй]$/.test(head)) return [`${head.slice(0, -1)}е${end}`];
  const isHard = end === 'к' ? !/[жшчщ]$/.test(head) : end !== 'ц' && /[кгх]$/.test(head);
  return [head + (isHard ? 'о' : 'е') + end];
}

/**
 * The word, and the beginning of its other forms: without a vowel that they lose («чашек» — «чашк», «колец» — «кольц»,
 * «скамеек» — «скамейк») or with one that they have.
 */
export function formsOf(word: string): [string, ...string[]] {
  const [, head, end] = FLEETING.exec(word) ?? [];
  if (head === undefined || end === undefined) return [word, ...withVowel(word)];
  if (/[аеиоуыэюя]$/.test(head)) return [word, `${head}й${end}`];
  return head.endsWith('л') ? [word, head + end, `${head}ь${end}`] : [word, head + end];
}

/** The words that result from swapping two neighbouring letters. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? '';
    return before === letter
      ? []
      : [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')];
  });
}
