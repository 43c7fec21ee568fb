import { defineOperation } from '../../contract/operation.ts';
import { placeDeliveries, writeDelivery } from '../../db/repositories/delivery/delivery.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { changedValues, fieldsOf, holdDelivery, readDelivery } from './deliveries.ts';

/**
 * Changes a delivery method and its place among the others; orders keep the price that they were placed with. Throws
 * not_found, validation, changed_meanwhile with the method as it is now for another version than the one given.
 */
export const updateDelivery = defineOperation(
  'updateDelivery',
  async (deps, { caller, path: { id }, body: { version, place, ...change } }, onceHeld?: OnceHeld) => {
    const { db, clock } = deps;
    const isChanged = await db.transaction(async (transaction) => {
      const { held, index, others } = await holdDelivery(transaction, caller.shop.id, id);
      await onceHeld?.(transaction, caller);
      if (version !== undefined && version !== held.version) return false;
      const values = changedValues(held, change);
      const after = place === undefined ? index : Math.min(place - 1, others.length);
      await writeDelivery(transaction, id, values);
      const [were, places] = [others.toSpliced(index, 0, id), others.toSpliced(after, 0, id)];
      const moved = others.filter((other) => were.indexOf(other) !== places.indexOf(other));
      if (after !== index) await placeDeliveries(transaction, places, moved);
      await recordChange(transaction, caller, clock.now(), {
        entity: 'delivery',
        id,
        label: values.name,
        before: fieldsOf(held, index + 1),
        after: fieldsOf(values, after + 1),
      });
      return true;
    });
    const current = await readDelivery(deps, caller, id);
    if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
    return current;
  },
);
