import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { listDeliveries, listDeliveryPoints } from '../domain/delivery.ts';

/** Delivery methods and pickup points. */
export const deliveryOperations = ({ db }: Deps) =>
  ({
    listDeliveries: async ({ actor }) => ({ status: 200, body: { result: await listDeliveries(db, actor) } }),
    listDeliveryPoints: async ({ actor }) => ({ status: 200, body: { result: await listDeliveryPoints(db, actor) } }),
  }) satisfies Pick<Handlers, 'listDeliveries' | 'listDeliveryPoints'>;
