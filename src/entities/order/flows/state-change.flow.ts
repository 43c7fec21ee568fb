import { api, unwrap } from '#api/client.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { defineFlow, type FlowHandlers } from '#entities/page/define-flow.ts';
import type { PageDeps } from '#entities/page/page-deps.ts';
import { stateChangeMachine, type StateTransition } from '#machines/order/state-change.machine.ts';
import { forgetErrors, notifyError } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { invalidateOrders, placedOrderQuery } from '../order.queries.ts';
import { stateChangeFlowStrings } from './state-change.flow.strings.ts';

const on = ({ queryClient }: PageDeps): FlowHandlers<typeof stateChangeMachine> => ({
  // A transition may charge the order or return the charge, so balances change too.
  'state.changed': () => {
    void forgetErrors(stateChangeFlowStrings.failed);
    invalidateOrders(queryClient);
    void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
  },
  'state.changeFailed': ({ orderId, error }) => {
    notifyError(error, stateChangeFlowStrings.failed);
    void queryClient.invalidateQueries({ queryKey: placedOrderQuery(orderId).queryKey });
  },
});

/**
 * Changes an order's state. The cache is updated before the machine gets the answer, even if the view is gone by then.
 */
const updatePlacedOrderState = (deps: PageDeps) =>
  fromPromise<void, StateTransition>(async ({ input: { orderId, state, reason }, signal }) => {
    try {
      // Without the signal: a request that was sent must be finished and its answer cached.
      const order = await unwrap(
        api.PUT('/placed-order/{id}/update-state/', {
          params: { path: { id: orderId } },
          body: reason === '' ? { state } : { state, reason },
        }),
      );
      const { queryKey } = placedOrderQuery(orderId);
      await deps.queryClient.cancelQueries({ queryKey });
      deps.queryClient.setQueryData(queryKey, order);
      if (signal.aborted) on(deps)['state.changed']({ type: 'state.changed', orderId, state });
    } catch (error) {
      if (signal.aborted) on(deps)['state.changeFailed']({ type: 'state.changeFailed', orderId, error });
      throw error;
    }
  });

/** A change of an order's state, on the order's page. */
export const stateChangeFlow = defineFlow(stateChangeMachine, {
  effects: (deps) => ({ updatePlacedOrderState: updatePlacedOrderState(deps) }),
  on,
});
