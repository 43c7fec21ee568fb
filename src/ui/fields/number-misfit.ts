import type { Edit } from './use-mask-edits.ts';

/** Why a field of numbers doesn't take a text. */
export type Misfit = 'notNumber' | 'tooManyDecimals' | 'tooLarge' | 'tooSmall';

/** The numbers that a field takes. */
export interface NumberBounds {
  /** The maximum number of digits after the comma. */
  scale: number;
  min?: number | undefined;
  max?: number | undefined;
}

interface NumberReading extends NumberBounds {
  /** The keys of the decimal separator. */
  radixKeys: readonly string[];
  /** Converts what the field shows to a plain number in text. */
  plain: (shown: string) => string;
  /** Converts a pasted or autofilled text to a plain number in text; empty if it has none. */
  readPasted: (text: string) => string;
}

/** Characters that are dropped without a word: spaces within a number, and a plus or a bar. */
const SILENT = /[\s+|]/;

/** Why a typed character that is no digit is refused; null where the mask takes it, or nobody minds that it doesn't. */
function misfitOfSign(
  sign: string,
  before: string,
  { scale, min = -Infinity, radixKeys }: NumberReading,
): Misfit | null {
  if (SILENT.test(sign)) return null;
  if (/[-−–]/.test(sign)) return before === '' && min >= 0 ? 'tooSmall' : null;
  if (radixKeys.includes(sign.toLowerCase())) {
    if (scale === 0) return 'tooManyDecimals';
    // Alone it would be read as 0: the letters of a name have its keys too.
    return /\d/.test(before) ? null : 'notNumber';
  }
  return 'notNumber';
}

/**
 * Why an edit is refused as a whole, since the mask would take a part of it, which is another number; null where it
 * isn't.
 */
export function misfitOf({ inserted, before, after }: Edit, reading: NumberReading): Misfit | null {
  const { scale, min = -Infinity, max = Infinity, plain, readPasted } = reading;
  const isTyped = inserted.length === 1;
  if (isTyped && !/\d/.test(inserted)) return misfitOfSign(inserted, before, reading);
  const text = isTyped ? inserted : readPasted(inserted);
  const next = plain(before) + text + plain(after);
  const number = Number(next);
  if (text === '' || (Number.isNaN(number) && !isTyped)) return 'notNumber';
  const [, decimals = ''] = next.split('.');
  if (!isTyped && decimals.length > scale) return 'tooManyDecimals';
  // The first digits of 15 are less than 10, and those of -15 more than -10: more may follow.
  if (number > max && (!isTyped || max >= 0)) return 'tooLarge';
  if (number < min && (!isTyped || min <= 0)) return 'tooSmall';
  return null;
}
