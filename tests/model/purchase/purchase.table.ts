import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import type { PurchaseFacts, PurchaseTransitionRefusal } from '#machines/purchase/purchase.rules.ts';
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

const back = ({ hasReason }: PurchaseFacts): PurchaseTransitionRefusal | null => (hasReason ? null : 'reason_needed');

const verdicts: Readonly<Record<string, (facts: PurchaseFacts) => PurchaseTransitionRefusal | null>> = {
  'open stopped': () => null,
  'stopped sent': ({ lines }) => (['', 'C'].includes(lines.join()) ? 'nothing_ordered' : null),
  'stopped open': back,
  'sent received': () => null,
  'sent stopped': back,
  'received closed': ({ lines }) => (['O', 'O,C'].includes(lines.join()) ? 'lines_ordered' : null),
  'received sent': back,
  'closed received': back,
};

/** Why a transition is refused; null where it is allowed. */
export function purchaseVerdict(from: string, to: string, facts: PurchaseFacts): PurchaseTransitionRefusal | null {
  if (from === to) return 'same_state';
  const verdict = verdicts[`${from} ${to}`];
  return verdict ? verdict(facts) : 'not_allowed';
}
