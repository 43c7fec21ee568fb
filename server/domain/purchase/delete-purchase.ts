import { defineOperation } from '../../contract/operation.ts';
import { lockPurchase, writePurchase } from '../../db/repositories/purchase/change-purchase.ts';
import { findLineStates } from '../../db/repositories/purchase/purchase.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { AppError } from '../kit/app-error.ts';

/** Deletes a purchase; throws not_found, or purchase_has_lines. */
export const deletePurchase = defineOperation('deletePurchase', async ({ db, clock }, { caller, path: { id } }) => {
  await db.transaction(async (transaction) => {
    const held = await lockPurchase(transaction, caller.shop.id, id);
    await freshCaller(transaction, caller, 'get_purchase');
    if (!held) throw new AppError('not_found');
    if ((await findLineStates(transaction, id)).length > 0) throw new AppError('purchase_has_lines');
    await writePurchase(transaction, { id, deletedAt: clock.now() });
  });
});
