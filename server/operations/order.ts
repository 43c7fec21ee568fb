import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { deleteOrderLine, updateOrderLine } from '../domain/order/order-lines.ts';

/** Lines of orders. */
export const orderOperations = (deps: Deps) =>
  ({
    updateOrderLine: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateOrderLine(deps, signedIn(caller), path.id, body),
    }),
    deleteOrderLine: async ({ caller, path, query }) => ({
      status: 200,
      body: await deleteOrderLine(deps, signedIn(caller), path.id, { version: query.version, reason: query.reason }),
    }),
  }) satisfies Pick<Handlers, 'updateOrderLine' | 'deleteOrderLine'>;
