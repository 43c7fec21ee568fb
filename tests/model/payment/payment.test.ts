import { createActor, getNextSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  paymentMachine,
  type PaymentFacts,
  type PaymentTransitionRefusal,
  paymentStates,
  paymentTransitionRefusal,
} from '#machines/payment/payment.machine.ts';
import { testModel } from '../kit/test-model.ts';
import { everyPaymentFacts, paymentModel } from './payment.model.ts';

testModel(paymentModel);

/** What each transition asks for; what isn't here is never open. */
const verdicts: Readonly<Record<string, (facts: PaymentFacts) => PaymentTransitionRefusal | null>> = {
  'W W': () => 'not_allowed',
  'W F': ({ isOwn, canDecide, hasColleague, hasChangedPhone, isCovered }) => {
    if (!canDecide) return 'staff_only';
    if (isOwn && hasColleague) return 'own_payment';
    if (hasChangedPhone && hasColleague) return 'phone_changed';
    return isCovered ? null : 'balance_short';
  },
  'W C': ({ isOwn, canDecide }) => (isOwn || canDecide ? null : 'staff_only'),
};

describe('the table of payments', () => {
  it('opens each transition where it may be made', () => {
    for (const from of paymentStates) {
      for (const to of paymentStates) {
        for (const facts of everyPaymentFacts) {
          const verdict = verdicts[`${from} ${to}`] ?? (() => 'finished');
          expect([from, to, facts, paymentTransitionRefusal(from, to, facts)]).toEqual([
            from,
            to,
            facts,
            verdict(facts),
          ]);
        }
      }
    }
  });

  it('refuses exactly what the machine refuses', () => {
    for (const state of paymentStates) {
      const snapshot = paymentMachine.resolveState({ value: state });
      for (const to of paymentStates) {
        for (const facts of everyPaymentFacts) {
          const moved = getNextSnapshot(paymentMachine, snapshot, { type: `payment.${to}`, ...facts });
          expect([state, to, facts, paymentTransitionRefusal(state, to, facts) === null]).toEqual([
            state,
            to,
            facts,
            moved.value === to && to !== state,
          ]);
        }
      }
    }
  });

  it('begins in the waiting state', () => {
    expect(createActor(paymentMachine).getSnapshot().value).toBe('W');
  });
});
