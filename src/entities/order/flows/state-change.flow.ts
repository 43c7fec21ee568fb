import { api, unwrap } from '#api/client.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { defineFlow, type FlowHandlers } from '#page/define-flow.ts';
import type { PageDeps } from '#page/page-deps.ts';
import { type Meanwhile, stateChangeMachine, type StateTransition } from '#machines/order/state-change.machine.ts';
import { ApiError } from '#lib/api-error.ts';
import { forgetErrors, notifyError } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { invalidateOrders, placedOrderQuery } from '../order.queries.ts';
import { stateChangeFlowStrings } from './state-change.flow.strings.ts';

/** A transition may charge the order or return the charge, so balances change too. */
function refresh({ queryClient }: PageDeps): void {
  invalidateOrders(queryClient);
  void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
}

const on = (deps: PageDeps): FlowHandlers<typeof stateChangeMachine> => ({
  'state.changed': () => {
    void forgetErrors(stateChangeFlowStrings.failed);
    refresh(deps);
  },
  'state.changedMeanwhile': () => refresh(deps),
  'state.changeFailed': ({ orderId, error }) => {
    notifyError(error, stateChangeFlowStrings.failed);
    void deps.queryClient.invalidateQueries({ queryKey: placedOrderQuery(orderId).queryKey });
  },
});

/**
 * Changes an order's state. The cache is updated before the machine gets the answer, even if the view is gone by then.
 */
const updatePlacedOrderState = (deps: PageDeps) =>
  fromPromise<Meanwhile | null, StateTransition>(
    async ({ input: { orderId, state, reason, version, force }, signal }) => {
      const { queryKey } = placedOrderQuery(orderId);
      const keep = async (order: PlacedOrder): Promise<void> => {
        await deps.queryClient.cancelQueries({ queryKey });
        deps.queryClient.setQueryData(queryKey, order);
      };
      // Without the signal: a request that was sent must be finished and its answer cached.
      const call = api.PUT('/placed-order/{id}/update-state/', {
        params: { path: { id: orderId } },
        body: { state, version, ...(reason !== '' && { reason }), ...(force && { force }) },
      });
      try {
        await keep(await unwrap(call));
        if (signal.aborted) on(deps)['state.changed']({ type: 'state.changed', orderId, state });
        return null;
      } catch (error) {
        const refusal =
          error instanceof ApiError && error.code === 'changed_meanwhile' ? (await call).error : undefined;
        if (refusal && 'current' in refusal) {
          const { current } = refusal;
          await keep(current);
          if (!signal.aborted)
            return { version: current.version, next: current.next_states.find((next) => next.state === state) ?? null };
        }
        if (signal.aborted) on(deps)['state.changeFailed']({ type: 'state.changeFailed', orderId, error });
        throw error;
      }
    },
  );

/** A change of an order's state, on the order's page. */
export const stateChangeFlow = defineFlow(stateChangeMachine, {
  effects: (deps) => ({ updatePlacedOrderState: updatePlacedOrderState(deps) }),
  on,
});
