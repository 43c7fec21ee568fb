import { type OrderFacts, placedOrderMachine, placedOrderStates } from '#machines/order/placed-order.machine.ts';
import { defineModel } from '../kit/model.ts';
import { placedOrderTable } from './placed-order.table.ts';

const flags = [false, true];

/** Every combination of facts that a transition may be decided by. */
export const everyFacts: readonly OrderFacts[] = (['customer', 'staff'] as const).flatMap((by) =>
  flags.flatMap((hasReason) =>
    flags.flatMap((isCovered) =>
      flags.flatMap((canForce) =>
        flags.map((hasHandledLines) => ({ by, hasReason, isCovered, canForce, hasHandledLines })),
      ),
    ),
  ),
);

/** The lifecycle of a placed order, every transition tried with every combination of facts. */
export const placedOrderModel = defineModel('order/placed-order', {
  machine: placedOrderMachine,
  table: placedOrderTable,
  events: Object.fromEntries(placedOrderStates.map((state) => [`order.${state}`, everyFacts])),
});
