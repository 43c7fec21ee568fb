import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { PlacedOrderForm } from '#contract/types.ts';
import type { PlacingAnswer } from '#machines/order/placing-order.machine.ts';
import { fromPromise } from 'xstate';

/** Places an order. Equal content has the same idempotency key until an answer confirms the order. */
export function definePlacing() {
  const sendOnce = createSendOnce();
  const createPlacedOrder = fromPromise<PlacingAnswer, PlacedOrderForm>(async ({ input: order }) => {
    // `force` is left out: the forced order has the same key as the one that was answered with warnings.
    const { force: _force, ...content } = order;
    const answer = await sendOnce(
      content,
      (key) => unwrap(api.POST('/placed-order/', { params: { header: { 'Idempotency-Key': key } }, body: order })),
      (given) => !('warnings' in given),
    );
    return 'warnings' in answer ? { warnings: answer.warnings } : { orderId: answer.id };
  });
  return { createPlacedOrder };
}
