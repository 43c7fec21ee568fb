import type { components } from '#contract/types.ts';
import type { Transaction } from '../../db/engine/types.ts';
import {
  countOwnItems,
  type HeldCategory,
  insertCategory,
  lockCategories,
  moveFromOther,
  moveItems,
  removeCategory,
  writeCategory,
} from '../../db/repositories/catalogue/category-edit.ts';
import { findKey, insertKey } from '../../db/repositories/kit/idempotency.ts';
import type { StoredImage } from '../../db/schema/stored-image.ts';
import type { FieldProblem } from '../../texts/fields.strings.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../kit/idempotency-keys.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { cleanText } from '../kit/text.ts';
import { takeUploads } from '../upload/uploads.ts';
import { readCategories } from './catalogue.ts';

type Schemas = components['schemas'];

const MAX_DEPTH = 5;

/** A shop's categories, which are held. */
type Tree = readonly HeldCategory[];

const childrenOf = (tree: Tree, parentId: number | null): Tree => tree.filter((one) => one.parentId === parentId);

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

const audited = ({ name, parentId, image, position }: Omit<HeldCategory, 'id'>) => ({
  name,
  parent_id: parentId,
  image: image?.key ?? null,
  place: position,
});

async function answer(transaction: Transaction, { shop }: SignedInCaller, id: number): Promise<Schemas['Category']> {
  const found = (await readCategories(transaction, shop.id)).find((one) => one.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** The name and the parent of a form; throws validation. */
function checkForm(
  tree: Tree,
  id: number | null,
  { name, parent_id: parentId }: Partial<Schemas['CategoryForm']>,
): { name?: string; parentId?: number | null } {
  const cleaned = name === undefined ? undefined : cleanText(name);
  const problem = parentId === undefined ? undefined : parentProblem(tree, id, parentId);
  const fields: Record<string, FieldProblem> = {
    ...(cleaned === '' && { name: 'required' }),
    ...(problem && { parent_id: problem }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
  return { ...(cleaned !== undefined && { name: cleaned }), ...(parentId !== undefined && { parentId }) };
}

async function pictureOf(
  transaction: Transaction,
  { shop, customer }: SignedInCaller,
  fileId: string | null,
  at: Date,
): Promise<StoredImage | null> {
  if (fileId === null) return null;
  const [image] = await takeUploads(transaction, { shopId: shop.id, customerId: customer.id, at }, [fileId], 'file_id');
  return image ?? null;
}

/** Adds a category, once for a key; throws validation with the wrong fields. */
export function createCategory(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  { key, form }: { key: string; form: Schemas['CategoryForm'] },
): Promise<Schemas['Category']> {
  const { shop } = caller;
  const use = keyUse(caller, { key, operation: 'createCategory', request: form });
  const make = async (transaction: Transaction): Promise<number> => {
    const at = clock.now();
    const tree = await lockCategories(transaction, shop.id);
    const { name = '', parentId = null } = checkForm(tree, null, form);
    const image = await pictureOf(transaction, caller, form.file_id ?? null, at);
    const position = Math.max(-1, ...childrenOf(tree, parentId).map((one) => one.position)) + 1;
    const category = { name, parentId, image, position };
    const id = await insertCategory(transaction, shop.id, category);
    await recordChange(transaction, caller, at, {
      entity: 'category',
      id,
      label: name,
      before: null,
      after: audited(category),
    });
    await insertKey(transaction, use, { recordId: id, at });
    return id;
  };
  return withIdempotencyKey(() =>
    db.transaction(async (transaction) => {
      const earlier = readEarlier(await findKey(transaction, use), use);
      return answer(transaction, caller, earlier ?? (await make(transaction)));
    }),
  );
}

/** Writes the places of categories with the same parent, in this order. */
async function place(transaction: Transaction, siblings: Tree): Promise<void> {
  for (const [position, { id, position: before }] of siblings.entries())
    if (position !== before) await writeCategory(transaction, id, { position });
}

/** Changes what the form names of a category; throws not_found, or validation with the wrong fields. */
export function updateCategory(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  id: number,
  form: Schemas['CategoryChange'],
  onceHeld?: OnceHeld,
): Promise<Schemas['Category']> {
  return db.transaction(async (transaction) => {
    const at = clock.now();
    const tree = await lockCategories(transaction, caller.shop.id);
    const held = tree.find((one) => one.id === id);
    if (!held) throw new AppError('not_found');
    await onceHeld?.(transaction, caller);
    const fields = checkForm(tree, id, form);
    const image = form.file_id === undefined ? held.image : await pictureOf(transaction, caller, form.file_id, at);
    const changed = { ...held, ...fields, image };
    const others = childrenOf(tree, changed.parentId).filter((one) => one.id !== id);
    const isMoved = changed.parentId !== held.parentId;
    const own = childrenOf(tree, held.parentId).findIndex((one) => one.id === id);
    const index = Math.min(form.place ?? (isMoved ? others.length : own), others.length);
    await writeCategory(transaction, id, { name: changed.name, parentId: changed.parentId, image });
    if (isMoved || form.place !== undefined) await place(transaction, others.toSpliced(index, 0, changed));
    await recordChange(transaction, caller, at, {
      entity: 'category',
      id,
      label: changed.name,
      before: audited({ ...held, position: own }),
      after: audited({ ...changed, position: index }),
    });
    return answer(transaction, caller, id);
  });
}

/** Where the items of a category go when it is deleted; null where it is the main one of none. */
async function targetOf(
  transaction: Transaction,
  tree: Tree,
  { id, parentId }: HeldCategory,
  itemsTo: number | undefined,
): Promise<number | null> {
  const others = tree.filter((one) => one.id !== id);
  if (itemsTo !== undefined && !others.some((one) => one.id === itemsTo))
    throw new AppError('validation', {}, { items_to: 'unknown_record' });
  const { live, deleted } = await countOwnItems(transaction, id);
  if (live > 0 && itemsTo === undefined) throw new AppError('category_has_items', { items: live });
  if (live + deleted === 0) return null;
  // Deleted items can be recovered, and are in some category then.
  const target = itemsTo ?? parentId ?? others[0]?.id;
  if (target === undefined) throw new AppError('category_last');
  return target;
}

/**
 * Deletes a category: its items go where they are sent, the categories in it take its place. Items that have another main
 * category go there too, else to its parent, else just leave it. Throws not_found, validation for an unknown target, or
 * category_has_items without one where it is the main category of some.
 */
export async function deleteCategory(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  { id, itemsTo }: { id: number; itemsTo: number | undefined },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const tree = await lockCategories(transaction, caller.shop.id);
    const held = tree.find((one) => one.id === id);
    if (!held) throw new AppError('not_found');
    const target = await targetOf(transaction, tree, held, itemsTo);
    if (target !== null) await moveItems(transaction, id, target);
    // In the parent's list they stay where they are.
    await moveFromOther(transaction, id, itemsTo ?? held.parentId);
    const children = childrenOf(tree, id);
    for (const child of children) await writeCategory(transaction, child.id, { parentId: held.parentId });
    const siblings = childrenOf(tree, held.parentId);
    await removeCategory(transaction, id);
    await place(
      transaction,
      siblings.flatMap((one) => (one.id === id ? children : [one])),
    );
    await recordChange(transaction, caller, clock.now(), {
      entity: 'category',
      id,
      label: held.name,
      before: audited(held),
      after: null,
    });
  });
}
