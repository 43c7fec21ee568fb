import { CustomerLabel } from '#office/kit/customer/customer-label.tsx';
import { choice, markedBy, narrowedTo, period } from '#ui/list/filters/filters.ts';
import { auditStrings, entityNames } from './audit.strings.ts';

/** The filters of the page of changes. */
export const auditFilters = {
  entity: choice({ label: auditStrings.entity, any: auditStrings.anyEntity, names: entityNames }),
  recordId: narrowedTo(auditStrings.record),
  authorId: narrowedTo(auditStrings.author, CustomerLabel),
  batchId: markedBy(auditStrings.batch),
  period,
};
