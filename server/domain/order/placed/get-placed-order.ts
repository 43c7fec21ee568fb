import { defineOperation } from '../../../contract/operation.ts';
import { readOrder } from '../placed-orders.ts';

/** The caller's own order, or any order with get_strange_orders; throws not_found. */
export const getPlacedOrder = defineOperation('getPlacedOrder', async (deps, { caller, path: { id } }) =>
  readOrder(deps, caller, id, caller.customer.flags.has('get_strange_orders') ? null : caller.customer.id),
);
