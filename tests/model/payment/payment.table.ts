import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import { defineTable } from '../kit/table.ts';

/** Specification: section 4 (W waiting, F confirmed, C cancelled). A refund is confirmed while the balance covers it. */
export const paymentTable = defineTable<typeof paymentMachine>({
  starts: [{ to: 'W', context: {} }],
  states: { W: {}, F: { final: true }, C: { final: true } },
  rows: [
    { in: 'W', on: 'payment.F', when: ({ event }) => event.isCovered, to: 'F' },
    { in: 'W', on: 'payment.C', to: 'C' },
  ],
});
