/** One position of a mask. */
export interface MaskPlace {
  /** A fixed character, or a pattern of the characters that may be typed there. */
  fits: string | RegExp;
  isOptional: boolean;
}

const KINDS: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /\p{L}/u, N: /[\p{L}\p{N}]/u, X: /./su };
const OPTIONAL = '?';

/** Reads a mask: `#` digit, `A` letter, `N` letter or digit, `X` any character; `?` makes the next one optional. */
export function readMask(mask: string): MaskPlace[] {
  return [...mask].flatMap((char, index, chars) =>
    char === OPTIONAL ? [] : [{ fits: KINDS[char] ?? char, isOptional: chars[index - 1] === OPTIONAL }],
  );
}
