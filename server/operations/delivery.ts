import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { createDelivery, deleteDelivery, listDeliveries, updateDelivery } from '../domain/delivery/deliveries.ts';
import {
  createDeliveryPoint,
  deleteDeliveryPoint,
  listDeliveryPoints,
  updateDeliveryPoint,
} from '../domain/delivery/points.ts';

/** Delivery methods and pickup points. */
export const deliveryOperations = (deps: Deps) =>
  ({
    listDeliveries: async ({ caller }) => ({ status: 200, body: { result: await listDeliveries(deps, caller) } }),
    createDelivery: async ({ caller, header, body }) => ({
      status: 200,
      body: await createDelivery(deps, signedIn(caller), { key: header['idempotency-key'], form: body }),
    }),
    updateDelivery: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateDelivery(deps, signedIn(caller), path.id, body),
    }),
    deleteDelivery: async ({ caller, path }) => {
      await deleteDelivery(deps, signedIn(caller), path.id);
      return { status: 204 };
    },
    listDeliveryPoints: async ({ caller }) => ({
      status: 200,
      body: { result: await listDeliveryPoints(deps, caller) },
    }),
    createDeliveryPoint: async ({ caller, header, body }) => ({
      status: 200,
      body: await createDeliveryPoint(deps, signedIn(caller), { key: header['idempotency-key'], form: body }),
    }),
    updateDeliveryPoint: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateDeliveryPoint(deps, signedIn(caller), path.id, body),
    }),
    deleteDeliveryPoint: async ({ caller, path }) => {
      await deleteDeliveryPoint(deps, signedIn(caller), path.id);
      return { status: 204 };
    },
  }) satisfies Pick<
    Handlers,
    | 'listDeliveries'
    | 'createDelivery'
    | 'updateDelivery'
    | 'deleteDelivery'
    | 'listDeliveryPoints'
    | 'createDeliveryPoint'
    | 'updateDeliveryPoint'
    | 'deleteDeliveryPoint'
  >;
