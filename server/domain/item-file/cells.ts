import type { ItemAttribute } from '#contract/types.ts';
import { namesOfPath } from '#common/category-path.ts';
import type { ItemFields } from '../../db/repositories/catalogue/item-columns.ts';
import type { StoredImage } from '../../db/schema/stored-image.ts';
import { itemFileTexts } from '../../texts/item-files.strings.ts';
import { cleanText } from '../kit/text.ts';
import { readAttributes } from './attributes.ts';
import { BETWEEN_CATEGORIES } from './category-paths.ts';

const { problems } = itemFileTexts;

/** What a cell says, or in Russian why it says nothing, and the path of a category that is missing. */
export type CellRead<Value> = { value: Value } | { problem: string; missingCategory?: string };

/** What cells are read with. */
export interface Reading {
  /** The ids of the categories of each path, in lower case. */
  idsOfPath: ReadonlyMap<string, readonly number[]>;
  /** The same of each name alone. */
  idsOfName: ReadonlyMap<string, readonly number[]>;
  /** The uploaded pictures by their paths in the archive and by their mere names, in lower case. */
  pictures: ReadonlyMap<string, StoredImage>;
  /** What the item has now. */
  kept: readonly StoredImage[];
}

/** Between the names of an item's pictures. */
export const BETWEEN_PICTURES = ' | ';

const MOST_PRICE = 1_000_000;
const MOST_PICTURES = 20;
const MOST_ATTRIBUTES = 50;
const MOST_CATEGORIES = 10;

/** A text of at most so many characters. */
export const readText =
  (most: number) =>
  (cell: string): CellRead<string> => {
    const value = cleanText(cell);
    return value.length > most ? { problem: problems.tooLong(most) } : { value };
  };

/** Roubles with two decimals at most, after a comma or a dot, in kopecks. */
export function readPrice(cell: string): CellRead<number> {
  const plain = cell.replaceAll(/\s|₽|руб\.?|р\.$/gi, '').replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return { problem: problems.notPrice };
  if (!/^\d+(?:\.\d{1,2})?$/.test(plain)) return { problem: problems.kopecks };
  return Number(plain) > MOST_PRICE
    ? { problem: problems.tooMuch(MOST_PRICE) }
    : { value: Math.round(Number(plain) * 100) };
}

/** A whole number of these bounds. */
export const readWhole =
  (min: number, max: number) =>
  (cell: string): CellRead<number> => {
    const plain = cell.replaceAll(/[\s%]/g, '');
    const value = Number(plain);
    return /^\d{1,9}$/.test(plain) && value >= min && value <= max
      ? { value }
      : { problem: problems.notWhole(min, max) };
  };

const words = new Map([
  ...['да', 'yes', 'true', '1', '+', 'скрыт'].map((word) => [word, true] as const),
  ...['нет', 'no', 'false', '0'].map((word) => [word, false] as const),
]);

/** Yes or no. */
export function readYesNo(cell: string): CellRead<boolean> {
  const value = words.get(cell.trim().toLowerCase());
  return value === undefined ? { problem: problems.notYesNo } : { value };
}

/** A path of categories as it is compared. */
export const pathKey = (path: string): string => namesOfPath(path).join(' / ').toLowerCase();

/** A category by its path, «Посуда / Чашки», or by its name alone where no other has it. */
function readPath(path: string, { idsOfPath, idsOfName }: Reading): CellRead<number> {
  const key = pathKey(path);
  const [id, ...others] = idsOfPath.get(key) ?? [];
  if (id !== undefined) return others.length > 0 ? { problem: problems.sameCategories } : { value: id };
  const [named, ...namesakes] = idsOfName.get(key) ?? [];
  if (named === undefined) return { problem: problems.noCategory(path), missingCategory: path };
  return namesakes.length > 0 ? { problem: problems.pathNeeded(path) } : { value: named };
}

/** All categories of an item by their paths, one a line, the main one first. */
export function readCategories(
  cell: string,
  reading: Reading,
): CellRead<Pick<ItemFields, 'categoryId' | 'otherCategoryIds'>> {
  const ids = new Set<number>();
  for (const path of cell.split(BETWEEN_CATEGORIES).flatMap((line) => line.trim() || [])) {
    const found = readPath(path, reading);
    if ('problem' in found) return found;
    ids.add(found.value);
  }
  const [categoryId, ...others] = ids;
  if (categoryId === undefined) return { problem: problems.needed };
  if (ids.size > MOST_CATEGORIES) return { problem: problems.tooManyCategories(MOST_CATEGORIES) };
  return { value: { categoryId, otherCategoryIds: others.toSorted((one, next) => one - next) } };
}

/** Pictures by their names in the archive, or those that the item has by the names that an export gave them. */
export function readPictures(cell: string, { pictures, kept }: Reading): CellRead<StoredImage[]> {
  const names = cell.split('|').flatMap((name) => name.trim() || []);
  const known = new Map(kept.map((image) => [image.key, image]));
  const found = names.map((name) => known.get(name) ?? pictures.get(name.toLowerCase()));
  const missing = names.find((_, place) => !found[place]);
  if (missing !== undefined) return { problem: problems.noPicture(missing) };
  const value = [...new Map(found.flatMap((image) => (image ? [[image.key, image] as const] : []))).values()];
  return value.length > MOST_PICTURES ? { problem: problems.tooManyPictures(MOST_PICTURES) } : { value };
}

/** Attributes, «Цвет: белый», one a line. */
export function readAttributesCell(cell: string): CellRead<ItemAttribute[]> {
  const value = readAttributes(cell)?.map((one) => ({ name: cleanText(one.name), value: cleanText(one.value) }));
  if (!value) return { problem: problems.notAttributes };
  if (value.length > MOST_ATTRIBUTES) return { problem: problems.tooManyAttributes(MOST_ATTRIBUTES) };
  if (new Set(value.map(({ name }) => name)).size < value.length) return { problem: problems.sameAttributes };
  return value.some((one) => one.name.length > 100 || one.value.length > 500)
    ? { problem: problems.longAttribute }
    : { value };
}
