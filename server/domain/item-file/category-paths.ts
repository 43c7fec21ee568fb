import type { CategoryRow } from '../../db/repositories/catalogue/category.ts';

const BETWEEN = ' / ';

/** The path of each category of a shop by its id: «Посуда / Чашки». */
export function categoryPaths(
  categories: readonly Pick<CategoryRow, 'id' | 'name' | 'parentId'>[],
): Map<number, string> {
  const paths = new Map<number, string>();
  // Parents come before their children.
  for (const { id, name, parentId } of categories) {
    const parent = parentId === null ? undefined : paths.get(parentId);
    paths.set(id, parent === undefined ? name : parent + BETWEEN + name);
  }
  return paths;
}
