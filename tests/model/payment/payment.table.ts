import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import { defineTable } from '../kit/table.ts';

/**
 * Specification: section 4 (W waiting, F confirmed, C cancelled). A refund is confirmed while the balance covers it.
 * Design: section 4 (nobody confirms a payment of their own while a colleague may, nor a refund after changing the
 * phone), section 5 (a customer may take back their own).
 */
export const paymentTable = defineTable<typeof paymentMachine>({
  starts: [{ to: 'W', context: {} }],
  states: { W: {}, F: { final: true }, C: { final: true } },
  rows: [
    {
      in: 'W',
      on: 'payment.F',
      when: ({ event }) =>
        event.canDecide && event.isCovered && !(event.hasColleague && (event.isOwn || event.hasChangedPhone)),
      to: 'F',
    },
    { in: 'W', on: 'payment.C', when: ({ event }) => event.isOwn || event.canDecide, to: 'C' },
  ],
});
