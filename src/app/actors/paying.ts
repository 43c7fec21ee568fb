import { unwrap, type Api } from '#api/client.ts';
import type { PaymentForm } from '#contract/types.ts';
import { makeUuid } from '#lib/uuid.ts';
import type { PayingFact, PayingRequest } from '#machines/payment/paying.machine.ts';
import type { ReportFact } from '#ui/provided-machines.tsx';
import { fromPromise } from 'xstate';

interface Deps {
  api: Api;
  reportFact: ReportFact;
}

/** The effects of paying. The key of a payment that was not answered lives on, though its dialog is closed meanwhile. */
export function definePayingActors({ api, reportFact }: Deps) {
  let kept = { fingerprint: '', key: '' };
  const keepKey = fromPromise<string, PaymentForm>(({ input: payment }) => {
    const fingerprint = JSON.stringify(payment);
    if (kept.fingerprint !== fingerprint) kept = { fingerprint, key: makeUuid() };
    return Promise.resolve(kept.key);
  });
  const createPayment = fromPromise<{ paymentId: number }, PayingRequest>(async ({ input: { key, payment }, signal }) => {
    // Whoever has closed the dialog hears of the answer all the same.
    const reportAlone = (fact: PayingFact): void => {
      if (signal.aborted) reportFact('paying', fact);
    };
    try {
      const header = { 'Idempotency-Key': key };
      const { id } = await unwrap(api.POST('/payment/', { params: { header }, body: payment }));
      // The same once more is another payment from now on.
      if (kept.key === key) kept = { fingerprint: '', key: '' };
      reportAlone({ type: 'payment.created', paymentId: id });
      return { paymentId: id };
    } catch (error) {
      reportAlone({ type: 'payment.failed', kind: payment.type, error });
      throw error;
    }
  });
  return { keepKey, createPayment };
}
