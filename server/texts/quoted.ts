/** The text in quotes; quotes within it become inner ones: «Ваза „Капля“». */
export function quoted(text: unknown): string {
  return `«${String(text).replaceAll('«', '„').replaceAll('»', '“')}»`;
}
