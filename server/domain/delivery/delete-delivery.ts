import { defineOperation } from '../../contract/operation.ts';
import { removeDelivery } from '../../db/repositories/delivery/delivery.ts';
import { recordChange } from '../audit/audit.ts';
import { fieldsOf, holdDelivery } from './deliveries.ts';

/** Offers a delivery method no more; orders keep it. Throws not_found. */
export const deleteDelivery = defineOperation('deleteDelivery', async ({ db, clock }, { caller, path: { id } }) => {
  const at = clock.now();
  await db.transaction(async (transaction) => {
    const { held, index } = await holdDelivery(transaction, caller.shop.id, id);
    await removeDelivery(transaction, id, at);
    const before = fieldsOf(held, index + 1);
    await recordChange(transaction, caller, at, { entity: 'delivery', id, label: held.name, before, after: null });
  });
});
