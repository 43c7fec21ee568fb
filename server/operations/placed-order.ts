import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { createPlacedOrder } from '../domain/order/new-orders.ts';
import { updatePlacedOrder } from '../domain/order/order-form.ts';
import { updatePlacedOrders } from '../domain/order/many-orders.ts';
import { updatePlacedOrderState } from '../domain/order/order-states.ts';
import { signedIn } from '../domain/access/caller.ts';
import {
  getPlacedOrder,
  getPlacedOrdersTotal,
  listPlacedOrderIds,
  listPlacedOrders,
} from '../domain/order/placed-orders.ts';
import { repeatPlacedOrder } from '../domain/order/repeat-order.ts';

/** Placed orders and their states. */
export const placedOrderOperations = (deps: Deps) =>
  ({
    listPlacedOrders: async ({ caller, query }) => ({
      status: 200,
      body: await listPlacedOrders(deps, signedIn(caller), query),
    }),
    listPlacedOrderIds: async ({ caller, query }) => ({
      status: 200,
      body: await listPlacedOrderIds(deps, signedIn(caller), query),
    }),
    updatePlacedOrders: async ({ caller, body }) => ({
      status: 200,
      body: await updatePlacedOrders(deps, signedIn(caller), body),
    }),
    getPlacedOrdersTotal: async ({ caller, query }) => ({
      status: 200,
      body: await getPlacedOrdersTotal(deps, signedIn(caller), query),
    }),
    getPlacedOrder: async ({ caller, path }) => ({
      status: 200,
      body: await getPlacedOrder(deps, signedIn(caller), path.id),
    }),
    updatePlacedOrder: async ({ caller, path, body }) => ({
      status: 200,
      body: await updatePlacedOrder(deps, signedIn(caller), path.id, body),
    }),
    updatePlacedOrderState: async ({ caller, path, body }) => ({
      status: 200,
      body: await updatePlacedOrderState(deps, signedIn(caller), path.id, {
        state: body.state,
        reason: body.reason ?? '',
        version: body.version,
        force: body.force,
      }),
    }),
    createPlacedOrder: async ({ caller, header, body }) => {
      const made = await createPlacedOrder(deps, signedIn(caller), { key: header['idempotency-key'], form: body });
      return 'warnings' in made ? { status: 202, body: made } : { status: 200, body: made };
    },
    repeatPlacedOrder: async ({ caller, path, header }) => ({
      status: 200,
      body: await repeatPlacedOrder(deps, signedIn(caller), { key: header['idempotency-key'], orderId: path.id }),
    }),
  }) satisfies Pick<
    Handlers,
    | 'listPlacedOrders'
    | 'listPlacedOrderIds'
    | 'updatePlacedOrders'
    | 'getPlacedOrdersTotal'
    | 'getPlacedOrder'
    | 'updatePlacedOrder'
    | 'updatePlacedOrderState'
    | 'createPlacedOrder'
    | 'repeatPlacedOrder'
  >;
