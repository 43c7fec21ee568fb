import { CustomerLabel } from '#office/kit/customer/customer-label.tsx';
import { choice, uuid, narrowedTo } from '#ui/list/filters/filters.ts';
import { period } from '#ui/list/filters/period/period.ts';
import { auditStrings, entityNames } from './audit.strings.ts';

/** The filters of the page of changes. */
export const auditFilters = {
  entity: choice({ label: auditStrings.entity, any: auditStrings.anyEntity, names: entityNames, sends: 'entity' }),
  recordId: narrowedTo(auditStrings.record, 'record_id'),
  authorId: narrowedTo(auditStrings.author, 'author_id', CustomerLabel),
  batchId: uuid(auditStrings.batch, 'batch_id'),
  period,
};
