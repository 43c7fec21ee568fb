import { unwrap, type Api } from '#api/client.ts';
import { placedOrderQuery } from '#api/queries/placed-order.ts';
import type { StateChangeFact, StateMove } from '#machines/order/state-change.machine.ts';
import type { ReportFact } from '#ui/provided-machines.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

interface Deps {
  api: Api;
  queryClient: QueryClient;
  reportFact: ReportFact;
}

/** Moves an order; its page has the answer before the move counts as done. Who leaves the page hears of it all the same. */
export const defineUpdatePlacedOrderStateActor = ({ api, queryClient, reportFact }: Deps) =>
  fromPromise<void, StateMove>(async ({ input: { orderId, state, reason }, signal }) => {
    const reportAlone = (fact: StateChangeFact): void => {
      if (signal.aborted) reportFact('stateChange', fact);
    };
    try {
      // Without the signal: an order that was told to move is not to be left half-way.
      const order = await unwrap(
        api.PUT('/placed-order/{id}/update-state/', {
          params: { path: { id: orderId } },
          body: reason === '' ? { state } : { state, reason },
        }),
      );
      const { queryKey } = placedOrderQuery(orderId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, order);
      reportAlone({ type: 'state.changed', orderId, state });
    } catch (error) {
      reportAlone({ type: 'state.refused', orderId, error });
      throw error;
    }
  });
