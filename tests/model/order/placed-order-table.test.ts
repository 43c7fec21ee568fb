import { describe, expect, it } from 'vitest';
import { type OrderFacts, type PlacedOrderState, placedOrderStates, type RefusalCode, refusalOf } from '#machines/order/placed-order.machine.ts';
import { everyFacts } from './placed-order.model.ts';

/** Who may move an order, and on what condition. */
const verdicts: Readonly<Record<string, (facts: OrderFacts) => RefusalCode | null>> = {
  '=': () => 'same_state',
  x: () => 'finished',
  '.': () => 'not_allowed',
  staff: ({ by }) => (by === 'staff' ? null : 'staff_only'),
  reason: ({ by, hasReason }) => (by === 'customer' ? 'staff_only' : hasReason ? null : 'reason_needed'),
  paid: ({ by, isCovered, canForce }) => (by === 'customer' ? 'staff_only' : isCovered || canForce ? null : 'balance_short'),
  owner: ({ by, hasReason }) => (by === 'customer' || hasReason ? null : 'reason_needed'),
  early: ({ by, hasReason, hasHandledLines }) =>
    by === 'customer' ? (hasHandledLines ? 'lines_in_work' : null) : hasReason ? null : 'reason_needed',
};

// owner: the customer, or staff with a reason; early: the same, the customer only while no line is in work.
const table = `
  from      \\ to created accepted need_pay collected delivery done  completed canceled rejected
  created        =       staff    .        .         .        .     .         owner    reason
  accepted       reason  =        staff    staff     .        .     .         early    reason
  need_pay       .       reason   =        paid      paid     paid  .         reason   .
  collected      .       reason   staff    =         paid     paid  .         reason   .
  delivery       .       .        .        reason    =        staff .         .        .
  done           .       .        .        reason    .        =     staff     .        .
  completed      x       x        x        x         x        x     =         x        x
  canceled       reason  .        .        .         .        .     .         =        .
  rejected       reason  .        .        .         .        .     .         .        =
`;

const [[, , , ...columns] = [], ...lines] = table.trim().split('\n').map((line) => line.trim().split(/\s+/));

describe('every move of an order', () => {
  it('covers each pair of states', () => {
    expect(columns).toEqual(placedOrderStates);
    expect(lines.map(([from]) => from)).toEqual(placedOrderStates);
  });

  it.each(lines)('from %s is open to those the table names', (from, ...cells) => {
    for (const [index, cell] of cells.entries()) {
      const to = columns[index];
      for (const facts of everyFacts) {
        const refusal = refusalOf(from as PlacedOrderState, to as PlacedOrderState, facts);
        expect([from, to, facts, refusal]).toEqual([from, to, facts, verdicts[cell]?.(facts)]);
      }
    }
    expect(cells).toHaveLength(placedOrderStates.length);
  });
});
