import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { categories, items } from '../../schema.ts';

/** A search word: as typed and the stems of its other forms, or its corrections. Lower case, letters or digits only. */
export type SearchWord = readonly [string, ...string[]];

/** Ways to match a word: exactly or as a prefix, anywhere or in the name only (A). */
const SUFFIXES = ['', ':*', ':A', ':*A'] as const;
type Suffix = (typeof SUFFIXES)[number];

const nameOf = (index: number, suffix: Suffix): string => `word${index}${suffix}`;

/** The values of a statement that searches for these words. */
export function wordValues(words: readonly SearchWord[]): Record<string, string> {
  const values = words.flatMap((word, index) =>
    SUFFIXES.map((suffix) => [nameOf(index, suffix), word.map((form) => form + suffix).join(' | ')]),
  );
  return Object.fromEntries(values) as Record<string, string>;
}

const stems = (index: number, suffix: Suffix = ''): SQL =>
  sql`to_tsquery('russian', ${sql.placeholder(nameOf(index, suffix))})`;
const written = (index: number, suffix: Suffix): SQL =>
  sql`to_tsquery('simple', ${sql.placeholder(nameOf(index, suffix))})`;
const joined = (count: number, operator: '&&' | '||' | '+', partOf: (index: number) => SQL): SQL =>
  sql`(${sql.join(
    Array.from({ length: count }, (_, index) => partOf(index)),
    sql.raw(` ${operator} `),
  )})`;
const all = (count: number, queryOf: (index: number) => SQL): SQL => joined(count, '&&', queryOf);

/** The tsquery that finds a word by its stem or as a prefix; empty for a stop word. */
const meaningfulWord = (index: number): SQL =>
  sql`case when numnode(${stems(index)}) = 0 then ''::tsquery else ${stems(index)} || ${written(index, ':*')} end`;

/**
 * The tsquery that finds every word by its stem or as a prefix; stop words such as «для» count only if there is nothing
 * else.
 */
function queryOf(words: number): SQL {
  const meaningful = all(words, meaningfulWord);
  const literal = all(words, (index) => written(index, ':*'));
  return sql`(case when numnode(${meaningful}) = 0 then ${literal} else ${meaningful} end)`;
}

/** The tsvector contains all search words; `words` is their number. */
export const matches = (text: SQLWrapper, words: number): SQL => sql`${text} @@ ${queryOf(words)}`;

/** The words of a category's name. There are few categories, so they are cut as they are read. */
const categoryText = sql`(to_tsvector('russian', search_text(${categories.name}))
  || to_tsvector('simple', search_text(${categories.name})))`;

/** The category's name contains the words, in the same sense as items. */
export const categoryHas = (words: number): SQL => matches(categoryText, words);

/** A text has at least one of the words; stop words don't count. */
const hasAny = (text: SQL, words: number): SQL => sql`${text} @@ ${joined(words, '||', meaningfulWord)}`;

/** The item has at least one of the words itself. */
export const saysAny = (words: number): SQL => hasAny(sql`${items.search}`, words);

/** The category's name has at least one of the words. */
export const categoryHasAny = (words: number): SQL => hasAny(categoryText, words);

/**
 * The columns that order items by how many of the words they have: in all, where words of their categories count too,
 * and in their own name. `isOf` makes the condition that an item is in one of the matching categories.
 */
export function wordCounts(words: number, isOf: (category: SQL) => SQL) {
  const has = (index: number) =>
    sql`(${items.search} @@ ${meaningfulWord(index)}
      or ${isOf(sql`${categoryText} @@ ${meaningfulWord(index)}`)})::int`;
  const names = (index: number) => sql`(${items.search} @@ (${stems(index, ':A')} || ${written(index, ':*A')}))::int`;
  return {
    has: sql<number>`${joined(words, '+', has)}`.as('has'),
    names: sql<number>`${joined(words, '+', names)}`.as('names'),
  };
}

/** The number of words that count: all but stop words. */
export const countMeaningful = (words: number): SQL =>
  joined(words, '+', (index) => sql`(numnode(${stems(index)}) > 0)::int`);

/**
 * The column that orders search results: 2 where the name contains all words, 1 where it does as prefixes. Of thousands
 * of results, those that contain them are looked at once.
 */
export function nameRank(words: number) {
  const whole = all(words, (index) => sql`(${stems(index, ':A')} || ${written(index, ':A')})`);
  const begun = all(words, (index) => sql`(${stems(index, ':A')} || ${written(index, ':*A')})`);
  return sql<number>`(case when ${items.search} @@ ${whole} then 2
    when ${items.search} @@ ${begun} then 1 else 0 end)`.as('names');
}

/** A typed word to be looked up among the words of the shop's items. */
export interface TypedWord {
  word: string;
  /** The word and the stems of its other forms; an item with any of them has the word. */
  forms: SearchWord;
  /** The word with each pair of neighbouring letters swapped. */
  swaps: string[];
}

/**
 * Whether the shop has the word; if not, its words within one typing error, the best first. Empty if too many words are
 * unknown.
 */
export type LookedUpWord = {
  isKnown: boolean;
  near: string[];
};

const MAX_NEAR = 5;
/** A word of at least this length may be an unfinished one. */
const PREFIX_LENGTH = 4;
const SHORTEST = 3;
/**
 * A stem of three letters is like too much: «нов» of «новый» is like «нож». Two stems that are like each other begin
 * and end alike: where one word ends and another goes on, words differ that are both right, as «красн-ый» and
 * «краск-ой» do.
 */
const SHORTEST_STEM = 4;
const STEM_BEGINNING = 2;
/** A shorter word with another first letter is another word. */
const OTHER_FIRST_LETTER_LENGTH = 5;
/** How many items are read to see whether a word is written there. */
const ITEMS_READ = 20;
/** How many words that begin with a stem may stand for it. */
const MAX_FORMS = 5;
/**
 * Each unknown word is compared with all words of the shop, which is slow; a search with more of them is probably not
 * for this shop.
 */
const MAX_TYPOS = 3;

const stemOf = (word: SQL): SQL => sql`coalesce((ts_lexize('russian_stem', ${word}))[1], ${word})`;

/**
 * The shop has the word in an item, hidden or not, or in a category's name; a stop word is nobody's and right
 * everywhere.
 */
function isKnown(shopId: number, word: SQL, forms: SQL): SQL {
  const query = sql`(to_tsquery('russian', array_to_string(${forms}, ' | '))
    || to_tsquery('simple', array_to_string(${forms}, ':* | ') || ':*'))`;
  return sql`(numnode(to_tsquery('russian', ${word})) = 0
    or exists (select 1 from ${items} where ${items.shopId} = ${shopId} and ${items.deletedAt} is null
      and ${items.search} @@ ${query})
    or exists (select 1 from ${categories} where ${categories.shopId} = ${shopId} and ${categoryText} @@ ${query}))`;
}

/** Which of the words the shop has, in the given order. */
export async function findKnownWords(orm: Orm, shopId: number, words: readonly SearchWord[]): Promise<boolean[]> {
  const { rows } = await orm.execute<{ isKnown: boolean }>(
    sql`select ${isKnown(shopId, sql`list.forms[1]`, sql`list.forms`)} as "isKnown"
      from rows from (jsonb_to_recordset(${JSON.stringify(words.map((forms) => ({ forms })))}::jsonb)
        as (forms text[])) with ordinality as list (forms, place)
      order by list.place`,
  );
  return rows.map(({ isKnown: known }) => known);
}

/**
 * Looks up each word, in the given order. Prefixes of words are compared too, and a form by its stem if no word is
 * similar to it.
 */
export async function lookUpWords(orm: Orm, shopId: number, typed: readonly TypedWord[]): Promise<LookedUpWord[]> {
  const { rows } = await orm.execute<LookedUpWord>(
    sql`with typed as (
      select t.ordinality as n, t.word, t.forms, t.swaps, ${stemOf(sql`t.word`)} as stem
      from rows from (jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) as (word text, forms text[], swaps text[]))
        with ordinality as t (word, forms, swaps, ordinality)
      -- Otherwise the planner thinks of a hundred words, and compiles for them.
      limit ${typed.length}
    ),
    looked_up as materialized (
      select *, ${isKnown(shopId, sql`typed.word`, sql`typed.forms`)} as is_known from typed
    )
    select
      typed.is_known as "isKnown",
      case when typed.is_known or (select count(*) from looked_up where not is_known) > ${MAX_TYPOS} then '[]'
        else (select coalesce(json_agg(near.word), '[]') from (
        select w.word
        from search_words w
        cross join (values (1, typed.word), (2, typed.stem)) as form (rank, text)
        cross join lateral (select length(form.text) as length) as measured
        where w.shop_id = ${shopId} and form.text !~ '[0-9]'
          and measured.length >= case form.rank when 1 then ${SHORTEST}::int else ${SHORTEST_STEM}::int end
          and (form.rank = 1 or (
            left(w.word, ${STEM_BEGINNING}) = left(form.text, ${STEM_BEGINNING})
            and right(${stemOf(sql`w.word`)}, 1) = right(form.text, 1)
            and levenshtein_less_equal(${stemOf(sql`w.word`)}, form.text, 1) <= 1
          ))
          -- No word in one alphabet is near to one in the other; comparing a letter is far cheaper.
          and (ascii(w.word) < 128) = (ascii(form.text) < 128)
          and length(w.word) >= measured.length - 1
          and (measured.length >= ${PREFIX_LENGTH} or length(w.word) <= measured.length + 1)
          and (
            (measured.length >= ${OTHER_FIRST_LETTER_LENGTH} or left(w.word, 1) = left(form.text, 1)) and (
              levenshtein_less_equal(left(w.word, measured.length), form.text, 1) <= 1
              or levenshtein_less_equal(left(w.word, measured.length - 1), form.text, 1) <= 1
              or levenshtein_less_equal(left(w.word, measured.length + 1), form.text, 1) <= 1
            )
            or left(w.word, measured.length) = any (typed.swaps)
          )
        group by w.word
        order by min(form.rank), abs(length(w.word) - length(typed.word)), similarity(w.word, typed.word) desc, w.word
        limit ${MAX_NEAR}
      ) near) end as near
    from looked_up typed order by typed.n`,
  );
  return rows;
}

/**
 * For each typed word and the shop's words near to it, which may be stems: the nearest of these, and of those that
 * begin with the first, that stands so in an item; undefined where none does.
 */
export async function findWrittenWords(
  orm: Orm,
  shopId: number,
  corrected: readonly { typed: string; words: readonly string[] }[],
): Promise<(string | undefined)[]> {
  if (corrected.length === 0) return [];
  const { rows } = await orm.execute<{ word: string | null }>(
    sql`select (
      select candidate.word from (
        select near.word, near.place from unnest(list.words) with ordinality as near (word, place)
        union all
        (select w.word, 100 + length(w.word) from search_words w
          where w.shop_id = ${shopId} and starts_with(w.word, list.words[1]) order by length(w.word), w.word
            limit ${MAX_FORMS})
      ) as candidate
      where exists (
        select 1 from (
          select name, description from items
          where shop_id = ${shopId} and deleted_at is null and not is_hidden
            and search @@ to_tsquery('simple', candidate.word) limit ${ITEMS_READ}
        ) as item
        where to_tsvector('simple', search_text(item.name || ' ' || item.description))
          @@ to_tsquery('simple', candidate.word)
      )
      order by levenshtein(candidate.word, list.typed), candidate.place, candidate.word limit 1
    ) as word
    from rows from (jsonb_to_recordset(${JSON.stringify(corrected)}::jsonb) as (typed text, words text[]))
      with ordinality as list (typed, words, place)
    order by list.place`,
  );
  return rows.map(({ word }) => word ?? undefined);
}
