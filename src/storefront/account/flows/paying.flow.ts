import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { PaymentForm } from '#contract/types.ts';
import { defineFlow } from '#page/define-flow.ts';
import { invalidatePayments } from '#entities/payment/payment.queries.ts';
import { payingMachine } from '#machines/payment/paying.machine.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { payingFlowStrings } from './paying.flow.strings.ts';

/** Creates a payment. Equal content has the same idempotency key until an answer confirms the payment. */
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
      // A failed call may have created the payment, and a refused refund means that the cached balance is out of date.
      invalidatePayments(queryClient);
    },
  }),
});
