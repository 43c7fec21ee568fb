import { purchaseMachine, purchaseStates } from '#machines/purchase/purchase.machine.ts';
import type { PurchaseFacts } from '#machines/purchase/purchase.rules.ts';
import { defineModel } from '../kit/model.ts';
import { purchaseTable } from './purchase.table.ts';

const lines: readonly PurchaseFacts['lines'][] = [[], ['C'], ['O'], ['P'], ['F'], ['O', 'C'], ['P', 'C']];

/** Every combination of facts that a transition may be decided by. */
export const everyPurchaseFacts: readonly PurchaseFacts[] = [false, true].flatMap((hasReason) =>
  lines.map((states) => ({ hasReason, lines: states })),
);

/** The lifecycle of a purchase. */
export const purchaseModel = defineModel('purchase/purchase', {
  machine: purchaseMachine,
  table: purchaseTable,
  events: Object.fromEntries(purchaseStates.map((state) => [`purchase.${state}`, everyPurchaseFacts])),
});
