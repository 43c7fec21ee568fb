import { keepTogether } from './no-break.ts';

/** The text in quotes, without breaks after its short words; quotes within it become inner ones: «Ваза „Капля“». */
export function quoted(text: string): string {
  return `«${keepTogether(text).replaceAll('«', '„').replaceAll('»', '“')}»`;
}
