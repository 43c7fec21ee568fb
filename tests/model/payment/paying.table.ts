import type { payingMachine } from '#machines/payment/paying.machine.ts';
import { defineTable } from '../kit/table.ts';
import { readAs, titleOf } from '../order/refusals.ts';
import { paymentsRefreshed } from './payments-refreshed.ts';

const failed = { top_up: 'Не удалось пополнить баланс', refund: 'Не удалось запросить возврат' };
const blank = { content: null, refusal: null, paymentId: null } as const;

/**
 * Specification: section 2 (payment dialogs). Once the person has seen that a payment is made, the next opening begins
 * another.
 */
export const payingTable = defineTable<typeof payingMachine>({
  starts: [
    { to: 'filling', context: { kind: 'top_up', customerId: 7, ...blank } },
    { to: 'filling', context: { kind: 'refund', customerId: 7, ...blank } },
  ],
  states: {
    filling: {},
    sending: {
      tags: ['busy'],
      calls: {
        createPayment: ({ kind }) => ({
          customer_id: 7,
          type: kind,
          amount: 1500.5,
          way: 'card',
          comment: 'From Anna',
        }),
      },
    },
    complete: { tags: ['made'] },
    seen: { tags: ['made'] },
  },
  rows: [
    { in: 'filling', on: 'form.changed', sets: { refusal: null } },
    {
      in: 'filling',
      on: 'form.submitted',
      to: 'sending',
      sets: ({ event }) => ({ content: event.content, refusal: null }),
    },
    {
      in: 'sending',
      on: 'createPayment done',
      to: 'complete',
      sets: { paymentId: 3 },
      emits: [{ type: 'payment.created', paymentId: 3 }],
      after: { refreshed: paymentsRefreshed },
    },
    {
      in: 'sending',
      on: 'createPayment failed',
      to: 'filling',
      sets: ({ event }) => ({ refusal: readAs(event.error, { amount: 'Это значение должно быть числом.' }) }),
      emits: ({ context, event }) => [{ type: 'payment.failed', kind: context.kind, error: event.error }],
      // A failed call may have made the payment, and a refused refund means that another balance is shown.
      after: ({ context, event }) => ({
        messages: [`${titleOf(event.error)} · ${failed[context.kind]}`],
        refreshed: paymentsRefreshed,
      }),
    },
    { in: 'complete', on: 'dialog.closed', to: 'seen' },
    { in: 'seen', on: 'dialog.opened', to: 'filling', sets: blank },
  ],
  requests: { createPayment: (body) => [{ method: 'POST', path: '/payment/', body, hasKey: true, goesOn: true }] },
});
