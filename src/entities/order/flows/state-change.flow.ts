import { api } from '#api/client.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { type Meanwhile, stateChangeMachine, type StateTransition } from '#machines/order/state-change.machine.ts';
import { defineFlow, type FlowHandlers } from '#page/define-flow.ts';
import type { PageDeps } from '#page/page-deps.ts';
import { forgetErrors, notifyError } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { orderAfter } from '../changed-order.ts';
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
      // Without the signal: a request that was sent must be finished and its answer cached.
      const call = api.PUT('/placed-order/{id}/update-state/', {
        params: { path: { id: orderId } },
        body: { state, version, ...(reason !== '' && { reason }), ...(force && { force }) },
      });
      const tellFailed = (error: unknown): void => {
        if (signal.aborted) on(deps)['state.changeFailed']({ type: 'state.changeFailed', orderId, error });
      };
      const { order, refusal } = await orderAfter(deps.queryClient, orderId, call).catch((error: unknown) => {
        tellFailed(error);
        throw error;
      });
      if (refusal) {
        tellFailed(refusal);
        return { version: order.version, next: order.next_states.find((next) => next.state === state) ?? null };
      }
      if (signal.aborted) on(deps)['state.changed']({ type: 'state.changed', orderId, state });
      return null;
    },
  );

/** A change of an order's state, on the order's page. */
export const stateChangeFlow = defineFlow(stateChangeMachine, {
  effects: (deps) => ({ updatePlacedOrderState: updatePlacedOrderState(deps) }),
  on,
});
