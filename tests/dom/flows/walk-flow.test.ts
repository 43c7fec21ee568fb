import { api, unwrap } from '#api/client.ts';
import { makeUuid } from '#lib/uuid.ts';
import type { PaymentForm } from '#contract/types.ts';
import { defineFlow } from '#page/define-flow.ts';
import type { PageDeps } from '#page/page-deps.ts';
import { payingMachine } from '#machines/payment/paying.machine.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { payingModel } from '#tests/model/payment/paying.model.ts';
import { paymentOf } from '#tests/support/dom/account-samples.ts';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';

interface Faults {
  /** What is sent. */
  bodyOf?: (payment: PaymentForm) => PaymentForm;
  onCreated?: (deps: PageDeps) => void;
}

/** A flow of payments that does what is asked of it, and no more of what its table has. */
const flowWith = ({ bodyOf = (payment) => payment, onCreated = () => undefined }: Faults) =>
  defineFlow(payingMachine, {
    effects: () => ({
      createPayment: fromPromise<{ paymentId: number }, PaymentForm>(async ({ input }) => {
        const params = { header: { 'Idempotency-Key': makeUuid() } };
        const { id } = await unwrap(api.POST('/payment/', { params, body: bodyOf(input) }));
        return { paymentId: id };
      }),
    }),
    on: (deps) => ({
      'payment.created': () => onCreated(deps),
      'payment.failed': () => undefined,
    }),
  });

async function reasonsOf(faults: Faults): Promise<string[]> {
  const { failures } = await walkFlow(payingModel, {
    flow: flowWith(faults),
    answers: {
      createPayment: ({ paymentId }: { paymentId: number }) => [{ status: 201, body: paymentOf({ id: paymentId }) }],
    },
  });
  return failures.map(({ reason }) => reason);
}

it('sees what is sent otherwise than the table says', async () => {
  const reasons = await reasonsOf({ bodyOf: (payment) => ({ ...payment, amount: 99 }) });
  expect(reasons).toContain('requests[0].body.amount is 99, should be 1500.5');
});

it('sees a message that no row has, and queries that stay as they were', async () => {
  const reasons = await reasonsOf({ onCreated: () => notifyNews('Готово') });
  expect(reasons.some((reason) => reason.includes('after.messages is ["Готово"], should be missing'))).toBe(true);
  expect(reasons.some((reason) => reason.includes('after.refreshed is missing, should be {"getCurrent'))).toBe(true);
});

it('sees an address that no row has', async () => {
  const reasons = await reasonsOf({ onCreated: ({ navigation }) => navigation.goTo('/elsewhere/') });
  expect(reasons.some((reason) => reason.includes('after.goesTo is "/elsewhere/", should be missing'))).toBe(true);
});
