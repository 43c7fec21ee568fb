import { defineOperation } from '../../contract/operation.ts';
import { AppError } from '../kit/app-error.ts';
import { readItem } from './catalogue.ts';
import { changeHeld, holdItem, takenArticle, withFreeArticle } from './edit-item.ts';

/**
 * Changes what the form names of an item. Throws not_found, validation with the wrong fields, or changed_meanwhile with
 * the item as it is now for another version.
 */
export const updateItem = defineOperation(
  'updateItem',
  async ({ db, clock }, { caller, body: { id, version, expected_stock: expectedStock, ...form } }) => {
    const at = clock.now();
    return withFreeArticle(
      () =>
        db.transaction(async (transaction) => {
          const held = await holdItem(transaction, caller, id);
          if (held.deletedAt) throw new AppError('not_found');
          // Orders change the stock without a new version, so that they don't stop who edits the item.
          const isOtherStock = expectedStock !== undefined && expectedStock !== held.stock && form.stock !== held.stock;
          if ((version !== undefined && version !== held.version) || isOtherStock)
            throw new AppError('changed_meanwhile', {}, undefined, await readItem(transaction, caller, id));
          await changeHeld(transaction, caller, { held, at, form });
          return readItem(transaction, caller, id);
        }),
      takenArticle,
    );
  },
);
