import type { PurchaseState } from '#machines/purchase/purchase.machine.ts';
import { defineOperation } from '../../contract/operation.ts';
import { listOf } from './intermediaries.ts';

const sent: readonly PurchaseState[] = ['sent', 'received', 'closed'];

/** Those that have been sent; throws not_found. */
export const listIntermediaryDeliveries = defineOperation(
  'listIntermediaryDeliveries',
  async (deps, { caller, path: { id } }) => listOf(deps, caller, id, sent),
);
