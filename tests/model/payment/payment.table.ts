import type { paymentMachine, PaymentFacts, PaymentTransitionRefusal } from '#machines/payment/payment.machine.ts';
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

/** What each transition of a waiting payment asks for; what isn't here is never open. */
const verdicts: Readonly<Record<string, (facts: PaymentFacts) => PaymentTransitionRefusal | null>> = {
  W: () => 'not_allowed',
  F: ({ isOwn, canDecide, hasColleague, hasChangedPhone, isCovered }) => {
    if (!canDecide) return 'staff_only';
    if (isOwn && hasColleague) return 'own_payment';
    if (hasChangedPhone && hasColleague) return 'phone_changed';
    return isCovered ? null : 'balance_short';
  },
  C: ({ isOwn, canDecide }) => (isOwn || canDecide ? null : 'staff_only'),
};

/** Why a transition is refused; null where it is allowed. */
export function paymentVerdict(from: string, to: string, facts: PaymentFacts): PaymentTransitionRefusal | null {
  return from === 'W' ? (verdicts[to]?.(facts) ?? null) : 'finished';
}
