import type { components } from '#contract/types.ts';
import type { AuditFields } from '../../db/schema.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../db/engine/types.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { insertAudit } from '../../db/repositories/audit/audit.ts';
import { flagToMake } from './flag-to-make.ts';
import { freshCaller } from '../access/fresh-caller.ts';

type Schemas = components['schemas'];

/** A change of a record: its fields by the contract's names, null where there was or is no record. */
export interface RecordChange {
  entity: Schemas['AuditEntity'];
  id: number;
  /** What the record is called. */
  label: string;
  before: AuditFields | null;
  after: AuditFields | null;
  /** Whether a deleted record comes back. */
  isRecovery?: boolean;
  /** The change of many records that it is a part of. */
  batchId?: string | undefined;
}

/** The fields of `one` that the other hasn't, or has with another value. */
function differing(one: AuditFields, other: AuditFields): AuditFields {
  return Object.fromEntries(Object.entries(one).filter(([name, value]) => !isDeepStrictEqual(value, other[name])));
}

function actionOf({ before, after, isRecovery = false }: RecordChange): Schemas['AuditAction'] {
  if (isRecovery) return 'recovered';
  if (before === null) return 'created';
  return after === null ? 'deleted' : 'changed';
}

/**
 * Notes who made, changed or deleted records, in the transaction that does it. A change that changes nothing leaves no
 * entry.
 */
export async function recordChanges(
  transaction: Transaction,
  { shop, customer }: Pick<SignedInCaller, 'shop' | 'customer'>,
  at: Date,
  changes: readonly RecordChange[],
): Promise<void> {
  const entries = changes.flatMap((change) => {
    const { entity, id, label, before, after, batchId = null } = change;
    const action = actionOf(change);
    const [from, to] = before && after ? [differing(before, after), differing(after, before)] : [before, after];
    if (action === 'changed' && from && to && Object.keys({ ...from, ...to }).length === 0) return [];
    return [
      {
        shopId: shop.id,
        at,
        authorId: customer.id,
        entity,
        recordId: id,
        action,
        label,
        before: from,
        after: to,
        batchId,
      },
    ];
  });
  await insertAudit(transaction, entries);
}

/**
 * The same of one record, by whoever still may: its author's permissions are read anew, since they may have ended while
 * the change waited for its locks. Throws unauthorized or forbidden.
 */
export async function recordChange(
  transaction: Transaction,
  caller: SignedInCaller,
  at: Date,
  change: RecordChange,
): Promise<void> {
  const flag = flagToMake(change.entity, actionOf(change));
  if (flag !== null) await freshCaller(transaction, caller, flag);
  await recordChanges(transaction, caller, at, [change]);
}
