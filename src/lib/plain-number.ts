/** One number, with a minus right before it; other digits nowhere. The dot of `арт.15` is no part of it. */
const written = /^\D*?([-−–]?)(\d+(?:[.,]\d+)?|(?<![^\s−–-])[.,]\d+)\D*$/;

/**
 * The only number of a pasted text as a plain number in text: `− 1 290,5 кг` becomes `-1290.5`; empty if there is none,
 * or more than one, as in `1e9`.
 */
export function plainNumber(text: string): string {
  const [, sign = '', number = ''] = written.exec(text.replaceAll(/(?<=[\d−–-])\s+(?=[\d.,])/g, '')) ?? [];
  return (sign && '-') + number.replace(',', '.');
}
