import { createActor, getNextSnapshot, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { checkLifecycle, readTransitionRefusal } from '#machines/kit/lifecycle.ts';
import {
  checkPaymentTable,
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
  it('has all states of the contract, each within reach', () => {
    expect(() => checkPaymentTable()).not.toThrow();
  });

  it('is refused with an extra, a missing or an unreachable state', () => {
    const check = (states: Record<string, object>) => () =>
      checkLifecycle('payments', setup({}).createMachine({ initial: 'W', states }).root.states, paymentStates);
    const W = { on: { 'payment.F': 'F', 'payment.C': 'C' } };
    expect(check({ W, F: {}, C: {} })).not.toThrow();
    expect(check({ W, F: {}, C: {}, X: {} })).toThrow('unknown [X], unreachable []');
    expect(check({ W: { on: { 'payment.F': 'F' } }, F: {} })).toThrow('unknown [], unreachable [C]');
    expect(check({ W: { on: { 'payment.F': 'F' } }, F: {}, C: {} })).toThrow('unknown [], unreachable [C]');
  });

  it('is read as closed where a guard has no rule, and as open where there is no guard', () => {
    const machine = setup({ guards: { isKnown: () => true, isForgotten: () => true } }).createMachine({
      initial: 'W',
      states: {
        W: {
          on: { known: { target: 'F', guard: 'isKnown' }, forgotten: { target: 'F', guard: 'isForgotten' }, free: 'F' },
        },
        F: { type: 'final' },
      },
    });
    const read = (event: string, state = 'W') =>
      readTransitionRefusal(
        { nodes: machine.root.states, rules: { isKnown: () => 'asked' } },
        { state, event, facts: {} },
      );
    expect(['known', 'forgotten', 'free', 'other'].map((event) => read(event))).toEqual([
      'asked',
      'not_allowed',
      null,
      'not_allowed',
    ]);
    expect([read('free', 'F'), read('free', 'nowhere')]).toEqual(['finished', 'not_allowed']);
  });

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
