import { api, unwrap } from '#api/client.ts';
import type { components, PlacedOrder } from '#contract/types.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { defineFlow } from '#entities/page/define-flow.ts';
import type { PageDeps } from '#entities/page/page-deps.ts';
import { ApiError } from '#lib/api-error.ts';
import {
  type LineAnswer,
  type LineEdit,
  lineEditMachine,
  type LineRemoval,
  type OpenLine,
} from '#machines/order/line-edit.machine.ts';
import { fromPromise } from 'xstate';
import { invalidateOrders, placedOrderQuery } from '../../order.queries.ts';
import { openLine, unpricedLines } from './open-line.ts';

type Schemas = components['schemas'];

/** The order's sum changes, and with it balances. */
function refresh({ queryClient }: PageDeps): void {
  invalidateOrders(queryClient);
  void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
}

interface Sent {
  call: Promise<{
    data?: PlacedOrder;
    error?: Schemas['Error'] | Schemas['OrderChangedMeanwhile'];
    response: Response;
  }>;
  orderId: number;
  line: OpenLine;
  signal: AbortSignal;
}

/** Awaits the answer to a change that was sent; the order that it brings is shown at once, also after the view is gone. */
async function answerTo(deps: PageDeps, { call, orderId, line, signal }: Sent): Promise<LineAnswer> {
  const { queryKey } = placedOrderQuery(orderId);
  const keep = async (order: PlacedOrder): Promise<void> => {
    await deps.queryClient.cancelQueries({ queryKey });
    deps.queryClient.setQueryData(queryKey, order);
  };
  try {
    const order = await unwrap(call);
    await keep(order);
    if (signal.aborted) refresh(deps);
    const [next] = line.isPricing ? unpricedLines(order) : [];
    return { meanwhile: null, next: next ? openLine(next) : null };
  } catch (error) {
    const refusal = error instanceof ApiError && error.code === 'changed_meanwhile' ? (await call).error : undefined;
    if (!refusal || !('current' in refusal)) throw error;
    const { current } = refusal;
    await keep(current);
    return { meanwhile: current.lines.find(({ id }) => id === line.id)?.version ?? line.version, next: null };
  }
}

/** Sends a change of a line. */
const updateOrderLine = (deps: PageDeps) =>
  fromPromise<LineAnswer, LineEdit>(({ input: { orderId, line, content }, signal }) => {
    // Without the signal: a request that was sent must be finished and its answer cached.
    const call = api.PUT('/order/{id}/', {
      params: { path: { id: line.id } },
      body: { ...content, version: line.version },
    });
    return answerTo(deps, { call, orderId, line, signal });
  });

/** Takes a line out of its order. */
const deleteOrderLine = (deps: PageDeps) =>
  fromPromise<LineAnswer, LineRemoval>(({ input: { orderId, line, reason }, signal }) => {
    const { id, version } = line;
    const call = api.DELETE('/order/{id}/', { params: { path: { id }, query: { version, reason } } });
    return answerTo(deps, { call, orderId, line, signal });
  });

/** The editing of an order's lines, on the order's page. */
export const lineEditFlow = defineFlow(lineEditMachine, {
  effects: (deps) => ({ updateOrderLine: updateOrderLine(deps), deleteOrderLine: deleteOrderLine(deps) }),
  on: (deps) => ({
    'line.saved': () => refresh(deps),
    'line.changedMeanwhile': () => refresh(deps),
  }),
});
