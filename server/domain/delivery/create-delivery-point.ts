import { defineOperation } from '../../contract/operation.ts';
import { insertPoint } from '../../db/repositories/delivery/delivery.ts';
import { recordChange } from '../audit/audit.ts';
import { keyUse, makeOnce } from '../kit/idempotency-keys.ts';
import { changedValues, fieldsOf, readPoint } from './points.ts';

/** Adds a pickup point, once for a key; throws validation. */
export const createDeliveryPoint = defineOperation(
  'createDeliveryPoint',
  async (deps, { caller, header: { 'idempotency-key': key }, body: form }) => {
    const use = keyUse(caller, { key, operation: 'createDeliveryPoint', request: form });
    const made = await makeOnce(deps, use, async (transaction, at) => {
      const known = { name: '', address: '', hours: '', image: null };
      const values = await changedValues(transaction, caller, { known, change: form, at });
      const row = await insertPoint(transaction, caller.shop.id, values);
      const change = {
        entity: 'delivery_point',
        id: row.id,
        label: row.name,
        before: null,
        after: fieldsOf(row),
      } as const;
      await recordChange(transaction, caller, at, change);
      return row.id;
    });
    return readPoint(deps, caller, made);
  },
);
