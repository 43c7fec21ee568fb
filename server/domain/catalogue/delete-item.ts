import { defineOperation } from '../../contract/operation.ts';
import { AppError } from '../kit/app-error.ts';
import { holdItem, setHeldDeleted } from './edit-item.ts';

/** Takes an item out of the catalogue; throws not_found, also for a deleted one. */
export const deleteItem = defineOperation('deleteItem', async ({ db, clock }, { caller, path: { id } }) => {
  await db.transaction(async (transaction) => {
    const held = await holdItem(transaction, caller, id);
    if (held.deletedAt) throw new AppError('not_found');
    await setHeldDeleted(transaction, caller, { held, at: clock.now(), isDeleted: true });
  });
});
