const PAGE_MAX = 100_000;
const SEARCH_MAX = 100;

type Text = string | null | undefined;

/** A number from 1 to `max`, written in digits; undefined for any other text. */
function readNumber(text: Text, max: number): number | undefined {
  const number = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  return number > 0 && number <= max ? number : undefined;
}

/** An amount in roubles with kopecks after a dot, as `1290.5`; undefined for any other text. */
export const readAmount = (text: Text): number | undefined =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text ?? '') ? Number(text) : undefined;

/** A valid page number; undefined for any other text. */
export const readPage = (text: Text): number | undefined => readNumber(text, PAGE_MAX);

/** The trimmed search text, cut to the server's limit; undefined if it is empty. */
export const readSearch = (text: Text): string | undefined => text?.trim().slice(0, SEARCH_MAX) || undefined;

/** The value if it is a key of `names`; undefined otherwise. */
export function readName<Name extends string>(names: Readonly<Record<Name, unknown>>, value: Text): Name | undefined {
  const isName = (text: string): text is Name => Object.hasOwn(names, text);
  return typeof value === 'string' && isName(value) ? value : undefined;
}
