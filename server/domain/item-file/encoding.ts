import type { TextEncoding } from '#contract/types.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/** A sign by its number, as forms of browsers send it in an encoding that lacks it. */
const NUMBERED = /&#(\d{1,7});/g;
const LAST_SIGN = 0x10_ff_ff;

const bytesOf = new Map<string, number>(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1251').decode(Uint8Array.of(byte)), byte]),
);

/**
 * Bytes of Windows-1251; a sign that it lacks stands as `&#233;`, and so does `&` where it would be read as the
 * beginning of one.
 */
function toWindows1251(text: string): Buffer {
  const bytes: number[] = [];
  for (const sign of text.replaceAll(/&(?=#\d{1,7};)/g, '&#38;')) {
    const byte = bytesOf.get(sign);
    if (byte === undefined) bytes.push(...Buffer.from(`&#${sign.codePointAt(0)};`, 'latin1'));
    else bytes.push(byte);
  }
  return Buffer.from(bytes);
}

/** What a text file of this encoding begins with. */
export const beginningOf = (encoding: TextEncoding): string => (encoding === 'utf-8' ? BYTE_ORDER_MARK : '');

/** A text as bytes of the encoding; `decode` reads it back unchanged. */
export const encode = (text: string, encoding: TextEncoding): Buffer =>
  encoding === 'utf-8' ? Buffer.from(text) : toWindows1251(text);

const isUtf8 = (data: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(data);
    return true;
  } catch {
    return false;
  }
};

/** The encoding of a text file: UTF-8 where all of it is that, else Windows-1251. */
export const encodingOf = (data: Uint8Array): TextEncoding => (isUtf8(data) ? 'utf-8' : 'windows-1251');

/** The text of a file, without a byte order mark. */
export function decode(data: Uint8Array, encoding: TextEncoding): string {
  const text = new TextDecoder(encoding).decode(data);
  if (encoding === 'utf-8') return text;
  return text.replaceAll(NUMBERED, (whole, number: string) =>
    Number(number) <= LAST_SIGN ? String.fromCodePoint(Number(number)) : whole,
  );
}
