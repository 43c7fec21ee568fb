import { purchaseStates } from '#machines/purchase/purchase.machine.ts';
import { defineOperation } from '../../contract/operation.ts';
import { listOf } from './intermediaries.ts';

/** An intermediary's purchases, newest first; throws not_found. */
export const listIntermediaryPurchases = defineOperation(
  'listIntermediaryPurchases',
  async (deps, { caller, path: { id } }) => listOf(deps, caller, id, purchaseStates),
);
