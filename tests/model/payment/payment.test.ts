import { createActor, getNextSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { paymentMachine, paymentStates, paymentTransitionRefusal } from '#machines/payment/payment.machine.ts';
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
