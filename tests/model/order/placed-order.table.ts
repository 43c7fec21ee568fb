import type { LineFacts } from '#common/order-line.ts';
import type { placedOrderMachine, PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { OrderFacts, OrderTransitionRefusal } from '#machines/order/placed-order.rules.ts';
import { defineTable } from '../kit/table.ts';

function wordsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
}

/**
 * Lines of an order (`?` is one that nobody has priced), and why they refuse: a bill, collecting, an end, a customer
 * who cancels.
 */
const linesText = `
  lines  bill       collect       end               leave
  -      no_lines   no_lines      -                 -
  C      no_lines   no_lines      -                 -
  C?     no_lines   no_lines      -                 -
  W      -          -             -                 -
  W,C?   -          -             -                 -
  W?     not_priced not_priced    -                 -
  W,W?   not_priced not_priced    -                 -
  O?     not_priced not_priced    -                 lines_in_work
  O      -          lines_ordered -                 lines_in_work
  W,O    -          lines_ordered -                 lines_in_work
  P      -          -             -                 lines_in_work
  P,P?   not_priced not_priced    -                 lines_in_work
  F      -          -             lines_handed_over lines_received
  F,O    -          lines_ordered lines_handed_over lines_received
`;

/** The lines that a sample's word stands for; a price is always 0, which is one. */
export function linesOf(word: string): LineFacts[] {
  if (word === '-') return [];
  return word.split(',').map((line) => ({ state: line[0] as LineFacts['state'], price: line[1] === '?' ? null : 0 }));
}

const [[, ...asked] = [], ...samples] = wordsOf(linesText);

/** The lines of each sample. */
export const lineSamples: readonly (readonly LineFacts[])[] = samples.map(([word = '']) => linesOf(word));

function held(by: string, { lines }: OrderFacts): OrderTransitionRefusal | null {
  const sample = samples.find(([word = '']) => JSON.stringify(linesOf(word)) === JSON.stringify(lines));
  const word = sample?.[asked.indexOf(by) + 1];
  if (word === undefined) throw new Error(`No sample has the lines ${JSON.stringify(lines)}`);
  return word === '-' ? null : (word as OrderTransitionRefusal);
}

type Verdict = (facts: OrderFacts) => OrderTransitionRefusal | null;

const byStaff =
  (verdict: Verdict): Verdict =>
  (facts) =>
    facts.by === 'staff' ? verdict(facts) : 'staff_only';
const reason: Verdict = ({ hasReason }) => (hasReason ? null : 'reason_needed');
const end = byStaff((facts) => held('end', facts) ?? reason(facts));
const deleted: Verdict = ({ isCustomerDeleted }) => (isCustomerDeleted ? 'customer_deleted' : null);
/** A purchase ends an order of which nothing is left; so does a merge, while no money has moved. */
const leftEmpty = ({ lines }: OrderFacts): OrderTransitionRefusal | null =>
  lines.every(({ state }) => state === 'C') ? null : 'not_allowed';
/** A merge brings back an order whose lines had moved to another, to a state in which no money has moved. */
const unmerge: Verdict = (facts) => (facts.isMerged ? deleted(facts) : 'not_allowed');
/** A purchase brings an order back that it has ended; a person never does so. */
const back =
  (verdict: Verdict): Verdict =>
  (facts) =>
    facts.by === 'purchase' ? (deleted(facts) ?? verdict(facts)) : 'not_allowed';
const restore = byStaff((facts) => (facts.isMerged ? 'merged' : (deleted(facts) ?? reason(facts))));

/** Why a transition is refused, by the word in its cell; null where it is allowed. */
export const verdicts: Readonly<Record<string, Verdict>> = {
  '=': () => 'same_state',
  x: () => 'finished',
  '.': () => 'not_allowed',
  staff: byStaff(() => null),
  bill: byStaff((facts) => held('bill', facts)),
  pack: byStaff((facts) => held('collect', facts)),
  billed: byStaff((facts) => (facts.isPrepaid ? 'prepaid' : held('collect', facts))),
  paid: byStaff((facts) => held('collect', facts) ?? (facts.isCovered || facts.canForce ? null : 'balance_short')),
  reason: byStaff(reason),
  unbill: byStaff((facts) => held('end', facts) ?? reason(facts)),
  restore,
  return: (facts) => {
    if (facts.by === 'merge') return unmerge(facts);
    return facts.by === 'purchase' ? deleted(facts) : restore(facts);
  },
  back: (facts) => (facts.by === 'merge' ? unmerge(facts) : back(() => null)(facts)),
  back_bill: back((facts) => held('bill', facts)),
  back_paid: back((facts) => held('bill', facts) ?? (facts.isCovered ? null : 'balance_short')),
  unpack: byStaff((facts) => held('collect', facts) ?? reason(facts)),
  end,
  close: (facts) => {
    if (facts.by === 'merge') return 'not_allowed';
    return facts.by === 'purchase' ? leftEmpty(facts) : end(facts);
  },
  owner: (facts) => {
    if (facts.by === 'customer') return held('leave', facts);
    return facts.by === 'purchase' || facts.by === 'merge' ? leftEmpty(facts) : end(facts);
  },
};

// close: staff as in end, or a purchase that leaves nothing of the order. owner: these, a merge that does so, or the
// customer while no line is in work. back, return: by a purchase, or by a merge that is undone.
const text = `
  from      \\ to created accepted need_pay  collected delivery done  completed canceled rejected
  created        =       staff    .         .         .        .     .         owner    end
  accepted       reason  =        bill      billed    .        .     .         owner    end
  need_pay       .       unbill   =         paid      paid     paid  .         close    .
  collected      .       unbill   bill      =         paid     paid  .         close    .
  delivery       .       .        .         unpack    =        pack  .         .        .
  done           .       .        .         unpack    unpack   =     staff     .        .
  completed      x       x        x         x         x        x     =         x        x
  canceled       return  back     back_bill back_paid .        .     .         =        .
  rejected       restore .        .         .         .        .     .         .        =
`;

const [[, , , ...columns] = [], ...lines] = wordsOf(text);

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
