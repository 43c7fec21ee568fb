import type { components } from '#contract/types.ts';

/** A category as the catalogue lists it. */
export type Category = components['schemas']['Category'];

/** How many levels categories have at most. */
export const MAX_DEPTH = 5;

/** A category with its place in the tree. */
export interface Branch extends Category {
  /** From 0, for the first level. */
  depth: number;
}

/** A category on its way to another place among those with the same parent, from 0. */
export interface CategoryMove {
  id: number;
  place: number;
}

/** The categories in another one, in their order; null for the first level. */
export const childrenOf = (categories: readonly Category[], parentId: number | null): Category[] =>
  categories.filter((one) => one.parent_id === parentId);

/**
 * The categories as they are after a move: those with the same parent share out the places that they have in the list.
 */
export function withMove(categories: readonly Category[], { id, place }: CategoryMove): readonly Category[] {
  const own = categories.find((one) => one.id === id);
  if (!own) return categories;
  const others = childrenOf(categories, own.parent_id).filter((one) => one !== own);
  const siblings = others.toSpliced(place, 0, own).values();
  return categories.map((one) => (one.parent_id === own.parent_id ? (siblings.next().value ?? one) : one));
}

/** The categories in the order of the tree, each before those in it. */
export const branchesOf = (categories: readonly Category[], parentId: number | null = null, depth = 0): Branch[] =>
  childrenOf(categories, parentId).flatMap((category) => [
    { ...category, depth },
    ...branchesOf(categories, category.id, depth + 1),
  ]);

const heightOf = (categories: readonly Category[], id: number): number =>
  1 + Math.max(0, ...childrenOf(categories, id).map((child) => heightOf(categories, child.id)));

const isWithin = (branches: readonly Category[], id: number, other: number): boolean => {
  const category = branches.find((one) => one.id === id);
  if (!category) return false;
  return id === other || (category.parent_id !== null && isWithin(branches, category.parent_id, other));
};

/**
 * The categories that one (null for a new one) may stand in: not itself or one in it, nor so deep that a level is too
 * many.
 */
export function parentsFor(categories: readonly Category[], id: number | null): Branch[] {
  const height = id === null ? 1 : heightOf(categories, id);
  return branchesOf(categories).filter(
    (branch) => branch.depth + 1 + height <= MAX_DEPTH && (id === null || !isWithin(categories, branch.id, id)),
  );
}

/** Categories as options that say the whole path, «Посуда / Чашки», in the order of the tree. */
export function toPathOptions(
  categories: readonly Category[],
  parentId: number | null = null,
  above = '',
): { value: string; label: string }[] {
  return childrenOf(categories, parentId).flatMap(({ id, name }) => [
    { value: String(id), label: above + name },
    ...toPathOptions(categories, id, `${above}${name} / `),
  ]);
}

const INDENT = '\u00A0\u00A0\u00A0';

/** Categories as the options of a select, each indented by its depth. */
export const toOptions = (branches: readonly Branch[]): { value: string; label: string }[] =>
  branches.map(({ id, name, depth }) => ({ value: String(id), label: INDENT.repeat(depth) + name }));
