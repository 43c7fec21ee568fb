import type { OrderFacts } from '#machines/order/placed-order.rules.ts';
import { placedOrderMachine, placedOrderStates } from '#machines/order/placed-order.machine.ts';
import { defineModel } from '../kit/model.ts';
import { lineSamples, linesOf, placedOrderTable } from './placed-order.table.ts';

const flags = [false, true];

const facts: readonly OrderFacts[] = (['customer', 'staff', 'purchase', 'merge'] as const).flatMap((by) =>
  flags.flatMap((hasReason) =>
    flags.flatMap((isCovered) =>
      flags.flatMap((canForce) => lineSamples.map((lines) => ({ by, hasReason, isCovered, canForce, lines }))),
    ),
  ),
);

/** Every combination of facts that a transition may be decided by. */
export const everyFacts: readonly OrderFacts[] = [
  ...facts,
  ...facts.map((one) => ({ ...one, isPrepaid: true })),
  ...facts.map((one) => ({ ...one, isCustomerDeleted: true })),
  ...facts.map((one) => ({ ...one, isMerged: true })),
];

// With every sample the walk would be too large: these have one line for each of its reasons, the others are compared
// one by one.
const samplesOf = (...words: string[]) => new Set(words.map((word) => JSON.stringify(linesOf(word))));
const walked = {
  usual: samplesOf('W', 'W?', 'O', 'F'),
  special: samplesOf('W'),
  purchase: samplesOf('C', 'O', 'O?'),
  merge: samplesOf('-', 'W'),
};
const isWalked = ({
  by,
  hasReason,
  isCovered,
  canForce,
  isPrepaid,
  isCustomerDeleted,
  isMerged,
  lines,
}: OrderFacts): boolean => {
  const has = (words: keyof typeof walked): boolean => walked[words].has(JSON.stringify(lines));
  // A purchase gives no reason, forces nothing, and collects nothing unbilled.
  if (by === 'purchase') return !hasReason && !canForce && !isPrepaid && !isMerged && has('purchase');
  // A merge says why, forces nothing, and moves no money.
  if (by === 'merge') return hasReason && !canForce && isCovered && !isPrepaid && has('merge');
  if (isMerged) return by === 'staff' && hasReason && !canForce && isCovered && has('special');
  return has(isPrepaid || isCustomerDeleted ? 'special' : 'usual');
};
const walkedFacts = everyFacts.filter(isWalked);

/** The lifecycle of a placed order. */
export const placedOrderModel = defineModel('order/placed-order', {
  machine: placedOrderMachine,
  table: placedOrderTable,
  limit: 4_000,
  events: Object.fromEntries(placedOrderStates.map((state) => [`order.${state}`, walkedFacts])),
});
