import type { Orm } from '../../db/engine/types.ts';
import type { InPart } from '../../db/repositories/catalogue/item-found.ts';
import { findWrittenWords, lookUpWords, type SearchWord } from '../../db/repositories/catalogue/item-search.ts';
import { inOtherLayout, isLatin } from '../../db/query/text-search.ts';
import { formsOf, swapsOf, wordsOf } from './search.ts';

/** A shorter word beside known ones may well be right: «маме» in «подарок маме» isn't «мае». */
const SURELY_TYPO_LENGTH = 5;

/** Replaces unknown words by the nearest words of the shop's items; null where nothing is replaced. */
async function correctWords(orm: Orm, shopId: number, words: string[]): Promise<SearchWord[] | null> {
  const found = await lookUpWords(
    orm,
    shopId,
    words.map((word) => ({ word, forms: formsOf(word), swaps: swapsOf(word) })),
  );
  const hasKnown = found.some(({ isKnown }) => isKnown);
  const corrected = words.map((word, index): SearchWord => {
    const lookedUp = found[index];
    const isTypo = lookedUp?.isKnown === false && (word.length >= SURELY_TYPO_LENGTH || !hasKnown);
    const [nearest, ...others] = isTypo ? lookedUp.near : [];
    return nearest === undefined ? formsOf(word) : [nearest, ...others];
  });
  return corrected.some(([form], index) => form !== words[index]) ? corrected : null;
}

/** The search as it was read, for the person: their own words, and for each corrected one a word that stands in an item, no stem. */
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

const textOf = (words: readonly SearchWord[]): string => words.map(([word]) => word).join(' ');

/**
 * What a search finds: as typed, in the other keyboard layout, without one typing error, and then by most of its words. The
 * first of these that finds anything in the whole shop is the one, or a list within filters would differ from the counts of
 * its categories. Of an empty list nothing is said.
 */
export async function searchFor<Result extends { total: number }>(
  orm: Orm,
  shopId: number,
  text: string,
  search: Search<Result>,
): Promise<SearchResult<Result>> {
  const typed = wordsOf(text);
  const told = (found: Result, read = typed.join(' '), lacksWords = false): SearchResult<Result> => {
    const isAsTyped = found.total === 0 || read === typed.join(' ');
    return { found, readAs: isAsTyped ? null : read, lacksWords: lacksWords && found.total > 0 };
  };
  const asTyped = typed.map(formsOf);
  const found = await search.all(asTyped);
  if (found.total > 0 || typed.length === 0 || (await search.isLeftOut(asTyped))) return told(found);
  const inOther = wordsOf(inOtherLayout(text) ?? '').map(formsOf);
  const others = inOther.length > 0 && (await search.all(inOther));
  if (others && (others.total > 0 || (await search.isLeftOut(inOther)))) return told(others, textOf(inOther));
  const corrected = await correctWords(orm, shopId, typed);
  const near = corrected && (await search.all(corrected));
  const read = corrected ? await textRead(orm, shopId, typed, corrected) : undefined;
  if (near && (near.total > 0 || (await search.isLeftOut(corrected)))) return told(near, read);
  // Words in Latin letters for Cyrillic keys fall to pieces of one letter, which begin many words: only the other way is tried.
  for (const [words, readAs] of [
    [corrected ?? asTyped, read] as const,
    [isLatin(text) ? inOther : [], textOf(inOther)] as const,
  ]) {
    const telling = words.filter(isTelling);
    const part = words.length > 1 && telling.length > 0 && (await search.most(telling));
    if (part && part.isAny) return told(part.found, readAs, !part.hasAll || telling.length < words.length);
  }
  return told(found);
}
