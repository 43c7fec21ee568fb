import { createActor, getNextSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  comeBackState,
  heldStates,
  nextStates,
  placedOrderMachine,
  placedOrderStates,
  orderTransitionRefusal,
} from '#machines/order/placed-order.machine.ts';
import type { OrderFacts } from '#machines/order/placed-order.rules.ts';
import { testModel } from '../kit/test-model.ts';
import { everyFacts, placedOrderModel } from './placed-order.model.ts';

testModel(placedOrderModel);

const waiting = { state: 'W', price: 500 } as const;
const unpriced = { state: 'W', price: null } as const;
const staff: OrderFacts = { by: 'staff', hasReason: true, isCovered: true, canForce: false, lines: [waiting] };
const customer: OrderFacts = { ...staff, by: 'customer', hasReason: false };
const names = (transitions: { state: string }[]): string[] => transitions.map(({ state }) => state);

describe('the table of placed orders', () => {
  it('refuses exactly what the machine refuses', () => {
    for (const state of placedOrderStates) {
      const snapshot = placedOrderMachine.resolveState({ value: state });
      for (const to of placedOrderStates) {
        for (const facts of everyFacts) {
          const moved = getNextSnapshot(placedOrderMachine, snapshot, { type: `order.${to}`, ...facts });
          expect([state, to, facts, orderTransitionRefusal(state, to, facts) === null]).toEqual([
            state,
            to,
            facts,
            moved.value === to && to !== state,
          ]);
        }
      }
    }
  });

  it('begins with a new order', () => {
    expect(createActor(placedOrderMachine).getSnapshot().value).toBe('created');
  });

  it('lets a customer cancel until their order is in work, and nothing else', () => {
    expect(names(nextStates('created', customer))).toEqual(['canceled']);
    expect(names(nextStates('accepted', customer))).toEqual(['canceled']);
    const inWork = { ...customer, lines: [waiting, { ...waiting, state: 'O' as const }] };
    expect(orderTransitionRefusal('accepted', 'canceled', inWork)).toBe('lines_in_work');
    expect(orderTransitionRefusal('need_pay', 'canceled', customer)).toBe('staff_only');
    expect(orderTransitionRefusal('created', 'accepted', customer)).toBe('staff_only');
  });

  it('asks staff for a reason to cancel, reject or step back', () => {
    for (const [from, to] of [
      ['created', 'canceled'],
      ['accepted', 'rejected'],
      ['done', 'collected'],
      ['canceled', 'created'],
    ] as const) {
      expect(orderTransitionRefusal(from, to, { ...staff, hasReason: false })).toBe('reason_needed');
      expect(orderTransitionRefusal(from, to, staff)).toBeNull();
    }
  });

  it('keeps an order that the balance does not cover, unless staff who edit balances force it', () => {
    const short = { ...staff, isCovered: false };
    expect(orderTransitionRefusal('need_pay', 'delivery', short)).toBe('balance_short');
    expect(orderTransitionRefusal('collected', 'done', short)).toBe('balance_short');
    expect(names(nextStates('need_pay', short))).toEqual(['accepted', 'canceled']);
    expect(nextStates('need_pay', { ...short, canForce: true }).filter(({ is_forced }) => is_forced)).toEqual([
      { state: 'collected', needs_reason: false, is_forced: true },
      { state: 'delivery', needs_reason: false, is_forced: true },
      { state: 'done', needs_reason: false, is_forced: true },
    ]);
  });

  it('is forced by a colleague where it is one’s own order, while there is one', () => {
    const own = { ...staff, isCovered: false, canForce: true, needsColleague: true };
    expect(orderTransitionRefusal('need_pay', 'collected', own)).toBe('own_order');
    expect(orderTransitionRefusal('need_pay', 'done', { ...own, canForce: false })).toBe('balance_short');
    expect(orderTransitionRefusal('need_pay', 'done', { ...own, isCovered: true })).toBeNull();
    expect(names(nextStates('need_pay', own))).toEqual(['accepted', 'canceled']);
  });

  it('holds an order back while a line that counts has no price, and says so before it is tried', () => {
    const facts = { ...staff, lines: [waiting, unpriced] };
    expect(names(nextStates('accepted', facts))).toEqual(['created', 'canceled', 'rejected']);
    expect(names(nextStates('need_pay', facts))).toEqual(['accepted', 'canceled']);
    expect(heldStates('accepted', { ...facts, open: [] })).toEqual([
      { state: 'need_pay', refusal: 'not_priced' },
      { state: 'collected', refusal: 'not_priced' },
    ]);
    expect(heldStates('accepted', { ...facts, open: [], lines: [waiting, { ...unpriced, state: 'C' }] })).toEqual([]);
    expect(heldStates('accepted', { by: 'customer', lines: facts.lines, open: [] })).toEqual([]);
  });

  it('tells that the balance holds an order back, where a person who may force it could go on', () => {
    const facts = { ...staff, lines: [waiting] };
    expect(heldStates('need_pay', { ...facts, open: ['accepted', 'canceled'] })).toEqual([
      { state: 'collected', refusal: 'balance_short' },
      { state: 'delivery', refusal: 'balance_short' },
      { state: 'done', refusal: 'balance_short' },
    ]);
    expect(heldStates('need_pay', { ...facts, open: ['collected', 'delivery', 'done'] })).toEqual([]);
    expect(heldStates('accepted', { ...facts, open: [] })).toEqual([]);
    expect(heldStates('need_pay', { by: 'customer', lines: facts.lines, open: [] })).toEqual([]);
  });

  it('collects an accepted order of a shop that is paid in advance only after it is billed and paid', () => {
    const prepaid = { ...staff, isPrepaid: true };
    expect(orderTransitionRefusal('accepted', 'collected', prepaid)).toBe('prepaid');
    expect(orderTransitionRefusal('accepted', 'collected', { ...prepaid, canForce: true })).toBe('prepaid');
    expect(orderTransitionRefusal('need_pay', 'collected', prepaid)).toBeNull();
    expect(orderTransitionRefusal('need_pay', 'collected', { ...prepaid, isCovered: false })).toBe('balance_short');
    expect(orderTransitionRefusal('done', 'collected', prepaid)).toBeNull();
    expect(heldStates('accepted', { ...prepaid, open: [] })).toEqual([{ state: 'collected', refusal: 'prepaid' }]);
  });

  it.each(['need_pay', 'collected'] as const)('stays billed in %s while a line is handed over', (state) => {
    const handed = { ...staff, lines: [waiting, { state: 'F', price: 700 } as const] };
    expect(orderTransitionRefusal(state, 'accepted', handed)).toBe('lines_handed_over');
    expect(names(nextStates(state, handed))).not.toContain('accepted');
    expect(heldStates(state, { ...handed, open: [] })).toContainEqual({
      state: 'accepted',
      refusal: 'lines_handed_over',
    });
  });

  const ordered = { state: 'O', price: 300 } as const;
  // The state that it had, what has become of its customer meanwhile, and where it comes back.
  it.each([
    ['created', {}, 'created'],
    ['accepted', {}, 'accepted'],
    ['accepted', { lines: [{ ...ordered, price: null }] }, 'accepted'],
    ['need_pay', { isCovered: false }, 'need_pay'],
    ['need_pay', { lines: [{ ...ordered, price: null }] }, null],
    ['collected', {}, 'collected'],
    ['collected', { isCovered: false }, 'need_pay'],
    ['collected', { isCovered: false, canForce: true }, 'need_pay'],
    ['created', { isCustomerDeleted: true }, null],
    ['accepted', { isCustomerDeleted: true }, null],
    ['need_pay', { isCustomerDeleted: true }, null],
    ['collected', { isCustomerDeleted: true }, null],
    ['delivery', {}, null],
  ] as const)('that its purchase ended in %s comes back with %j to %s', (from, more, to) => {
    const facts = { hasReason: false, isCovered: true, canForce: false, lines: [ordered], ...more };
    expect(comeBackState(from, facts)).toBe(to);
    expect(from === 'created' ? null : orderTransitionRefusal('canceled', from, { ...staff, ...more })).toBe(
      from === 'created' ? null : 'not_allowed',
    );
  });

  it('asks for a price before it tells of a short balance or asks for a reason', () => {
    const facts = { ...staff, hasReason: false, isCovered: false, lines: [unpriced] };
    expect(orderTransitionRefusal('need_pay', 'done', facts)).toBe('not_priced');
    expect(orderTransitionRefusal('done', 'collected', facts)).toBe('not_priced');
    expect(orderTransitionRefusal('need_pay', 'done', { ...facts, by: 'customer' })).toBe('staff_only');
  });

  it('allows no transition after completed', () => {
    for (const facts of everyFacts) expect(nextStates('completed', facts)).toEqual([]);
    expect(orderTransitionRefusal('completed', 'done', staff)).toBe('finished');
  });
});
