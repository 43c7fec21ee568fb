import { api } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { components, PlacedOrder } from '#contract/types.ts';
import type { ApiError } from '#lib/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAfterChange, orderAfter } from '../../changed-order.ts';
import { placedOrderQuery } from '../../order.queries.ts';

/** A line to be added to an order. */
export type NewLine = Omit<components['schemas']['NewOrderLineForm'], 'placed_order_id' | 'version'>;

/** What became of a line that was sent: refused where somebody else has changed the order meanwhile. */
export interface Adding {
  order: PlacedOrder;
  refusal: ApiError | null;
}

/** Adds lines to an order, one after another; a retry after a lost answer adds nothing twice. */
export function useAddLine(order: PlacedOrder) {
  const { id: orderId } = order;
  const queryClient = useQueryClient();
  const [sendOnce] = useState(createSendOnce);
  return useMutation({
    scope: { id: `new lines of ${orderId}` },
    mutationFn: ({ force, ...line }: NewLine): Promise<Adding> => {
      // The line before this one may have been added since the last render.
      const { version } = queryClient.getQueryData(placedOrderQuery(orderId).queryKey) ?? order;
      // A yes to a question repeats the same request, under the same key.
      return sendOnce(
        line,
        (key) =>
          orderAfter(
            queryClient,
            orderId,
            api.POST('/order/', {
              params: { header: { 'Idempotency-Key': key } },
              body: { ...line, placed_order_id: orderId, version, ...(force && { force }) },
            }),
          ),
        ({ refusal }) => refusal === null,
      );
    },
    onSettled: () => invalidateAfterChange(queryClient),
  });
}
