import type { ItemColumn } from '#contract/types.ts';
import { QUANTITY_MAX } from '#common/constants.ts';
import type { ItemFields } from '../../db/repositories/catalogue/item-edit.ts';
import type { ItemInFile } from '../../db/repositories/catalogue/item-file.ts';
import { itemColumnTitles, itemFileTexts } from '../../texts/item-files.strings.ts';
import { toRoubles } from '../kit/money.ts';
import type { Cell, CellKind } from '../report/table.ts';
import { writeAttributes } from './attributes.ts';
import { BETWEEN_CATEGORIES } from './category-paths.ts';
import {
  BETWEEN_PICTURES,
  type CellRead,
  readAttributesCell,
  readCategories,
  type Reading,
  readPictures,
  readPrice,
  readText,
  readWhole,
  readYesNo,
} from './cells.ts';
import { guardText } from './guard.ts';

/** What cells are written with. */
interface Writing {
  /** The path of each category by its id. */
  paths: ReadonlyMap<number, string>;
}

type ReadFields = (cell: string, reading: Reading) => { fields: Partial<ItemFields> } | { problem: string };

interface Column {
  field: ItemColumn;
  kind: Exclude<CellKind, 'moment'>;
  /** In letters. */
  width: number;
  write: (item: ItemInFile, writing: Writing) => Cell;
  /** What of an item an import sets by it; none for what only names the item. */
  sets?: keyof ItemFields;
  read?: ReadFields;
  /** What «-» makes of it; none where it can't be cleared. */
  cleared?: Partial<ItemFields>;
}

const reads = <Name extends keyof ItemFields>(
  sets: Name,
  read: (cell: string, reading: Reading) => CellRead<ItemFields[Name]>,
): Pick<Column, 'sets'> & { read: ReadFields } => ({
  sets,
  read: (cell, reading) => {
    const found = read(cell, reading);
    return 'problem' in found ? found : { fields: { [sets]: found.value } };
  },
});

/** The columns of a file of items, in their order. A new field of an item is a line here. */
export const itemColumns: readonly Column[] = [
  { field: 'id', kind: 'count', width: 10, write: ({ id }) => id },
  {
    field: 'article',
    kind: 'text',
    width: 16,
    write: ({ article }) => article,
    ...reads('article', readText(64)),
  },
  { field: 'name', kind: 'text', width: 40, write: ({ name }) => name, ...reads('name', readText(200)) },
  {
    field: 'description',
    kind: 'text',
    width: 60,
    write: ({ description }) => description,
    ...reads('description', readText(10_000)),
    cleared: { description: '' },
  },
  {
    field: 'category',
    kind: 'text',
    width: 40,
    write: ({ categoryId, otherCategoryIds }, { paths }) =>
      [categoryId, ...otherCategoryIds].map((id) => paths.get(id) ?? '').join(BETWEEN_CATEGORIES),
    sets: 'categoryId',
    read: (cell, reading) => {
      const found = readCategories(cell, reading);
      return 'problem' in found ? found : { fields: found.value };
    },
  },
  {
    field: 'retail_price',
    kind: 'money',
    width: 12,
    write: ({ retailPrice }) => toRoubles(retailPrice),
    ...reads('retailPrice', readPrice),
  },
  {
    field: 'trade_price',
    kind: 'money',
    width: 12,
    write: ({ tradePrice }) => (tradePrice === null ? null : toRoubles(tradePrice)),
    ...reads('tradePrice', readPrice),
    cleared: { tradePrice: null },
  },
  {
    field: 'discount',
    kind: 'count',
    width: 10,
    write: ({ discount }) => discount,
    ...reads('discount', readWhole(0, 100)),
    cleared: { discount: 0 },
  },
  {
    field: 'count_step',
    kind: 'count',
    width: 10,
    write: ({ countStep }) => countStep,
    ...reads('countStep', readWhole(1, QUANTITY_MAX)),
    cleared: { countStep: 1 },
  },
  {
    field: 'count_min',
    kind: 'count',
    width: 10,
    write: ({ countMin }) => countMin,
    ...reads('countMin', readWhole(1, QUANTITY_MAX)),
    cleared: { countMin: 1 },
  },
  {
    field: 'stock',
    kind: 'count',
    width: 10,
    write: ({ stock }) => stock,
    ...reads('stock', readWhole(0, 1_000_000)),
    cleared: { stock: null },
  },
  // Nothing is set by it: orders move the stock between an export and its import.
  {
    field: 'stock_at_export',
    kind: 'count',
    width: 12,
    write: ({ stock }) => stock ?? itemFileTexts.uncounted,
  },
  {
    field: 'is_hidden',
    kind: 'text',
    width: 8,
    write: ({ isHidden }) => (isHidden ? itemFileTexts.yes : itemFileTexts.no),
    ...reads('isHidden', readYesNo),
    cleared: { isHidden: false },
  },
  {
    field: 'pictures',
    kind: 'text',
    width: 30,
    write: ({ images }) => images.map(({ key }) => key).join(BETWEEN_PICTURES),
    ...reads('images', readPictures),
    cleared: { images: [] },
  },
  {
    field: 'attributes',
    kind: 'text',
    width: 40,
    write: ({ attributes }) => writeAttributes(attributes),
    ...reads('attributes', readAttributesCell),
    cleared: { attributes: [] },
  },
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
