import { createActor, getNextSnapshot, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { checkLifecycle } from '#machines/kit/lifecycle.ts';
import {
  checkPaymentTable,
  nextStates,
  paymentMachine,
  type PaymentFacts,
  type PaymentRefusal,
  type PaymentState,
  paymentStates,
  refusalOf,
} from '#machines/payment/payment.machine.ts';
import { testModel } from '../kit/test-model.ts';
import { everyPaymentFacts, paymentModel } from './payment.model.ts';

testModel(paymentModel);

const cashier: PaymentFacts = { canDecide: true, isCovered: true };

/** What each move asks for; what isn't here is never open. */
const verdicts: Readonly<Record<string, (facts: PaymentFacts) => PaymentRefusal | null>> = {
  'W W': () => 'not_allowed',
  'W F': ({ canDecide, isCovered }) => (!canDecide ? 'staff_only' : isCovered ? null : 'balance_short'),
  'W C': ({ canDecide }) => (canDecide ? null : 'staff_only'),
};

describe('the table of payments', () => {
  it('is whole', () => {
    expect(() => checkPaymentTable()).not.toThrow();
  });

  it('is told from one with a state too many, too few, or out of reach', () => {
    const check = (states: Record<string, object>) => () => checkLifecycle('payments', setup({}).createMachine({ initial: 'W', states }).root.states, paymentStates);
    const W = { on: { 'payment.F': 'F', 'payment.C': 'C' } };
    expect(check({ W, F: {}, C: {} })).not.toThrow();
    expect(check({ W, F: {}, C: {}, X: {} })).toThrow('unknown [X], unreachable []');
    expect(check({ W: { on: { 'payment.F': 'F' } }, F: {} })).toThrow('unknown [], unreachable [C]');
    expect(check({ W: { on: { 'payment.F': 'F' } }, F: {}, C: {} })).toThrow('unknown [], unreachable [C]');
  });

  it('opens each move to those whom it is for', () => {
    for (const from of paymentStates) {
      for (const to of paymentStates) {
        for (const facts of everyPaymentFacts) {
          const verdict = verdicts[`${from} ${to}`] ?? (() => 'finished');
          expect([from, to, facts, refusalOf(from, to, facts)]).toEqual([from, to, facts, verdict(facts)]);
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
          expect([state, to, facts, refusalOf(state, to, facts) === null]).toEqual([state, to, facts, moved.value === to && to !== state]);
        }
      }
    }
  });

  it('begins by waiting, and ends with one decision', () => {
    expect(createActor(paymentMachine).getSnapshot().value).toBe('W');
    const open = (state: PaymentState, facts: Partial<PaymentFacts> = {}) => nextStates(state, { ...cashier, ...facts });
    expect(open('W')).toEqual(['F', 'C']);
    expect(open('W', { isCovered: false })).toEqual(['C']);
    expect(open('W', { canDecide: false })).toEqual([]);
    expect([open('F'), open('C')]).toEqual([[], []]);
  });
});
