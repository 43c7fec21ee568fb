import { getNextSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  nextPurchaseStates,
  purchaseMachine,
  purchaseStates,
  purchaseTransitionRefusal,
} from '#machines/purchase/purchase.machine.ts';
import { testModel } from '../kit/test-model.ts';
import { everyPurchaseFacts, purchaseModel } from './purchase.model.ts';
import { purchaseVerdict } from './purchase.table.ts';

testModel(purchaseModel);

describe('the table of purchases', () => {
  it('refuses exactly what the machine refuses', () => {
    for (const state of purchaseStates) {
      const snapshot = purchaseMachine.resolveState({ value: state });
      for (const to of purchaseStates) {
        for (const facts of everyPurchaseFacts) {
          const moved = getNextSnapshot(purchaseMachine, snapshot, { type: `purchase.${to}`, ...facts });
          expect([state, to, facts, purchaseTransitionRefusal(state, to, facts) === null]).toEqual([
            state,
            to,
            facts,
            moved.value === to && to !== state,
          ]);
        }
      }
    }
  });

  it('refuses each transition for the reason that the table has', () => {
    for (const from of purchaseStates)
      for (const to of purchaseStates)
        for (const facts of everyPurchaseFacts)
          expect([from, to, facts, purchaseTransitionRefusal(from, to, facts)]).toEqual([
            from,
            to,
            facts,
            purchaseVerdict(from, to, facts),
          ]);
  });

  it('steps back by one, with a reason', () => {
    for (const [from, to] of [
      ['stopped', 'open'],
      ['sent', 'stopped'],
      ['received', 'sent'],
      ['closed', 'received'],
    ] as const) {
      expect(purchaseTransitionRefusal(from, to, { hasReason: false, lines: ['P'] })).toBe('reason_needed');
      expect(purchaseTransitionRefusal(from, to, { hasReason: true, lines: ['P'] })).toBeNull();
    }
    expect(purchaseTransitionRefusal('closed', 'open', { hasReason: true, lines: [] })).toBe('not_allowed');
    expect(purchaseTransitionRefusal('open', 'open', { hasReason: true, lines: [] })).toBe('same_state');
  });

  it('is not sent without a line that counts, nor closed while one is still to come', () => {
    expect(purchaseTransitionRefusal('stopped', 'sent', { hasReason: true, lines: ['C'] })).toBe('nothing_ordered');
    expect(purchaseTransitionRefusal('received', 'closed', { hasReason: true, lines: ['P', 'O'] })).toBe(
      'lines_ordered',
    );
    expect(nextPurchaseStates('received', { lines: ['P', 'C'] })).toEqual([
      { state: 'sent', needs_reason: true },
      { state: 'closed', needs_reason: false },
    ]);
  });
});
