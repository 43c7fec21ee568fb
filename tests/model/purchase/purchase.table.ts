import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { defineTable } from '../kit/table.ts';

/**
 * Design: section 5 (purchase: open, stopped, sent, received, closed; back by one with a reason; closed needs no O
 * line).
 */
export const purchaseTable = defineTable<typeof purchaseMachine>({
  starts: [{ to: 'open', context: {} }],
  states: { open: {}, stopped: {}, sent: {}, received: {}, closed: {} },
  rows: [
    { in: 'open', on: 'purchase.stopped', to: 'stopped' },
    {
      in: 'stopped',
      on: 'purchase.sent',
      when: ({ event }) => ['O', 'P', 'F', 'O,C', 'P,C'].includes(event.lines.join()),
      to: 'sent',
    },
    { in: 'stopped', on: 'purchase.open', when: ({ event }) => event.hasReason, to: 'open' },
    { in: 'sent', on: 'purchase.received', to: 'received' },
    { in: 'sent', on: 'purchase.stopped', when: ({ event }) => event.hasReason, to: 'stopped' },
    {
      in: 'received',
      on: 'purchase.closed',
      when: ({ event }) => !['O', 'O,C'].includes(event.lines.join()),
      to: 'closed',
    },
    { in: 'received', on: 'purchase.sent', when: ({ event }) => event.hasReason, to: 'sent' },
    { in: 'closed', on: 'purchase.received', when: ({ event }) => event.hasReason, to: 'received' },
  ],
});
