import { api, unwrap } from '#api/client.ts';
import type { components, PlacedOrder } from '#contract/types.ts';
import { placedOrderQuery } from '#entities/order/order.queries.ts';
import { invalidatePurchases } from '#office/kit/purchase/purchase.queries.ts';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendStrings } from './send-to-purchase.strings.ts';

/** Where lines go: to a purchase, or to the shop's own. */
export type Sending = components['schemas']['SendForm'] | components['schemas']['SendToOwnForm'];

/** How many lines of the order went to a purchase, and the purchase's name for those who may see it. */
function sentOf(
  { lines }: PlacedOrder,
  { lines: after }: PlacedOrder,
): { count: number; purchase: string | undefined } {
  const waiting = new Set(lines.filter(({ state }) => state === 'W').map(({ id }) => id));
  const sent = after.filter(({ id, state }) => state !== 'W' && waiting.has(id));
  return { count: sent.length, purchase: sent[0]?.purchase?.name };
}

/** Sends lines of an order to a purchase. Repeating it after a lost answer is safe: the server sends once. */
export function useSend(order: PlacedOrder) {
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
      const { count, purchase } = sentOf(order, sent);
      if (count > 0)
        notifyNews(purchase === undefined ? sendStrings.sentUnseen(count) : sendStrings.sent(count, purchase));
    },
    // Without an answer the lines may have been sent nevertheless.
    onSettled: () => invalidatePurchases(queryClient),
  });
}
