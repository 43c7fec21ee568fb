import { defineOperation } from '../../contract/operation.ts';
import { insertDelivery, lockDeliveries } from '../../db/repositories/delivery/delivery.ts';
import { recordChange } from '../audit/audit.ts';
import { keyUse, makeOnce } from '../kit/idempotency-keys.ts';
import { changedValues, fieldsOf, readDelivery } from './deliveries.ts';

/** Adds a delivery method after the others, once for a key; throws validation. */
export const createDelivery = defineOperation(
  'createDelivery',
  async (deps, { caller, header: { 'idempotency-key': key }, body: form }) => {
    const { shop } = caller;
    const values = changedValues({ name: '', description: '', price: 0, freeFrom: null, kind: form.kind }, form);
    const use = keyUse(caller, { key, operation: 'createDelivery', request: form });
    const id = await makeOnce(deps, use, async (transaction, at) => {
      const others = await lockDeliveries(transaction, shop.id);
      const row = await insertDelivery(transaction, shop.id, values);
      const after = fieldsOf(values, others.length + 1);
      const change = { entity: 'delivery', id: row.id, label: row.name, before: null, after } as const;
      await recordChange(transaction, caller, at, change);
      return row.id;
    });
    return readDelivery(deps, caller, id);
  },
);
