import type { components } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import { findAudit } from '../../db/repositories/audit/audit.ts';
import { authorName } from '../access/authors.ts';
import { mapPage } from '../kit/pages.ts';
import { seenEntry } from './seen-entry.ts';
import { canUndo } from './undoable.ts';

type Schemas = components['schemas'];

/** A page of what was changed in the shop, newest first, as far as the caller may see it. */
export const listAudit = defineOperation('listAudit', async ({ db }, { caller: { shop, customer }, query }) => {
  const found = await findAudit(db.orm, shop.id, query);
  return mapPage(found, ({ recordId, author, at, batchId, isChangedSince, ...entry }): Schemas['AuditEntry'] => ({
    ...entry,
    ...seenEntry(customer, entry),
    record_id: recordId,
    batch_id: batchId,
    at: at.toISOString(),
    author_id: author?.id ?? null,
    can_undo: !isChangedSince && canUndo(customer, entry),
    author: authorName(customer, author, { customerId: author?.id ?? 0, customerName: '', flag: 'get_customers' }),
  }));
});
