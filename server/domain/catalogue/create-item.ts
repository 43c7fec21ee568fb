import { defineOperation } from '../../contract/operation.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { insertItem } from '../../db/repositories/catalogue/item-edit.ts';
import { findKey, insertKey } from '../../db/repositories/kit/idempotency.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../kit/idempotency-keys.ts';
import { readItem } from './catalogue.ts';
import { fieldsOf, takenArticle, withFreeArticle } from './edit-item.ts';
import { recordItem } from './item-audit.ts';
import { blankItem, newItem } from './item-fields.ts';

/** Adds an item, once for a key; throws validation with the wrong fields. */
export const createItem = defineOperation(
  'createItem',
  async (deps, { caller, header: { 'idempotency-key': key }, body: form }) => {
    const { db, clock } = deps;
    const use = keyUse(caller, { key, operation: 'createItem', request: form });
    const make = async (transaction: Transaction): Promise<number> => {
      const at = clock.now();
      const fields = await fieldsOf(transaction, caller, { form, kept: newItem, at });
      const item = { ...blankItem, ...fields };
      const id = await insertItem(transaction, item, { shopId: caller.shop.id, createdAt: at });
      await recordItem(transaction, caller, at, { id, before: null, after: item });
      await insertKey(transaction, use, { recordId: id, at });
      return id;
    };
    return withFreeArticle(
      () =>
        withIdempotencyKey(() =>
          db.transaction(async (transaction) => {
            const earlier = readEarlier(await findKey(transaction, use), use);
            return readItem(transaction, caller, earlier ?? (await make(transaction)));
          }),
        ),
      takenArticle,
    );
  },
);
