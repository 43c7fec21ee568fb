import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { PaymentForm } from '#contract/types.ts';
import { defineFlow } from '#entities/page/define-flow.ts';
import { invalidatePayments } from '#entities/payment/payment.queries.ts';
import { payingMachine } from '#machines/payment/paying.machine.ts';
import { notifyError } from '#ui/notifier.ts';
import { fromPromise } from 'xstate';
import { payingFlowStrings } from './paying.flow.strings.ts';

/** Makes a payment; an unchanged payment that is sent again is the same payment, until it is made. */
function definePaying() {
  const sendOnce = createSendOnce();
  const createPayment = fromPromise<{ paymentId: number }, PaymentForm>(async ({ input: payment }) => {
    const { id } = await sendOnce(payment, (key) =>
      unwrap(api.POST('/payment/', { params: { header: { 'Idempotency-Key': key } }, body: payment })),
    );
    return { paymentId: id };
  });
  return { createPayment };
}

/** A top-up or a refund. */
export const payingFlow = defineFlow(payingMachine, {
  effects: definePaying,
  on: ({ queryClient }) => ({
    'payment.created': () => invalidatePayments(queryClient),
    'payment.failed': ({ kind, error }) => {
      notifyError(error, payingFlowStrings[kind]);
      // It may have been made all the same, and a refund may be refused since the balance is another.
      invalidatePayments(queryClient);
    },
  }),
});
