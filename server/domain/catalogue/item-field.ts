import type { ItemColumn } from '#contract/types.ts';
import type { ItemFields } from '../../db/repositories/catalogue/item-columns.ts';
import { type CellRead, type Reading, readPrice, readText, readWhole } from '../item-file/cells.ts';
import { toRoubles } from '../kit/money.ts';
import { cleanText } from '../kit/text.ts';
import type { Cell, CellKind } from '../report/table.ts';

/** The column of a field in files of items. */
export interface FieldColumn {
  name: ItemColumn;
  kind: Exclude<CellKind, 'moment'>;
  /** In letters. */
  width: number;
  /** `paths` are those of categories by their ids. */
  write: (item: ItemFields, writing: { paths: ReadonlyMap<number, string> }) => Cell;
  read: (cell: string, reading: Reading) => CellRead<Partial<ItemFields>>;
  /** Whether «-» makes of it what a new item has. */
  isCleared?: true;
}

/** What somebody must say of a new item. */
type Needed = 'name' | 'categoryId' | 'retailPrice';

/** A field that somebody must say of a new item; in the contract its value is a `Value`. */
export interface NeededField<Value, Of extends keyof ItemFields = Needed> {
  /** Its name in the database. */
  of: Of;
  /** As the forms and the audit have it. */
  toForm: (item: ItemFields) => Value;
  /** What a form's value writes; none where that takes more than the value. */
  fromForm?: (value: Value) => Partial<ItemFields>;
  /** None where files don't have it. */
  column?: FieldColumn;
}

/** What a new item has where nobody says otherwise. */
export type NewItem = Omit<ItemFields, Needed>;

/** A field that a new item has by itself. */
export interface ItemField<Value, Of extends keyof NewItem = keyof NewItem> extends NeededField<Value, Of> {
  /** What a new item has, and what «-» makes of it where a file may clear it. */
  fresh: NewItem[Of];
}

/** Reads a cell as the field of this name. */
export const reads =
  <Of extends keyof ItemFields>(
    of: Of,
    read: (cell: string, reading: Reading) => CellRead<ItemFields[Of]>,
  ): FieldColumn['read'] =>
  (cell, reading) => {
    const found = read(cell, reading);
    return 'problem' in found ? found : { value: { [of]: found.value } };
  };

type NamesOf<Value> = { [Of in keyof NewItem]: NewItem[Of] extends Value ? Of : never }[keyof NewItem];

type InFile = Pick<FieldColumn, 'name' | 'width' | 'isCleared'>;

/** What the contract and the database have as the same value. */
export const same = <Of extends keyof ItemFields>(of: Of) => ({
  of,
  toForm: (item: ItemFields) => item[of],
  fromForm: (value: ItemFields[Of]): Partial<ItemFields> => ({ [of]: value }),
});

/** A text of at most so many characters. */
export const textField = <Of extends NamesOf<string>>(
  of: Of,
  { fresh, most, ...inFile }: InFile & { fresh: NewItem[Of]; most: number },
): ItemField<string, Of> => ({
  ...same(of),
  fresh,
  fromForm: (text) => ({ [of]: cleanText(text) }),
  column: { kind: 'text', write: (item) => item[of], read: reads(of, readText(most)), ...inFile },
});

/** A whole number of these bounds, which files can clear. */
export const wholeField = <Of extends NamesOf<number | null>>(
  of: Of,
  { fresh, min, max, name }: Pick<InFile, 'name'> & { fresh: NewItem[Of]; min: number; max: number },
) => ({
  ...same(of),
  fresh,
  column: {
    name,
    kind: 'count' as const,
    width: 10,
    write: (item: ItemFields) => item[of],
    read: reads(of, readWhole(min, max)),
    isCleared: true as const,
  },
});

/** The column of a price. */
export const priceColumn = (of: 'retailPrice' | 'tradePrice', inFile: Omit<InFile, 'width'>): FieldColumn => ({
  kind: 'money',
  width: 12,
  write: ({ [of]: kopecks }) => (kopecks === null ? null : toRoubles(kopecks)),
  read: reads(of, readPrice),
  ...inFile,
});
