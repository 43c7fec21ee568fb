const MAX_WORDS = 8;
const MAX_LENGTH = 40;
const WORD = /\p{L}+|\p{N}+/gu;
/** By whole characters: half of a surrogate pair is nothing that PostgreSQL takes. */
const BEGINNING = new RegExp(`^.{0,${MAX_LENGTH}}`, 'u');

/** The words of a search, cut as the database's search_text() cuts items: lower case, ё as е, letters apart from digits. */
export function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').match(WORD) ?? [];
  return [...new Set(words.map((word) => BEGINNING.exec(word)?.[0] ?? ''))].slice(0, MAX_WORDS);
}

const FLEETING = /^(\p{L}*[аеиоуыэюя]\p{L}*)[ео]([кцнлр])ь?$/u;

/** The word, and its beginning without the vowel that other forms lose: «чашек» — «чашк», «колец» — «кольц», «скамеек» — «скамейк». */
export function formsOf(word: string): [string, ...string[]] {
  const [, head, end] = FLEETING.exec(word) ?? [];
  if (head === undefined || end === undefined) return [word];
  if (/[аеиоуыэюя]$/.test(head)) return [word, `${head}й${end}`];
  return head.endsWith('л') ? [word, head + end, `${head}ь${end}`] : [word, head + end];
}

/** The word with each two neighbours swapped. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? '';
    return before === letter ? [] : [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')];
  });
}
