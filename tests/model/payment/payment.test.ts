import { createActor, getNextSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  openDecisions,
  paymentMachine,
  paymentStates,
  paymentTransitionRefusal,
  type PaymentFacts,
} from '#machines/payment/payment.machine.ts';
import { testModel } from '../kit/test-model.ts';
import { everyPaymentFacts, paymentModel } from './payment.model.ts';
import { paymentVerdict } from './payment.table.ts';

testModel(paymentModel);

describe('the table of payments', () => {
  it('opens each transition where it may be made', () => {
    for (const from of paymentStates) {
      for (const to of paymentStates) {
        for (const facts of everyPaymentFacts) {
          expect([from, to, facts, paymentTransitionRefusal(from, to, facts)]).toEqual([
            from,
            to,
            facts,
            paymentVerdict(from, to, facts),
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

describe('the decisions that are open', () => {
  const decider: PaymentFacts = {
    isOwn: false,
    canDecide: true,
    hasColleague: true,
    hasChangedPhone: false,
    isCovered: true,
  };
  const free = (state: 'F' | 'C') => ({ state, held_by: null });

  it.each([
    ['whoever decides about all payments', decider, [free('F'), free('C')]],
    ['a stranger', { ...decider, canDecide: false }, []],
    ['the customer', { ...decider, canDecide: false, isOwn: true }, [free('C')]],
    ['a customer who decides', { ...decider, isOwn: true }, [{ state: 'F', held_by: 'own_payment' }, free('C')]],
    ['one who decides alone', { ...decider, isOwn: true, hasColleague: false }, [free('F'), free('C')]],
    [
      'one who has changed the phone',
      { ...decider, hasChangedPhone: true },
      [{ state: 'F', held_by: 'phone_changed' }, free('C')],
    ],
    [
      'one whose customer has less',
      { ...decider, isCovered: false },
      [{ state: 'F', held_by: 'balance_short' }, free('C')],
    ],
  ])('to %s', (_, facts, open) => {
    expect(openDecisions('W', facts)).toEqual(open);
  });

  it.each(['F', 'C'] as const)('none once it is %s', (state) => {
    expect(openDecisions(state, decider)).toEqual([]);
  });
});
