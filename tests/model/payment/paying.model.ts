import { payingMachine } from '#machines/payment/paying.machine.ts';
import { defineModel } from '../kit/model.ts';

/** What a refused payment says of its amount. */
export const amountRefusal = { code: 'validation', detail: 'Проверьте заполнение полей.', fields: { amount: 'Это значение должно быть числом.' } };

/** A top-up and a refund, with an amount that is missing, one that is right, and one that is too much to pay back; a top-up also with a receipt on its way. */
export const payingModel = defineModel('payment/paying', {
  machine: payingMachine,
  inputs: [
    { kind: 'top_up', customerId: 7 },
    { kind: 'refund', customerId: 7 },
  ],
  events: {
    'form.changed': ({ context }) => [
      { edits: { amount: '1500.5' } },
      ...(context.kind === 'refund' ? [{ edits: { amount: '1500.51' } }] : []),
    ],
    'receipt.changed': ({ context }) =>
      context.kind === 'top_up' && context.refusal === null ? [{ receiptId: null, isSettled: !context.isReceiptSettled }] : [],
    'form.submitted': ({ context }) => [context.kind === 'refund' ? { available: 1500.5 } : {}],
  },
  outputs: { keepKey: ['key-1'], createPayment: [{ paymentId: 3 }] },
  errors: { createPayment: [amountRefusal, new Error('No connection')] },
});
