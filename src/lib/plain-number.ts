/** One number, with a minus right before it; other digits nowhere. */
const written = /^[^\d.,]*?([-−–]?)(\d+(?:[.,]\d+)?|[.,]\d+)\D*$/;

/**
 * The only number of a pasted text as a plain number in text: `− 1 290,5 кг` becomes `-1290.5`; empty if there is none, or
 * more than one, as in `1e9`.
 */
export function plainNumber(text: string): string {
  const [, sign = '', number = ''] = written.exec(text.replaceAll(/\s/g, '')) ?? [];
  return (sign && '-') + number.replace(',', '.');
}
