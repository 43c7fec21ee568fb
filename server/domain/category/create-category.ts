import { defineOperation } from '../../contract/operation.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { insertCategory, lockCategories } from '../../db/repositories/catalogue/category-edit.ts';
import { findKey, insertKey } from '../../db/repositories/kit/idempotency.ts';
import { recordChange } from '../audit/audit.ts';
import { categoryAnswer, auditedCategory, checkForm, childrenOf, pictureOf } from './edit-category.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../kit/idempotency-keys.ts';

/** Adds a category, once for a key; throws validation with the wrong fields. */
export const createCategory = defineOperation(
  'createCategory',
  async ({ db, clock }, { caller, header: { 'idempotency-key': key }, body: form }) => {
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
        after: auditedCategory(category),
      });
      await insertKey(transaction, use, { recordId: id, at });
      return id;
    };
    return withIdempotencyKey(() =>
      db.transaction(async (transaction) => {
        const earlier = readEarlier(await findKey(transaction, use), use);
        return categoryAnswer(transaction, caller, earlier ?? (await make(transaction)));
      }),
    );
  },
);
