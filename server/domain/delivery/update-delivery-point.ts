import { defineOperation } from '../../contract/operation.ts';
import { lockPoint, writePoint } from '../../db/repositories/delivery/delivery.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { changedValues, fieldsOf, readPoint } from './points.ts';

/**
 * Changes a pickup point. Throws not_found, validation, changed_meanwhile with the point as it is now for another
 * version than the one given.
 */
export const updateDeliveryPoint = defineOperation(
  'updateDeliveryPoint',
  async (deps, { caller, path: { id }, body: { version, ...change } }, onceHeld?: OnceHeld) => {
    const { db, clock } = deps;
    const at = clock.now();
    const isChanged = await db.transaction(async (transaction) => {
      const known = await lockPoint(transaction, caller.shop.id, id);
      if (!known) throw new AppError('not_found');
      await onceHeld?.(transaction, caller);
      if (version !== undefined && version !== known.version) return false;
      const values = await changedValues(transaction, caller, { known, change, at });
      await writePoint(transaction, id, values);
      await recordChange(transaction, caller, at, {
        entity: 'delivery_point',
        id,
        label: values.name,
        before: fieldsOf(known),
        after: fieldsOf(values),
      });
      return true;
    });
    const current = await readPoint(deps, caller, id);
    if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
    return current;
  },
);
