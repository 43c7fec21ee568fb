const ID_MAX = 2_147_483_647;
const PAGE_MAX = 100_000;
const SEARCH_MAX = 100;

type Text = string | null | undefined;

/** The number from one to this one that the text writes in digits; undefined where it is none. */
export function readNumber(text: Text, max: number): number | undefined {
  const number = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  return number > 0 && number <= max ? number : undefined;
}

/** The id that stands in an address; undefined where it cannot be one. */
export const readId = (text: Text): number | undefined => readNumber(text, ID_MAX);

/** The page of a list; undefined where it cannot be one. */
export const readPage = (text: Text): number | undefined => readNumber(text, PAGE_MAX);

/** What is searched for, no longer than the server takes it; undefined where it is nothing. */
export const readSearch = (text: Text): string | undefined => text?.trim().slice(0, SEARCH_MAX) || undefined;

/** The value as one of those that have a name. */
export function readName<Name extends string>(names: Readonly<Record<Name, string>>, value: Text): Name | undefined {
  const isName = (text: string): text is Name => Object.hasOwn(names, text);
  return typeof value === 'string' && isName(value) ? value : undefined;
}
