import { paymentDecisionMachine } from '#machines/payment/payment-decision.machine.ts';
import { defineModel } from '../kit/model.ts';
import { paymentDecisionTable } from './payment-decision.table.ts';

/** A top-up to be confirmed, and a refund to be cancelled. */
export const paymentDecisionModel = defineModel('payment/payment-decision', {
  machine: paymentDecisionMachine,
  table: paymentDecisionTable,
  events: {
    'decision.chosen': [
      { paymentId: 3, version: 4, state: 'F' },
      { paymentId: 5, version: 6, state: 'C' },
    ],
    'decision.confirmed': [{ reason: ' Not received ' }, { reason: ' ' }],
  },
  // Decided, changed by somebody else so that it is still open, and decided by somebody else.
  outputs: { updatePayment: [null, { version: 8, isOpen: true }, { version: 9, isOpen: false }] },
});
