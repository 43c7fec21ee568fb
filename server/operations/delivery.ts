import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { listDeliveries, listDeliveryPoints } from '../domain/delivery/deliveries.ts';

/** Delivery methods and pickup points. */
export const deliveryOperations = (deps: Deps) =>
  ({
    listDeliveries: async ({ caller }) => ({ status: 200, body: { result: await listDeliveries(deps, caller) } }),
    listDeliveryPoints: async ({ caller }) => ({
      status: 200,
      body: { result: await listDeliveryPoints(deps, caller) },
    }),
  }) satisfies Pick<Handlers, 'listDeliveries' | 'listDeliveryPoints'>;
