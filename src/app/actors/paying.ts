import { unwrap, type Api } from '#api/client.ts';
import type { PaymentForm } from '#contract/types.ts';
import { createKeyKeeper } from '#lib/key-keeper.ts';
import type { PayingRequest } from '#machines/payment/paying.machine.ts';
import { fromPromise } from 'xstate';

/** The effects of paying: sent again unchanged, it is still that payment, until it is made. */
export function definePayingActors({ api }: { api: Api }) {
  const keys = createKeyKeeper<PaymentForm>();
  const keepKey = fromPromise<string, PaymentForm>(({ input: payment }) => Promise.resolve(keys.keep(payment)));
  const createPayment = fromPromise<{ paymentId: number }, PayingRequest>(async ({ input: { key, payment } }) => {
    const { id } = await unwrap(api.POST('/payment/', { params: { header: { 'Idempotency-Key': key } }, body: payment }));
    keys.release(key);
    return { paymentId: id };
  });
  return { keepKey, createPayment };
}
