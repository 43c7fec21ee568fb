import { api, unwrap } from '#api/client.ts';
import type { components, PlacedOrder } from '#contract/types.ts';
import { placedOrderQuery } from '#entities/order/order.queries.ts';
import { invalidatePurchases } from '#entities/purchase/purchase.queries.ts';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendStrings } from './send-to-purchase.strings.ts';

/** Where lines go: to a purchase, or to the shop's own. */
export type Sending = components['schemas']['SendForm'] | { line_ids?: number[] };

const countWaiting = ({ lines }: PlacedOrder): number => lines.filter(({ state }) => state === 'W').length;

/** Sends lines of an order to a purchase. Repeating it after a lost answer is safe: the server sends once. */
export function useSend(order: PlacedOrder, onSent?: () => void) {
  const queryClient = useQueryClient();
  const path = { id: order.id };
  return useMutation({
    mutationFn: (sending: Sending) =>
      unwrap(
        'purchase_id' in sending
          ? api.PUT('/placed-order/{id}/send-to-purchase/', { params: { path }, body: sending })
          : api.PUT('/placed-order/{id}/send-to-self-purchase/', { params: { path }, body: sending }),
      ),
    onSuccess: (sent) => {
      queryClient.setQueryData(placedOrderQuery(order.id).queryKey, sent);
      const count = countWaiting(order) - countWaiting(sent);
      if (count > 0) notifyNews(sendStrings.sent(count));
      onSent?.();
    },
    // Without an answer the lines may have been sent nevertheless.
    onSettled: () => invalidatePurchases(queryClient),
  });
}
