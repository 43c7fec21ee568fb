import { api, unwrap } from '#api/client.ts';
import type { OrderLine, OrderLineState } from '#contract/types.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAfterChange } from '../../changed-order.ts';
import { placedOrderQuery } from '../../order.queries.ts';
import { lineStatesStrings } from './line-states.strings.ts';

/** Changes the state of a line as the person saw it; its data is why that is refused. The order is shown as it is then. */
export function useLineState(orderId: number, { id, version }: OrderLine, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ state, reason }: { state: OrderLineState; reason?: string }) => {
      const body = { ids: [id], state, versions: [{ id, version }], ...(reason !== undefined && { reason }) };
      const [verdict] = (await unwrap(api.PUT('/order/state/', { body }))).result;
      return verdict && !verdict.ok ? verdict.detail : null;
    },
    onSuccess: (refusal) => {
      if (refusal === null) onDone();
    },
    onError: (error) => notifyError(error, lineStatesStrings.failed),
    onSettled: async () => {
      invalidateAfterChange(queryClient);
      await queryClient.invalidateQueries({ queryKey: placedOrderQuery(orderId).queryKey });
    },
  });
}
