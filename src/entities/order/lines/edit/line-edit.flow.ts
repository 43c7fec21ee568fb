import { api, unwrap } from '#api/client.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { defineFlow } from '#entities/page/define-flow.ts';
import type { PageDeps } from '#entities/page/page-deps.ts';
import { ApiError } from '#lib/api-error.ts';
import { type LineAnswer, type LineEdit, lineEditMachine } from '#machines/order/line-edit.machine.ts';
import { fromPromise } from 'xstate';
import { invalidateOrders, placedOrderQuery } from '../../order.queries.ts';
import { openLine, unpricedLines } from './open-line.ts';

/** The order's sum changes, and with it balances. */
function refresh({ queryClient }: PageDeps): void {
  invalidateOrders(queryClient);
  void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
}

/** Sends a change of a line; the order that comes back is shown at once, also after the view is gone. */
const updateOrderLine = (deps: PageDeps) =>
  fromPromise<LineAnswer, LineEdit>(async ({ input: { orderId, line, content }, signal }) => {
    const { queryKey } = placedOrderQuery(orderId);
    const keep = async (order: PlacedOrder): Promise<void> => {
      await deps.queryClient.cancelQueries({ queryKey });
      deps.queryClient.setQueryData(queryKey, order);
    };
    // Without the signal: a request that was sent must be finished and its answer cached.
    const call = api.PUT('/order/{id}/', {
      params: { path: { id: line.id } },
      body: { ...content, version: line.version },
    });
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
  });

/** The editing of an order's lines, on the order's page. */
export const lineEditFlow = defineFlow(lineEditMachine, {
  effects: (deps) => ({ updateOrderLine: updateOrderLine(deps) }),
  on: (deps) => ({
    'line.saved': () => refresh(deps),
    'line.changedMeanwhile': () => refresh(deps),
  }),
});
