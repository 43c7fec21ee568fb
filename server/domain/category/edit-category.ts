import type { components } from '#contract/types.ts';
import { type HeldCategory, writeCategory } from '../../db/repositories/catalogue/category-edit.ts';
import type { FieldProblem } from '../../texts/fields.strings.ts';
import type { Transaction } from '../../db/engine/types.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { readCategories } from '../catalogue/catalogue.ts';
import { AppError } from '../kit/app-error.ts';
import { cleanText } from '../kit/text.ts';
import type { StoredImage } from '../../db/schema/stored-image.ts';
import { takeUploads } from '../upload/uploads.ts';

type Schemas = components['schemas'];

const MAX_DEPTH = 5;

/** A shop's categories, locked by the transaction. */
export type Tree = readonly HeldCategory[];

/** The categories right below this one; of the first level for null. */
export const childrenOf = (tree: Tree, parentId: number | null): Tree =>
  tree.filter((one) => one.parentId === parentId);

/** How many levels there are from this category down; 1 without any in it. */
const heightOf = (tree: Tree, id: number): number =>
  1 + Math.max(0, ...childrenOf(tree, id).map((child) => heightOf(tree, child.id)));

/** The categories from this one up to the first level. */
function pathOf(tree: Tree, id: number | null): HeldCategory[] {
  const own = tree.find((one) => one.id === id);
  return own ? [own, ...pathOf(tree, own.parentId)] : [];
}

/** Why a category (null for a new one) can't be moved there. */
function parentProblem(tree: Tree, id: number | null, parentId: number | null): FieldProblem | undefined {
  const path = pathOf(tree, parentId);
  if (parentId !== null && path.length === 0) return 'unknown_record';
  if (path.some((one) => one.id === id)) return 'category_inside_itself';
  const height = id === null ? 1 : heightOf(tree, id);
  return path.length + height > MAX_DEPTH ? { code: 'category_too_deep', n: MAX_DEPTH } : undefined;
}

/**
 * Whether a category (null for a new one) comes to stand beside another of its name: the path that files name them by
 * couldn't tell the two apart. Those that stand so already may stay.
 */
export function isNameTaken(
  tree: Tree,
  id: number | null,
  change: { name?: string; parentId?: number | null },
): boolean {
  const held = tree.find((one) => one.id === id);
  const { name = held?.name ?? '', parentId = held?.parentId ?? null } = change;
  if (held && name === held.name && parentId === held.parentId) return false;
  const isNamed = (one: HeldCategory): boolean => one.name.toLowerCase() === name.toLowerCase();
  return childrenOf(tree, parentId).some((one) => one.id !== id && isNamed(one));
}

/** What the audit keeps of a category. */
export const auditedCategory = ({ name, parentId, image, position }: Omit<HeldCategory, 'id'>) => ({
  name,
  parent_id: parentId,
  image: image?.key ?? null,
  place: position,
});

/** The category as it is now; throws not_found. */
export async function categoryAnswer(
  transaction: Transaction,
  { shop }: SignedInCaller,
  id: number,
): Promise<Schemas['Category']> {
  const found = (await readCategories(transaction, shop.id)).find((one) => one.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** The name and the parent of a form; throws validation. */
export function checkForm(
  tree: Tree,
  id: number | null,
  { name, parent_id: parentId }: Partial<Schemas['CategoryForm']>,
): { name?: string; parentId?: number | null } {
  const cleaned = name === undefined ? undefined : cleanText(name);
  const problem = parentId === undefined ? undefined : parentProblem(tree, id, parentId);
  const change = { ...(cleaned !== undefined && { name: cleaned }), ...(parentId !== undefined && { parentId }) };
  const fields: Record<string, FieldProblem> = {
    ...(isNameTaken(tree, id, change) && { name: 'category_name_taken' }),
    ...(cleaned === '' && { name: 'required' }),
    ...(problem && { parent_id: problem }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
  return change;
}

/** The caller's upload as a picture; null for none. Throws validation. */
export async function pictureOf(
  transaction: Transaction,
  { shop, customer }: SignedInCaller,
  fileId: string | null,
  at: Date,
): Promise<StoredImage | null> {
  if (fileId === null) return null;
  const [image] = await takeUploads(transaction, { shopId: shop.id, customerId: customer.id, at }, [fileId], 'file_id');
  return image ?? null;
}

/** Writes the places of categories with the same parent, in this order. */
export async function placeCategories(transaction: Transaction, siblings: Tree): Promise<void> {
  for (const [position, { id, position: before }] of siblings.entries())
    if (position !== before) await writeCategory(transaction, id, { position });
}
