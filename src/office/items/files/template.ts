import { itemColumnTitles } from '#common/item-columns.strings.ts';
import type { ItemColumn } from '#contract/types.ts';
import type { MadeFile } from '#lib/save-file.ts';
import { itemFilesStrings } from './item-files.strings.ts';

/** The columns of the template, in their order, each with an example. */
const examples: readonly (readonly [ItemColumn, string])[] = [
  ['article', 'Ч-101'],
  ['name', itemFilesStrings.exampleName],
  ['category', ''],
  ['retail_price', '1290,50'],
  ['stock', '12'],
  ['description', ''],
  ['attributes', itemFilesStrings.exampleAttributes],
];

const toLine = (cells: readonly string[]): string => `${cells.join(';')}\r\n`;

/** A file to write new items into; a spreadsheet opens it by itself. `category`: one of the shop, for the example. */
export function itemTemplate(category: string): MadeFile {
  const titles = examples.map(([column]) => itemColumnTitles[column].replaceAll('\u00A0', ' '));
  const cells = examples.map(([column, text]) => (column === 'category' ? category : text));
  // Without this mark Excel reads another encoding.
  const blob = new Blob(['\uFEFF', toLine(titles), toLine(cells.map(quoted))], { type: 'text/csv;charset=utf-8' });
  return { name: `${itemFilesStrings.templateFile}.csv`, blob };
}

function quoted(text: string): string {
  return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
