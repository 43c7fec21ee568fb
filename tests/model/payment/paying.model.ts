import { payingMachine } from '#machines/payment/paying.machine.ts';
import { defineModel } from '../kit/model.ts';
import { payingTable } from './paying.table.ts';

/** What a refused payment says of its amount. */
export const amountRefusal = {
  code: 'validation',
  detail: 'Проверьте заполнение полей.',
  fields: { amount: 'Это значение должно быть числом.' },
};

/** A top-up and a refund that are made, refused, or lost on the way. */
export const payingModel = defineModel('payment/paying', {
  machine: payingMachine,
  table: payingTable,
  inputs: [
    { kind: 'top_up', customerId: 7 },
    { kind: 'refund', customerId: 7 },
  ],
  events: { 'form.submitted': [{ content: { amount: 1500.5, way: 'card', comment: 'From Anna' } }] },
  outputs: { createPayment: [{ paymentId: 3 }] },
  errors: { createPayment: [amountRefusal, new Error('No connection')] },
});
