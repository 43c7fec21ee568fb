const WILDCARDS = /[\\%_]/g;

/** A typed text as part of a LIKE pattern: its own wildcards mean nothing. */
export const literal = (text: string): string => text.replaceAll(WILDCARDS, String.raw`\$&`);

/** The number of a record that a search may mean: `12`, `№ 12`, `#12`; null for any other text. */
export function numberIn(search: string): number | null {
  const digits = /^[#№]?\s*(\d{1,9})$/.exec(search)?.[1];
  return digits === undefined ? null : Number(digits);
}
