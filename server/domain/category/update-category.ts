import { defineOperation } from '../../contract/operation.ts';
import { lockCategories, writeCategory } from '../../db/repositories/catalogue/category-edit.ts';
import { recordChange } from '../audit/audit.ts';
import { categoryAnswer, auditedCategory, checkForm, childrenOf, pictureOf, placeCategories } from './edit-category.ts';
import { AppError } from '../kit/app-error.ts';
import type { OnceHeld } from '../kit/once-held.ts';

/** Changes what the form names of a category; throws not_found, or validation with the wrong fields. */
export const updateCategory = defineOperation(
  'updateCategory',
  async ({ db, clock }, { caller, path: { id }, body: form }, onceHeld?: OnceHeld) =>
    db.transaction(async (transaction) => {
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
      if (isMoved || form.place !== undefined) await placeCategories(transaction, others.toSpliced(index, 0, changed));
      await recordChange(transaction, caller, at, {
        entity: 'category',
        id,
        label: changed.name,
        before: auditedCategory({ ...held, position: own }),
        after: auditedCategory({ ...changed, position: index }),
      });
      return categoryAnswer(transaction, caller, id);
    }),
);
