import type { CategoryRow } from '../../db/repositories/catalogue/category.ts';

const BETWEEN = ' / ';
/** Between the categories of an item: paths are of one line. */
export const BETWEEN_CATEGORIES = '\n';

const oneLine = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();

/** The path of each category of a shop by its id: «Посуда / Чашки». */
export function categoryPaths(
  categories: readonly Pick<CategoryRow, 'id' | 'name' | 'parentId'>[],
): Map<number, string> {
  const paths = new Map<number, string>();
  // Parents come before their children.
  for (const { id, name, parentId } of categories) {
    const parent = parentId === null ? undefined : paths.get(parentId);
    paths.set(id, parent === undefined ? oneLine(name) : parent + BETWEEN + oneLine(name));
  }
  return paths;
}
