import { unwrap, type Api } from '#api/client.ts';
import type { PaymentForm } from '#contract/types.ts';
import { createKeyKeeper } from '#lib/key-keeper.ts';
import type { PayingFact, PayingRequest } from '#machines/payment/paying.machine.ts';
import type { ReportFact } from '#ui/provided-machines.tsx';
import { fromPromise } from 'xstate';

interface Deps {
  api: Api;
  reportFact: ReportFact;
}

/** The effects of paying: sent again unchanged, it is still that payment, until it is made. */
export function definePayingActors({ api, reportFact }: Deps) {
  const keys = createKeyKeeper<PaymentForm>();
  const keepKey = fromPromise<string, PaymentForm>(({ input: payment }) => Promise.resolve(keys.keep(payment)));
  const createPayment = fromPromise<{ paymentId: number }, PayingRequest>(async ({ input: { key, payment }, signal }) => {
    // Whoever has closed the dialog hears of the answer all the same.
    const reportAlone = (fact: PayingFact): void => {
      if (signal.aborted) reportFact('paying', fact);
    };
    try {
      const { id } = await unwrap(api.POST('/payment/', { params: { header: { 'Idempotency-Key': key } }, body: payment }));
      keys.release(key);
      reportAlone({ type: 'payment.created', paymentId: id });
      return { paymentId: id };
    } catch (error) {
      reportAlone({ type: 'payment.failed', kind: payment.type, error });
      throw error;
    }
  });
  return { keepKey, createPayment };
}
