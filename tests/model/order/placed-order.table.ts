import type {
  OrderFacts,
  OrderTransitionRefusal,
  placedOrderMachine,
  PlacedOrderState,
} from '#machines/order/placed-order.machine.ts';
import { defineTable } from '../kit/table.ts';

/** Why a transition is refused, by the word in its cell; null where it is allowed. */
export const verdicts: Readonly<Record<string, (facts: OrderFacts) => OrderTransitionRefusal | null>> = {
  '=': () => 'same_state',
  x: () => 'finished',
  '.': () => 'not_allowed',
  staff: ({ by }) => (by === 'staff' ? null : 'staff_only'),
  reason: ({ by, hasReason }) => (by === 'customer' ? 'staff_only' : hasReason ? null : 'reason_needed'),
  paid: ({ by, isCovered, canForce }) =>
    by === 'customer' ? 'staff_only' : isCovered || canForce ? null : 'balance_short',
  owner: ({ by, hasReason }) => (by === 'customer' || hasReason ? null : 'reason_needed'),
  early: ({ by, hasReason, hasHandledLines }) =>
    by === 'customer' ? (hasHandledLines ? 'lines_in_work' : null) : hasReason ? null : 'reason_needed',
};

// owner: the customer, or staff with a reason; early: the same, the customer only while no line is in work.
const text = `
  from      \\ to created accepted need_pay collected delivery done  completed canceled rejected
  created        =       staff    .        .         .        .     .         owner    reason
  accepted       reason  =        staff    staff     .        .     .         early    reason
  need_pay       .       reason   =        paid      paid     paid  .         reason   .
  collected      .       reason   staff    =         paid     paid  .         reason   .
  delivery       .       .        .        reason    =        staff .         .        .
  done           .       .        .        reason    .        =     staff     .        .
  completed      x       x        x        x         x        x     =         x        x
  canceled       reason  .        .         .        .        .     .         =        .
  rejected       reason  .        .         .        .        .     .         .        =
`;

const [[, , , ...columns] = [], ...lines] = text
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

/** The states, as the table's columns name them. */
export const tableStates: readonly string[] = columns;

/** Each pair of states with its word. */
export const cells = lines.flatMap(([from = '', ...words]) =>
  columns.map((to, index) => ({
    from: from as PlacedOrderState,
    to: to as PlacedOrderState,
    word: words[index] ?? '',
  })),
);

/** Specification: section 4 (order states). */
export const placedOrderTable = defineTable<typeof placedOrderMachine>({
  starts: [{ to: 'created', context: {} }],
  states: {
    created: {},
    accepted: {},
    need_pay: {},
    collected: {},
    delivery: {},
    done: {},
    completed: { final: true },
    canceled: {},
    rejected: {},
  },
  rows: cells
    .filter(({ word }) => !['=', 'x', '.'].includes(word))
    .map(({ from, to, word }) => ({
      in: from,
      on: `order.${to}` as const,
      to,
      when: ({ event }: { event: OrderFacts }) => verdicts[word]?.(event) === null,
    })),
});
