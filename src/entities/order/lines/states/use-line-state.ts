import { api, unwrap } from '#api/client.ts';
import type { OrderLine, OrderLineState } from '#contract/types.ts';
import { isBelowZero } from '#machines/kit/refusal.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAfterChange } from '../../changed-order.ts';
import { placedOrderQuery } from '../../order.queries.ts';
import { lineStatesStrings } from './line-states.strings.ts';

/** Why a change of a line's state is refused; `isShort`: a yes carries it out though the stock goes below zero. */
interface LineRefusal {
  detail: string;
  isShort: boolean;
}

/**
 * Changes the state of a line as the person saw it; its data is why that is refused. The order is shown as it is then.
 */
export function useLineState(orderId: number, { id, version }: OrderLine, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      state,
      reason,
      force = false,
    }: {
      state: OrderLineState;
      reason?: string;
      force?: boolean;
    }): Promise<LineRefusal | null> => {
      const body = {
        ids: [id],
        state,
        versions: [{ id, version }],
        ...(reason !== undefined && { reason }),
        ...(force && { forced_ids: [id] }),
      };
      const [verdict] = (await unwrap(api.PUT('/order/state/', { body }))).result;
      return verdict && !verdict.ok ? { detail: verdict.detail, isShort: isBelowZero(verdict) } : null;
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
