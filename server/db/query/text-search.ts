const WILDCARDS = /[\\%_]/g;

/** A typed text as part of a LIKE pattern: its own wildcards mean nothing. */
const literal = (text: string): string => text.replaceAll(WILDCARDS, String.raw`\$&`);

/** A LIKE pattern for texts that begin with a typed one. */
export const beginsWith = (text: string): string => `${literal(text)}%`;

/** A LIKE pattern for texts that have a typed one in them. */
export const contains = (text: string): string => `%${literal(text)}%`;

/** The number of a record that a search may mean: `12`, `№ 12`, `#12`; null for any other text. */
export function numberIn(search: string): number | null {
  const digits = /^[#№]?\s*(\d{1,9})$/.exec(search)?.[1];
  return digits === undefined ? null : Number(digits);
}
