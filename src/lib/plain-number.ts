/**
 * The first number of a pasted text as a plain number in text: `− 1 290,5 кг` becomes `-1290.5`; empty if there is
 * none.
 */
export function plainNumber(text: string): string {
  const written = /[-−]?(?:\d+(?:[.,]\d+)?|[.,]\d+)/.exec(text.replaceAll(/\s/g, ''))?.[0] ?? '';
  return written.replace('−', '-').replace(',', '.');
}
