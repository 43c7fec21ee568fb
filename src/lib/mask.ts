/** One place of a mask. */
export interface MaskPlace {
  /** A character that stands there by itself, or what may be typed there. */
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

/** Whether the text fills the mask; its optional places may be left out. */
export function fillsMask(mask: string, text: string): boolean {
  const fill = (places: readonly MaskPlace[], chars: readonly string[]): boolean => {
    const [place, ...rest] = places;
    if (!place) return chars.length === 0;
    const [char, ...others] = chars;
    const isThere = char !== undefined && (typeof place.fits === 'string' ? place.fits === char : place.fits.test(char));
    return (isThere && fill(rest, others)) || (place.isOptional && fill(rest, chars));
  };
  return fill(readMask(mask), [...text]);
}
