import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { PlacedOrderForm } from '#contract/types.ts';
import { invalidateAfterOrder } from '#entities/order/order.queries.ts';
import { defineFlow } from '#entities/page/define-flow.ts';
import { photoOrderDialog } from '#entities/shop/disclosures.ts';
import { paths } from '#lib/paths.ts';
import { placingOrderMachine, type PlacingAnswer } from '#machines/order/placing-order.machine.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { checkoutFlowStrings } from './checkout.flow.strings.ts';

/** Places an order. Equal content has the same idempotency key until an answer confirms the order. */
function definePlacing() {
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

/** An order that is placed without a cart. */
export const placingOrderFlow = defineFlow(placingOrderMachine, {
  effects: definePlacing,
  on: ({ queryClient, navigation }) => ({
    'placing.failed': ({ error }) => notifyError(error, checkoutFlowStrings.failed),
    'order.placed': ({ orderId }) => {
      photoOrderDialog.close();
      navigation.goTo(paths.checkoutComplete.getHref(orderId));
      invalidateAfterOrder(queryClient);
    },
  }),
});
