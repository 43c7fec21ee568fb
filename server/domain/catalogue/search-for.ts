import type { Orm } from '../../db/engine/types.ts';
import type { InPart } from '../../db/repositories/catalogue/item-found.ts';
import {
  findKnownWords,
  findWrittenWords,
  lookUpWords,
  type SearchWord,
} from '../../db/repositories/catalogue/item-search.ts';
import { inOtherLayout, isLatin } from '../../db/query/text-search.ts';
import { formsOf, swapsOf, wordsOf } from './search.ts';
import { LATIN_WORDS, toCyrillic } from './transliteration.ts';

/** A shorter word beside known ones may well be right: «маме» in «подарок маме» isn't «мае». */
const SURELY_TYPO_LENGTH = 5;

/** A way to read a search: the words that are looked for, and the text that says so. */
interface Reading {
  words: SearchWord[];
  text: string;
}

const readingOf = (text: string): Reading => {
  const words = wordsOf(text);
  return { words: words.map(formsOf), text: words.join(' ') };
};

/** The text with each Latin word that the shop lacks in Russian letters; null where none is. */
async function readInCyrillic(orm: Orm, shopId: number, text: string): Promise<Reading | null> {
  const latin = wordsOf(text).filter(isLatin);
  if (latin.length === 0) return null;
  const known = await findKnownWords(orm, shopId, latin.map(formsOf));
  const isKnown = (word: string): boolean => wordsOf(word).every((part) => known[latin.indexOf(part)] ?? true);
  const read = text.replaceAll(LATIN_WORDS, (word) => (isKnown(word) ? word : toCyrillic(word)));
  return read === text ? null : readingOf(read);
}

/** Replaces unknown words by the nearest words of the shop's items; null where nothing is replaced. */
async function correctWords(orm: Orm, shopId: number, typed: string[]): Promise<Reading | null> {
  const found = await lookUpWords(
    orm,
    shopId,
    typed.map((word) => ({ word, forms: formsOf(word), swaps: swapsOf(word) })),
  );
  const hasKnown = found.some(({ isKnown }) => isKnown);
  const words = typed.map((word, index): SearchWord => {
    const lookedUp = found[index];
    const isTypo = lookedUp?.isKnown === false && (word.length >= SURELY_TYPO_LENGTH || !hasKnown);
    const [nearest, ...others] = isTypo ? lookedUp.near : [];
    return nearest === undefined ? formsOf(word) : [nearest, ...others];
  });
  if (words.every(([form], index) => form === typed[index])) return null;
  return { words, text: await textRead(orm, shopId, typed, words) };
}

/**
 * The search as it was read, for the person: their own words, and for each corrected one a word that stands in an item,
 * no stem.
 */
async function textRead(orm: Orm, shopId: number, typed: readonly string[], corrected: SearchWord[]): Promise<string> {
  const changed = corrected.flatMap(([word, ...others], index) =>
    word === typed[index] ? [] : [{ index, words: [word, ...others] }],
  );
  const written = await findWrittenWords(
    orm,
    shopId,
    changed.map(({ index, words }) => ({ typed: typed[index] ?? '', words })),
  );
  const shown = new Map(changed.map(({ index }, at) => [index, written[at]]));
  return typed.map((word, index) => shown.get(index) ?? word).join(' ');
}

/** How a search is carried out within its filters: for all of the words, or for most of them. */
export interface Search<Result> {
  all: (words: SearchWord[]) => Promise<Result>;
  most: (words: SearchWord[]) => Promise<InPart<Result>>;
  /** Whether the filters leave out items that have all of the words. */
  isLeftOut: (words: SearchWord[]) => Promise<boolean>;
}

/** The other text that a search was read as, if any, and whether the items lack some of its words. */
interface SearchResult<Result> {
  found: Result;
  readAs: string | null;
  lacksWords: boolean;
}

/** One letter or digit begins words of nearly every item, so it is no reason to show one that lacks the rest. */
const isTelling = ([word]: SearchWord): boolean => [...word].length > 1;

/**
 * What a search finds: as typed, in the other keyboard layout, with its Latin words in Russian letters, without one
 * typing error, and then by most of its words. The first of these that finds anything in the whole shop is the one, or
 * a list within filters would differ from the counts of its categories. Of an empty list nothing is said.
 */
export async function searchFor<Result extends { total: number }>(
  orm: Orm,
  shopId: number,
  text: string,
  search: Search<Result>,
): Promise<SearchResult<Result>> {
  const asTyped = readingOf(text);
  const told = (found: Result, read: Reading, lacksWords = false): SearchResult<Result> => {
    const isAsTyped = found.total === 0 || read.text === asTyped.text;
    return { found, readAs: isAsTyped ? null : read.text, lacksWords: lacksWords && found.total > 0 };
  };
  const tryAll = async (read: Reading | null): Promise<SearchResult<Result> | null> => {
    if (!read || read.words.length === 0) return null;
    const found = await search.all(read.words);
    return found.total > 0 || (await search.isLeftOut(read.words)) ? told(found, read) : null;
  };
  const tryMost = async (read: Reading | null): Promise<SearchResult<Result> | null> => {
    const words = read?.words ?? [];
    const telling = words.filter(isTelling);
    const part = read && words.length > 1 && telling.length > 0 && (await search.most(telling));
    return part && part.isAny ? told(part.found, read, !part.hasAll || telling.length < words.length) : null;
  };
  const found = await search.all(asTyped.words);
  if (found.total > 0 || asTyped.words.length === 0 || (await search.isLeftOut(asTyped.words)))
    return told(found, asTyped);
  const inOther = readingOf(inOtherLayout(text) ?? '');
  const other = await tryAll(inOther);
  if (other) return other;
  const inCyrillic = await readInCyrillic(orm, shopId, text);
  const spelled = await tryAll(inCyrillic);
  if (spelled) return spelled;
  const corrected = await correctWords(orm, shopId, wordsOf(text));
  const near = await tryAll(corrected);
  if (near) return near;
  const spelledNear = inCyrillic && (await correctWords(orm, shopId, wordsOf(inCyrillic.text)));
  return (
    (await tryAll(spelledNear)) ??
    (await tryMost(corrected ?? asTyped)) ??
    // Words in Latin letters for Cyrillic keys fall to pieces of one letter, which begin many words: only the other way
    // is tried.
    (await tryMost(isLatin(text) ? inOther : null)) ??
    (await tryMost(spelledNear ?? inCyrillic)) ??
    told(found, asTyped)
  );
}
