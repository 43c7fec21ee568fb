import type { ItemColumn, ItemImportChange } from '#contract/types.ts';
import { formatMoney } from '#lib/money.ts';
import { itemFilesStrings } from './item-files.strings.ts';

const picturesOf = (cell: string): string[] => cell.split('|').flatMap((name) => name.trim() || []);

const told = (text: string): string => text || itemFilesStrings.empty;

/** The first cell of a column; an export names pictures by where they are kept, which says nothing to a person. */
export const sampleText = (sample: string, field: ItemColumn | null): string =>
  field === 'pictures' && !sample.includes('.')
    ? itemFilesStrings.picturesSample(picturesOf(sample).length)
    : sample.slice(0, 40);

function picturesText(before: readonly string[], after: readonly string[]): string {
  const count = after.length;
  if (before.length !== count)
    return itemFilesStrings.change(told(String(before.length || '')), told(String(count || '')));
  return before.every((name) => after.includes(name))
    ? itemFilesStrings.samePictures(count)
    : itemFilesStrings.otherPictures(count);
}

/** What a row makes of a field, without the field's name: pictures by their number, amounts with the currency. */
export function changeText({ field, before, after }: ItemImportChange, isNew: boolean, currency: string): string {
  const [old, made] = [picturesOf(before), picturesOf(after)];
  if (field === 'pictures') return isNew ? String(made.length) : picturesText(old, made);
  const isMoney = field === 'retail_price' || field === 'trade_price';
  const text = (cell: string) => (isMoney && cell ? formatMoney(Number(cell), currency) : told(cell));
  return isNew ? text(after) : itemFilesStrings.change(text(before), text(after));
}
