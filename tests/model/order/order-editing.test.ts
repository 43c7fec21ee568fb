import { describe, expect, it } from 'vitest';
import type { Permission, PlacedOrderState } from '#contract/types.ts';
import {
  discountedBy,
  discountOf,
  type EditingRefusal,
  editingRefusal,
  editingRole,
  floorOf,
  goesForGood,
  isNoteOpen,
  type LineEditingRefusal,
  lineEditRefusal,
  type LineRemovalRefusal,
  lineRemovalRefusal,
  loweredToTrade,
} from '#machines/order/order-editing.rules.ts';
import type { OrderLineState } from '#common/order-line.ts';

describe('who changes the lines of an order', () => {
  const roles: [
    flags: Permission[],
    editOwn: string | null,
    editOther: string | null,
    takeOwn: string | null,
    takeOther: string | null,
  ][] = [
    [[], null, null, null, null],
    [['edit_order'], 'customer', null, null, null],
    [['edit_strange_order'], null, 'staff', null, null],
    [['edit_order', 'edit_strange_order'], 'staff', 'staff', null, null],
    [['delete_order'], null, null, 'customer', null],
    [['delete_strange_order'], null, null, null, 'staff'],
    [['delete_order', 'delete_strange_order'], null, null, 'staff', 'staff'],
    [['edit_order', 'delete_strange_order'], 'customer', null, null, 'staff'],
    [['edit_strange_order', 'delete_order'], null, 'staff', 'customer', null],
  ];

  it.each(roles)('with %j: own %s, another’s %s; takes out own %s, another’s %s', (held, ...expected) => {
    const flags = new Set(held);
    const role = (what: 'edit' | 'delete', isOwn: boolean) => editingRole(what, { isOwn, flags });
    expect([role('edit', true), role('edit', false), role('delete', true), role('delete', false)]).toEqual(expected);
  });
});

describe('when the lines of an order are changed', () => {
  const states: [PlacedOrderState, customer: EditingRefusal | null, staff: EditingRefusal | null, note: boolean][] = [
    ['created', null, null, true],
    ['accepted', 'editing_accepted', null, true],
    ['need_pay', 'editing_accepted', null, true],
    ['collected', 'editing_accepted', null, true],
    ['delivery', 'editing_handed_on', 'editing_handed_on', true],
    ['done', 'editing_handed_on', 'editing_handed_on', true],
    ['completed', 'editing_finished', 'editing_finished', false],
    ['canceled', 'editing_finished', 'editing_finished', false],
    ['rejected', 'editing_finished', 'editing_finished', false],
  ];

  it.each(states)('in %s: customer %s, staff %s; its note is open: %s', (state, customer, staff, note) => {
    expect(editingRefusal({ by: 'customer', state })).toBe(customer);
    expect(editingRefusal({ by: 'staff', state })).toBe(staff);
    expect(isNoteOpen(state)).toBe(note);
  });
});

describe('a change of a line', () => {
  const line = { state: 'W', count: 5, price: 800, orderedPrice: 700, todaysPrice: 900 } as const;
  type Edit = Parameters<typeof lineEditRefusal>[1];

  // The line's state; what is changed; why the customer, staff, and staff who may undercut are refused.
  const edits: [OrderLineState, Edit, ...(LineEditingRefusal | null)[]][] = [
    ['C', { count: 4 }, 'line_canceled', 'line_canceled', 'line_canceled'],
    ['F', { count: 4 }, 'line_handed_over', 'line_handed_over', 'line_handed_over'],
    ['C', {}, 'line_canceled', 'line_canceled', 'line_canceled'],
    ['W', {}, null, null, null],
    ['W', { count: 4 }, null, null, null],
    ['W', { count: 6 }, null, null, null],
    ['O', { count: 5 }, null, null, null],
    ['O', { count: 6, hasReason: true }, 'line_count_ordered', 'line_count_ordered', 'line_count_ordered'],
    ['O', { count: 4 }, 'line_count_ordered', 'line_reason_needed', 'line_reason_needed'],
    ['P', { count: 4 }, 'line_count_ordered', 'line_reason_needed', 'line_reason_needed'],
    ['O', { count: 4, hasReason: true }, 'line_count_ordered', null, null],
    ['W', { price: 800 }, null, null, null],
    ['W', { price: 1000 }, 'price_staff_only', null, null],
    ['W', { price: 700 }, 'price_staff_only', null, null],
    ['W', { price: 699 }, 'price_staff_only', 'price_too_low', null],
    ['O', { price: 699 }, 'price_staff_only', 'price_too_low', null],
    ['O', { count: 4, hasReason: true, price: 699 }, 'line_count_ordered', 'price_too_low', null],
  ];

  it.each(edits)('of %s by %j: customer %s, staff %s, who may undercut %s', (state, edit, ...expected) => {
    const refusals = [
      { by: 'customer', canUndercut: false } as const,
      { by: 'staff', canUndercut: false } as const,
      { by: 'staff', canUndercut: true } as const,
    ].map((who) => lineEditRefusal({ ...line, state }, edit, who));
    expect(refusals).toEqual(expected);
  });

  it.each([
    [700, 900, 700],
    [700, 600, 600],
    [700, null, 700],
    [null, 600, 0],
    [null, null, 0],
  ])('needs no permission down to: ordered at %s, today %s → %s', (orderedPrice, todaysPrice, floor) => {
    expect(floorOf({ orderedPrice, todaysPrice })).toBe(floor);
  });

  const lowered: [OrderLineState, number | null, number | null, number | null][] = [
    ['W', 800, 600, 600],
    ['O', 800, 600, 600],
    ['P', 800, 600, 600],
    ['F', 800, 600, null],
    ['C', 800, 600, null],
    ['W', 800, 800, null],
    ['W', 800, 801, null],
    ['W', null, 600, null],
    ['W', 800, null, null],
  ];

  it.each(lowered)('to its trade price: %s at %s, trade %s → %s', (state, price, trade, expected) => {
    expect(loweredToTrade({ state, price }, trade)).toBe(expected);
  });
});

it.each([
  // A photo that was ordered without a price may be without it again, until its order is billed.
  { orderedPrice: null, isBilled: false, by: 'staff', why: null },
  { orderedPrice: null, isBilled: true, by: 'staff', why: 'price_needed' },
  { orderedPrice: 700, isBilled: false, by: 'staff', why: 'price_needed' },
  { orderedPrice: null, isBilled: false, by: 'customer', why: 'price_staff_only' },
] as const)(
  'a price of $orderedPrice is taken back by $by, billed: $isBilled: $why',
  ({ orderedPrice, why, ...rest }) => {
    const line = { state: 'W', count: 1, price: 450, orderedPrice, todaysPrice: null } as const;
    expect(lineEditRefusal(line, { price: null }, { ...rest, canUndercut: false })).toBe(why);
  },
);

describe('a line that is taken out', () => {
  const facts = { by: 'staff', state: 'accepted', live: 3, hasReason: true } as const;
  type Facts = Parameters<typeof lineRemovalRefusal>[1];

  const removals: [OrderLineState, Partial<Facts>, LineRemovalRefusal | null][] = [
    ['C', {}, 'line_canceled'],
    ['F', {}, 'line_handed_over'],
    ['F', { by: 'customer' }, 'line_handed_over'],
    ['W', {}, null],
    ['O', {}, null],
    ['P', {}, null],
    ['W', { by: 'customer', state: 'created' }, null],
    ['O', { by: 'customer', state: 'created' }, 'line_in_work'],
    ['P', { by: 'customer', state: 'created' }, 'line_in_work'],
    ['W', { hasReason: false }, 'line_reason_needed'],
    ['W', { state: 'created', hasReason: false }, null],
    ['O', { state: 'created', hasReason: false }, 'line_reason_needed'],
    ['W', { live: 1 }, 'line_last'],
    ['W', { live: 1, hasReason: false }, 'line_last'],
    ['W', { state: 'collected' }, null],
    ['W', { state: 'delivery' }, 'editing_handed_on'],
    ['W', { state: 'done' }, 'editing_handed_on'],
    ['W', { state: 'completed' }, 'editing_finished'],
    ['W', { state: 'rejected', hasReason: false }, 'editing_finished'],
  ];

  it.each(removals)('%s with %j: %s', (state, more, refusal) => {
    expect(lineRemovalRefusal({ state }, { ...facts, ...more })).toBe(refusal);
  });

  it.each([
    ['created', 'W', true],
    ['created', 'O', false],
    ['created', 'P', false],
    ['accepted', 'W', false],
    ['collected', 'W', false],
  ] as const)('goes for good in %s as %s: %s', (state, line, isGone) => {
    expect(goesForGood(state, { state: line })).toBe(isGone);
  });
});

describe('a discount', () => {
  it.each([
    [900, 1000, 10],
    [667, 1000, 33],
    [664, 1000, 34],
    [1000, 1000, 0],
    [1100, 1000, 0],
    [0, 1000, 100],
    [500, null, 0],
    [-5, 0, 0],
  ])('of %s below %s is %s per cent', (price, retail, percent) => {
    expect(discountOf(price, retail)).toBe(percent);
  });

  it.each([
    [12_345, 10, 11_111],
    [12_345, 0, 12_345],
    [12_345, 100, 0],
    [150, 1, 149],
    [149, 50, 75],
  ])('%s less %s per cent is %s', (retail, percent, price) => {
    expect(discountedBy(retail, percent)).toBe(price);
  });
});
