import { invalidateAfterOrder } from '#entities/order/order.queries.ts';
import { definePlacing } from '#entities/order/placing/placing-effects.ts';
import { placingStrings } from '#entities/order/placing/placing.strings.ts';
import { defineFlow } from '#page/define-flow.ts';
import { photoOrderDialog } from '#entities/shop/overlays.ts';
import { paths } from '#routes/paths.ts';
import { placingOrderMachine } from '#machines/order/placing-order.machine.ts';
import { notifyError } from '#ui/notifier/notifier.ts';

/** An order that is placed without a cart. */
export const placingOrderFlow = defineFlow(placingOrderMachine, {
  effects: definePlacing,
  on: ({ queryClient, navigation }) => ({
    'placing.failed': ({ error }) => notifyError(error, placingStrings.failed),
    'order.placed': ({ orderId }) => {
      photoOrderDialog.close();
      navigation.goTo(paths.checkoutComplete.getHref(orderId));
      invalidateAfterOrder(queryClient);
    },
  }),
});
