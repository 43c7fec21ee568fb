import { currentCustomerQuery, customerKey } from '#entities/customer/customer.queries.ts';
import { invalidateOrders } from '#entities/order/order.queries.ts';
import { definePlacing } from '#entities/order/placing/placing-effects.ts';
import { placingStrings } from '#entities/order/placing/placing.strings.ts';
import { defineFlow } from '#page/define-flow.ts';
import { placingOrderMachine } from '#machines/order/placing-order.machine.ts';
import { notifyError } from '#ui/notifier/notifier.ts';

/** An order that staff place for a customer. */
export const newOrderFlow = defineFlow(placingOrderMachine, {
  effects: definePlacing,
  on: ({ queryClient }) => ({
    'placing.failed': ({ error }) => notifyError(error, placingStrings.failed),
    'order.placed': () => {
      invalidateOrders(queryClient);
      // The next order of its customer is filled in with this one's delivery.
      for (const queryKey of [customerKey, currentCustomerQuery.queryKey]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  }),
});
