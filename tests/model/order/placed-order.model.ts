import type { OrderFacts } from '#machines/order/placed-order.rules.ts';
import { placedOrderMachine, placedOrderStates } from '#machines/order/placed-order.machine.ts';
import { defineModel } from '../kit/model.ts';
import { lineSamples, linesOf, placedOrderTable } from './placed-order.table.ts';

const flags = [false, true];

const facts: readonly OrderFacts[] = (['customer', 'staff'] as const).flatMap((by) =>
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
];

// With every sample the walk would be too large: these have one line for each of its reasons, the others are compared one by one.
const samplesOf = (...words: string[]) => new Set(words.map((word) => JSON.stringify(linesOf(word))));
const walked = { usual: samplesOf('W', 'W?', 'O', 'F'), special: samplesOf('W') };
const walkedFacts = everyFacts.filter(({ isPrepaid, isCustomerDeleted, lines }) =>
  walked[isPrepaid || isCustomerDeleted ? 'special' : 'usual'].has(JSON.stringify(lines)),
);

/** The lifecycle of a placed order. */
export const placedOrderModel = defineModel('order/placed-order', {
  machine: placedOrderMachine,
  table: placedOrderTable,
  events: Object.fromEntries(placedOrderStates.map((state) => [`order.${state}`, walkedFacts])),
});
