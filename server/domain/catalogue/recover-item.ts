import { defineOperation } from '../../contract/operation.ts';
import { AppError } from '../kit/app-error.ts';
import { readItem } from './catalogue.ts';
import { holdItem, setHeldDeleted, withFreeArticle } from './edit-item.ts';

/** Puts a deleted item back; throws not_found, or article_taken where another item has got its article meanwhile. */
export const recoverItem = defineOperation('recoverItem', async ({ db, clock }, { caller, path: { id } }) =>
  withFreeArticle(
    () =>
      db.transaction(async (transaction) => {
        const held = await holdItem(transaction, caller, id);
        await setHeldDeleted(transaction, caller, { held, at: clock.now(), isDeleted: false });
        return readItem(transaction, caller, id);
      }),
    () => new AppError('article_taken'),
  ),
);
