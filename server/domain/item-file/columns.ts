import type { ItemColumn } from '#contract/types.ts';
import type { ItemFields } from '../../db/repositories/catalogue/item-columns.ts';
import type { ItemInFile } from '../../db/repositories/catalogue/item-file.ts';
import { itemColumnTitles } from '#common/item-columns.strings.ts';
import { itemFileTexts } from '../../texts/item-files.strings.ts';
import type { FieldColumn } from '../catalogue/item-field.ts';
import { fieldColumns } from '../catalogue/item-fields.ts';
import type { Cell } from '../report/table.ts';
import { guardText } from './guard.ts';

type Writing = Parameters<FieldColumn['write']>[1];

/** A column of a file; one that nothing is read of only tells of an item. */
interface Column extends Pick<FieldColumn, 'kind' | 'width'>, Partial<Pick<FieldColumn, 'read'>> {
  field: ItemColumn;
  write: (item: ItemInFile, writing: Writing) => Cell;
  /** What of an item an import sets by it. */
  sets?: keyof ItemFields;
  /** Whether a new item needs it. */
  isNeeded?: boolean;
  /** What «-» makes of it; none where it can't be cleared. */
  cleared?: Partial<ItemFields> | undefined;
}

/** Nothing is set by it: orders move the stock between an export and its import. */
const stockAtExport: Column = {
  field: 'stock_at_export',
  kind: 'count',
  width: 12,
  write: ({ stock }) => stock ?? itemFileTexts.uncounted,
};

/** The columns of a file of items, in their order. */
export const itemColumns: readonly Column[] = [
  { field: 'id', kind: 'count', width: 10, write: ({ id }) => id },
  ...fieldColumns.flatMap(({ name: field, ...column }): Column[] =>
    field === 'stock' ? [{ field, ...column }, stockAtExport] : [{ field, ...column }],
  ),
];

/** A column with its title. */
export type TitledColumn = Column & { title: string };

/** The columns of these fields in the order of a file; all of them where none are named. */
export const writtenColumns = (fields: readonly ItemColumn[] = []): TitledColumn[] =>
  itemColumns
    .filter(({ field }) => fields.length === 0 || fields.includes(field))
    .map((column) => ({ ...column, title: itemColumnTitles[column.field] }));

/** The cells of an item, with formulas made harmless. */
export const writeItemCells = (written: readonly TitledColumn[], item: ItemInFile, writing: Writing): Cell[] =>
  written.map(({ write }) => {
    const cell = write(item, writing);
    return typeof cell === 'string' ? guardText(cell) : cell;
  });
