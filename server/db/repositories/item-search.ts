import { type SQL, sql } from 'drizzle-orm';
import { type Executor, rows } from './rows.ts';

/** One word of a search: as typed and the beginnings of its other forms, or what it may have been meant to be. Letters or digits only, lower case. */
export type SearchWord = readonly [string, ...string[]];

const anyOf = (word: SearchWord, suffix: string): string => word.map((form) => form + suffix).join(' | ');
const stems = (word: SearchWord, suffix = ''): SQL => sql`to_tsquery('russian', ${anyOf(word, suffix)})`;
const written = (word: SearchWord, suffix: string): SQL => sql`to_tsquery('simple', ${anyOf(word, suffix)})`;
const all = (queries: SQL[]): SQL => sql`(${sql.join(queries, sql` && `)})`;

/** The tsquery that finds every word by its stem or by its beginning; words like «для» count only where nothing else is said. */
export function matches(words: readonly SearchWord[]): SQL {
  const meaningful = all(
    words.map((word) => sql`case when numnode(${stems(word)}) = 0 then ''::tsquery else ${stems(word)} || ${written(word, ':*')} end`),
  );
  const literal = all(words.map((word) => written(word, ':*')));
  return sql`(case when numnode(${meaningful}) = 0 then ${literal} else ${meaningful} end)`;
}

/** A category's name as words, as items have theirs. There are few categories, so nothing indexes it. */
export const categoryWords: SQL = sql.raw("(to_tsvector('russian', search_text(c.name)) || to_tsvector('simple', search_text(c.name)))");

/** Columns that a search is ordered by: whether the name has all the words, at least their beginnings, and whether the item has them at all or its category alone. */
export function nameRank(words: readonly SearchWord[]): SQL {
  const whole = all(words.map((word) => sql`(${stems(word, ':A')} || ${written(word, ':A')})`));
  const begun = all(words.map((word) => sql`(${stems(word, ':A')} || ${written(word, ':*A')})`));
  return sql`i.search @@ ${whole} as has_all, i.search @@ ${begun} as begins_all, i.search @@ ${matches(words)} as is_said`;
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
export interface LookedUpWord {
  is_known: boolean;
  near: string[];
}

const MAX_NEAR = 5;
/** From this length on the word may still be unfinished. */
const PREFIX_LENGTH = 4;
const SHORTEST = 3;
/** Each typo is compared with all words that the shop has; a search of more of them is meant for another shop. */
const MAX_TYPOS = 3;

/** Looks each word up, in the order given. The beginnings of words are compared too, and a form is tried by its stem when nothing is like it as written. */
export function lookUpWords(executor: Executor, shopId: number, typed: readonly TypedWord[]): Promise<LookedUpWord[]> {
  return rows<LookedUpWord>(
    executor,
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
      typed.is_known,
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
}
