import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { getOrderLinesTotal, listOrderLineIds, listOrderLines } from '../domain/order/lines/line-list.ts';
import { listOrderGroups } from '../domain/order/order-groups.ts';
import { createOrderLine } from '../domain/order/lines/new-line.ts';
import { deleteOrderLine, updateOrderLine } from '../domain/order/lines/order-lines.ts';
import { changeManyLines } from '../domain/purchase/send-lines.ts';

/** Lines of orders. */
export const orderOperations = (deps: Deps) =>
  ({
    listOrderLines: async ({ caller, query }) => ({
      status: 200,
      body: await listOrderLines(deps, signedIn(caller), query),
    }),
    listOrderLineIds: async ({ caller, query }) => ({
      status: 200,
      body: await listOrderLineIds(deps, signedIn(caller), query),
    }),
    getOrderLinesTotal: async ({ caller, query }) => ({
      status: 200,
      body: await getOrderLinesTotal(deps, signedIn(caller), query),
    }),
    updateOrderLineStates: async ({ caller, body }) => ({
      status: 200,
      body: await changeManyLines(deps, signedIn(caller), body),
    }),
    listOrderGroups: async ({ caller, query }) => ({
      status: 200,
      body: await listOrderGroups(deps, signedIn(caller), query),
    }),
    createOrderLine: async ({ caller, header, body }) => ({
      status: 200,
      body: await createOrderLine(deps, signedIn(caller), { key: header['idempotency-key'], form: body }),
    }),
    updateOrderLine: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateOrderLine(deps, signedIn(caller), path.id, body),
    }),
    deleteOrderLine: async ({ caller, path, query }) => ({
      status: 200,
      body: await deleteOrderLine(deps, signedIn(caller), path.id, { version: query.version, reason: query.reason }),
    }),
  }) satisfies Pick<
    Handlers,
    | 'listOrderLines'
    | 'listOrderLineIds'
    | 'getOrderLinesTotal'
    | 'updateOrderLineStates'
    | 'listOrderGroups'
    | 'createOrderLine'
    | 'updateOrderLine'
    | 'deleteOrderLine'
  >;
