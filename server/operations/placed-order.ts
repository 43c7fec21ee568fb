import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { createPlacedOrder } from '../domain/new-orders.ts';
import { updatePlacedOrderState } from '../domain/order-states.ts';
import { signedIn } from '../domain/person.ts';
import { getPlacedOrder, listPlacedOrders } from '../domain/placed-orders.ts';
import { repeatPlacedOrder } from '../domain/repeat-order.ts';

/** Placed orders and their states. */
export const placedOrderOperations = (deps: Deps) =>
  ({
    listPlacedOrders: async ({ actor, query }) => ({
      status: 200,
      body: await listPlacedOrders(deps.db, signedIn(actor), {
        scope: query.scope,
        customerId: query.customer_id ?? null,
        state: query.state ?? null,
        searchText: query.search_text,
        since: query.since ?? null,
        until: query.until ?? null,
        page: query.page,
        limit: query.limit,
      }),
    }),
    getPlacedOrder: async ({ actor, path }) => ({ status: 200, body: await getPlacedOrder(deps.db, signedIn(actor), path.id) }),
    updatePlacedOrderState: async ({ actor, path, body }) => ({
      status: 200,
      body: await updatePlacedOrderState(deps, signedIn(actor), path.id, { state: body.state, reason: body.reason ?? '' }),
    }),
    createPlacedOrder: async ({ actor, header, body }) => {
      const made = await createPlacedOrder(deps, signedIn(actor), { key: header['idempotency-key'], form: body });
      return 'warnings' in made ? { status: 202, body: made } : { status: 200, body: made };
    },
    repeatPlacedOrder: async ({ actor, path, header }) => ({
      status: 200,
      body: await repeatPlacedOrder(deps, signedIn(actor), { key: header['idempotency-key'], orderId: path.id }),
    }),
  }) satisfies Pick<Handlers, 'listPlacedOrders' | 'getPlacedOrder' | 'updatePlacedOrderState' | 'createPlacedOrder' | 'repeatPlacedOrder'>;
