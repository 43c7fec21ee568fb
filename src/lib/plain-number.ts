/** The first number of a pasted text as a plain one, with a dot: `− 1 290,5 кг` is `-1290.5`; nothing where there is none. */
export function plainNumber(text: string): string {
  const written = /[-−]?(?:\d+(?:[.,]\d+)?|[.,]\d+)/.exec(text.replaceAll(/\s/g, ''))?.[0] ?? '';
  return written.replace('−', '-').replace(',', '.');
}
