import { defineOperation } from '../../contract/operation.ts';
import { lockPoint, removePoint } from '../../db/repositories/delivery/delivery.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import { fieldsOf } from './points.ts';

/** Offers a pickup point no more; orders keep it. Throws not_found. */
export const deleteDeliveryPoint = defineOperation(
  'deleteDeliveryPoint',
  async ({ db, clock }, { caller, path: { id } }) => {
    const at = clock.now();
    await db.transaction(async (transaction) => {
      const held = await lockPoint(transaction, caller.shop.id, id);
      if (!held) throw new AppError('not_found');
      await removePoint(transaction, id, at);
      const change = { entity: 'delivery_point', id, label: held.name, before: fieldsOf(held), after: null } as const;
      await recordChange(transaction, caller, at, change);
    });
  },
);
