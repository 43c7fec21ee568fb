import type { Transaction } from '../../db/engine/types.ts';
import type { ItemFields } from '../../db/repositories/catalogue/item-columns.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { recordChange, type RecordChange, recordChanges } from '../audit/audit.ts';
import { toForm } from './item-fields.ts';

/** What became of an item; null where it was or is not in the catalogue. */
interface ItemStep {
  id: number;
  before: ItemFields | null;
  after: ItemFields | null;
  isRecovery?: boolean;
  /** The change of many items that it is a part of. */
  batchId?: string | undefined;
}

const changeOf = ({ before, after, ...step }: ItemStep): RecordChange => ({
  ...step,
  entity: 'item',
  label: (after ?? before)?.name ?? '',
  before: before && toForm(before),
  after: after && toForm(after),
});

/** Notes what somebody has made of items, whose permissions were read once they were held. */
export function recordItems(
  transaction: Transaction,
  caller: SignedInCaller,
  at: Date,
  steps: readonly ItemStep[],
): Promise<void> {
  return recordChanges(transaction, caller, at, steps.map(changeOf));
}

/** The same of one item, by whoever still may; throws unauthorized or forbidden. */
export const recordItem = (transaction: Transaction, caller: SignedInCaller, at: Date, step: ItemStep): Promise<void> =>
  recordChange(transaction, caller, at, changeOf(step));
