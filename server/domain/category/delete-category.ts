import { defineOperation } from '../../contract/operation.ts';
import type { Transaction } from '../../db/engine/types.ts';
import {
  countOwnItems,
  type HeldCategory,
  lockCategories,
  moveFromOther,
  moveItems,
  removeCategory,
  writeCategory,
} from '../../db/repositories/catalogue/category-edit.ts';
import { recordChange } from '../audit/audit.ts';
import { auditedCategory, childrenOf, isNameTaken, placeCategories, type Tree } from './edit-category.ts';
import { AppError } from '../kit/app-error.ts';

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
 * Deletes a category: its items go where they are sent, the categories in it take its place. Items that have another
 * main category go there too, else to its parent, else just leave it. Throws not_found, validation for an unknown
 * target, or category_has_items without one where it is the main category of some.
 */
export const deleteCategory = defineOperation(
  'deleteCategory',
  async ({ db, clock }, { caller, path: { id }, query: { items_to: itemsTo } }) => {
    await db.transaction(async (transaction) => {
      const tree = await lockCategories(transaction, caller.shop.id);
      const held = tree.find((one) => one.id === id);
      if (!held) throw new AppError('not_found');
      const others = tree.filter((one) => one.id !== id);
      const target = await targetOf(transaction, tree, held, itemsTo);
      if (target !== null) await moveItems(transaction, id, target);
      // In the parent's list they stay where they are.
      await moveFromOther(transaction, id, itemsTo ?? held.parentId);
      const children = childrenOf(tree, id);
      const twin = children.find((child) => isNameTaken(others, child.id, { parentId: held.parentId }));
      if (twin) throw new AppError('category_twins', { name: twin.name });
      for (const child of children) await writeCategory(transaction, child.id, { parentId: held.parentId });
      const siblings = childrenOf(tree, held.parentId);
      await removeCategory(transaction, id);
      await placeCategories(
        transaction,
        siblings.flatMap((one) => (one.id === id ? children : [one])),
      );
      await recordChange(transaction, caller, clock.now(), {
        entity: 'category',
        id,
        label: held.name,
        before: auditedCategory(held),
        after: null,
      });
    });
  },
);
