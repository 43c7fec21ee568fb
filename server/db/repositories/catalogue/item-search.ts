import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { categories, items } from '../../schema.ts';

/** One word of a search: as typed and the beginnings of its other forms, or what it may have been meant to be. Letters or digits only, lower case. */
export type SearchWord = readonly [string, ...string[]];

/** How a word is looked for: as it is or by its beginning, anywhere or in the name (A). */
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
const all = (count: number, queryOf: (index: number) => SQL): SQL =>
  sql`(${sql.join(
    Array.from({ length: count }, (_, index) => queryOf(index)),
    sql` && `,
  )})`;

/** The tsquery that finds every word by its stem or by its beginning; words like «для» count only where nothing else is said. */
function queryOf(words: number): SQL {
  const meaningful = all(
    words,
    (index) =>
      sql`case when numnode(${stems(index)}) = 0 then ''::tsquery else ${stems(index)} || ${written(index, ':*')} end`,
  );
  const literal = all(words, (index) => written(index, ':*'));
  return sql`(case when numnode(${meaningful}) = 0 then ${literal} else ${meaningful} end)`;
}

/** The words, so many, are found in a text that has been cut into words. */
export const matches = (text: SQLWrapper, words: number): SQL => sql`${text} @@ ${queryOf(words)}`;

/** The category's name has the words, as items have theirs. There are few categories, so nothing indexes it. */
export function categoryHas(words: number): SQL {
  const { name } = categories;
  const text = sql`(to_tsvector('russian', search_text(${name})) || to_tsvector('simple', search_text(${name})))`;
  return matches(text, words);
}

/** Columns that a search is ordered by: whether the name has all the words, at least their beginnings, and whether the item has them at all or its category alone. */
export function nameRank(words: number) {
  const whole = all(words, (index) => sql`(${stems(index, ':A')} || ${written(index, ':A')})`);
  const begun = all(words, (index) => sql`(${stems(index, ':A')} || ${written(index, ':*A')})`);
  return {
    hasAll: sql<boolean>`${items.search} @@ ${whole}`.as('has_all'),
    beginsAll: sql<boolean>`${items.search} @@ ${begun}`.as('begins_all'),
    isSaid: sql<boolean>`${matches(items.search, words)}`.as('is_said'),
  };
}

/** A typed word, as it is looked up among the words that the shop has. */
export interface TypedWord {
  word: string;
  /** The word and the beginnings of its other forms; an item with any of them has the word. */
  forms: SearchWord;
  /** The word with each two neighbours swapped. */
  swaps: string[];
}

/** Whether an item has the word, and else the shop's words that are one typo away, best first; none where too many words are unknown. */
export type LookedUpWord = {
  isKnown: boolean;
  near: string[];
};

const MAX_NEAR = 5;
/** From this length on the word may still be unfinished. */
const PREFIX_LENGTH = 4;
const SHORTEST = 3;
/** Each typo is compared with all words that the shop has; a search of more of them is meant for another shop. */
const MAX_TYPOS = 3;

/** Looks each word up, in the order given. The beginnings of words are compared too, and a form is tried by its stem when nothing is like it as written. */
export async function lookUpWords(orm: Orm, shopId: number, typed: readonly TypedWord[]): Promise<LookedUpWord[]> {
  const { rows } = await orm.execute<LookedUpWord>(
    sql`with typed as (
      select t.ordinality as n, t.word, t.forms, t.swaps, coalesce((ts_lexize('russian_stem', t.word))[1], t.word) as stem
      from rows from (jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) as (word text, forms text[], swaps text[])) with ordinality as t (word, forms, swaps, ordinality)
      -- Otherwise the planner thinks of a hundred words, and compiles for them.
      limit ${typed.length}
    ),
    looked_up as materialized (
      select *, exists (
        select 1 from items i where i.shop_id = ${shopId} and i.deleted_at is null
        and i.search @@ (to_tsquery('russian', array_to_string(typed.forms, ' | ')) || to_tsquery('simple', array_to_string(typed.forms, ':* | ') || ':*'))
      ) as is_known from typed
    )
    select
      typed.is_known as "isKnown",
      case when typed.is_known or (select count(*) from looked_up where not is_known) > ${MAX_TYPOS} then '[]' else (select coalesce(json_agg(near.word), '[]') from (
        select w.word
        from search_words w
        cross join (values (1, typed.word), (2, typed.stem)) as form (rank, text)
        cross join lateral (select length(form.text) as length) as measured
        where w.shop_id = ${shopId} and form.text !~ '[0-9]' and measured.length >= ${SHORTEST}
          and length(w.word) >= measured.length - 1
          and (measured.length >= ${PREFIX_LENGTH} or length(w.word) <= measured.length + 1)
          and (
            levenshtein_less_equal(left(w.word, measured.length), form.text, 1) <= 1
            or levenshtein_less_equal(left(w.word, measured.length - 1), form.text, 1) <= 1
            or levenshtein_less_equal(left(w.word, measured.length + 1), form.text, 1) <= 1
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
