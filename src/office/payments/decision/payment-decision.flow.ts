import { api } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import { invalidatePayments, keepPayment } from '#entities/payment/payment.queries.ts';
import {
  paymentDecisionMachine,
  type PaymentMeanwhile,
  type SentDecision,
} from '#machines/payment/payment-decision.machine.ts';
import { defineFlow, type FlowHandlers } from '#page/define-flow.ts';
import type { PageDeps } from '#page/page-deps.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { decisionStrings } from '../office-payments.strings.ts';

const on = ({ queryClient }: PageDeps): FlowHandlers<typeof paymentDecisionMachine> => ({
  'payment.decided': () => invalidatePayments(queryClient),
  'payment.changedMeanwhile': () => invalidatePayments(queryClient),
  // The question shows the refusal; what it is about may have changed.
  'payment.decisionFailed': () => invalidatePayments(queryClient),
});

/** Sends a decision; the payment that comes back is kept before the machine hears of it, even if the view is gone. */
const updatePayment = (deps: PageDeps) =>
  fromPromise<PaymentMeanwhile | null, SentDecision>(async ({ input, signal }) => {
    const { paymentId: id, version, state, reason } = input;
    // Without the signal: a request that was sent must be finished and its answer kept.
    const call = api.PUT('/payment/{id}/', {
      params: { path: { id } },
      body: reason === '' ? { state, version } : { state, version, reason },
    });
    try {
      const { record, refusal } = await recordAfter(call);
      await keepPayment(deps.queryClient, record);
      if (signal.aborted) invalidatePayments(deps.queryClient);
      if (signal.aborted && refusal) notifyError(refusal, decisionStrings.failed);
      if (!refusal) return null;
      return {
        version: record.version,
        isOpen: record.decisions.some((open) => open.state === state && open.held_by === null),
      };
    } catch (error) {
      if (signal.aborted) {
        notifyError(error, decisionStrings.failed);
        invalidatePayments(deps.queryClient);
      }
      throw error;
    }
  });

/** The decision about a payment, in lists and on its page. */
export const paymentDecisionFlow = defineFlow(paymentDecisionMachine, {
  effects: (deps) => ({ updatePayment: updatePayment(deps) }),
  on,
});
