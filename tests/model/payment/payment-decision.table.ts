import type { paymentDecisionMachine } from '#machines/payment/payment-decision.machine.ts';
import { defineTable } from '../kit/table.ts';
import { readAs } from '../order/refusals.ts';
import { paymentsRefreshed } from './payments-refreshed.ts';

const blank = { reason: '', refusal: null, meanwhile: null } as const;

interface Confirmed {
  event: { reason: string };
  context: { chosen: { state: string } | null; meanwhile: 'open' | 'closed' | null };
}
const isConfirming = ({ context }: Confirmed): boolean =>
  context.chosen?.state === 'F' && context.meanwhile !== 'closed';
const isCancelling = ({ context }: Confirmed): boolean =>
  context.chosen?.state === 'C' && context.meanwhile !== 'closed';

/** Design: sections 4 and 5 (payment). A cancellation needs a reason; version 8 is still open, version 9 is decided. */
export const paymentDecisionTable = defineTable<typeof paymentDecisionMachine>({
  starts: [{ to: 'idle', context: { chosen: null, ...blank } }],
  states: {
    idle: {},
    asking: { tags: ['asking'] },
    saving: {
      tags: ['asking', 'busy'],
      calls: {
        updatePayment: ({ chosen, reason }) => ({
          paymentId: chosen?.paymentId ?? 0,
          version: chosen?.version ?? 0,
          state: chosen?.state ?? 'F',
          reason,
        }),
      },
    },
  },
  rows: [
    {
      in: 'idle',
      on: 'decision.chosen',
      to: 'asking',
      sets: ({ event }) => ({
        chosen: { paymentId: event.paymentId, version: event.version, state: event.state },
        ...blank,
      }),
    },
    {
      in: 'asking',
      on: 'decision.confirmed',
      when: (step) => step.event.reason === ' Not received ' && (isConfirming(step) || isCancelling(step)),
      to: 'saving',
      sets: { reason: 'Not received', refusal: null },
    },
    {
      in: 'asking',
      on: 'decision.confirmed',
      when: (step) => step.event.reason === ' ' && isConfirming(step),
      to: 'saving',
      sets: { reason: '', refusal: null },
    },
    { in: 'asking', on: 'decision.declined', to: 'idle', sets: { chosen: null, ...blank } },
    {
      in: 'saving',
      on: 'updatePayment done',
      when: ({ event }) => event.output === null,
      to: 'idle',
      sets: { chosen: null, ...blank },
      emits: ({ context }) => [{ type: 'payment.decided', paymentId: context.chosen?.paymentId ?? 0 }],
      after: { refreshed: paymentsRefreshed },
    },
    {
      in: 'saving',
      on: 'updatePayment done',
      when: ({ event }) => event.output?.version === 8,
      to: 'asking',
      sets: ({ context }) => ({ chosen: context.chosen && { ...context.chosen, version: 8 }, meanwhile: 'open' }),
      emits: ({ context }) => [{ type: 'payment.changedMeanwhile', paymentId: context.chosen?.paymentId ?? 0 }],
      after: { refreshed: paymentsRefreshed },
    },
    {
      in: 'saving',
      on: 'updatePayment done',
      when: ({ event }) => event.output?.version === 9,
      to: 'asking',
      sets: ({ context }) => ({ chosen: context.chosen && { ...context.chosen, version: 9 }, meanwhile: 'closed' }),
      emits: ({ context }) => [{ type: 'payment.changedMeanwhile', paymentId: context.chosen?.paymentId ?? 0 }],
      after: { refreshed: paymentsRefreshed },
    },
    {
      in: 'saving',
      on: 'updatePayment failed',
      to: 'asking',
      sets: ({ event }) => ({ refusal: readAs(event.error, { price: 'Это значение должно быть числом.' }) }),
      emits: ({ context }) => [{ type: 'payment.decisionFailed', paymentId: context.chosen?.paymentId ?? 0 }],
      after: { refreshed: paymentsRefreshed },
    },
  ],
  requests: {
    // It is decided, also where the view is gone by then.
    updatePayment: ({ paymentId, version, state, reason }) => [
      {
        method: 'PUT',
        path: `/payment/${paymentId}/`,
        body: reason === '' ? { state, version } : { state, version, reason },
        goesOn: true,
      },
    ],
  },
});
