import { api, unwrap } from '#api/client.ts';
import type { operations } from '#contract/types.ts';
import { CustomerLabel } from '#entities/customer/customer-label.tsx';
import { defineList } from '#ui/list/define-list.ts';
import { choice, narrowedTo, period } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { auditStrings, entityNames } from './audit.strings.ts';

type AuditParams = NonNullable<operations['listAudit']['parameters']['query']>;

const auditQuery = (params: AuditParams) =>
  queryOptions({
    queryKey: ['listAudit', params],
    queryFn: ({ signal }) => unwrap(api.GET('/audit/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** Who changed what in the shop, newest first. */
export const auditList = defineList({
  filters: {
    entity: choice({ label: auditStrings.entity, any: auditStrings.anyEntity, names: entityNames }),
    recordId: narrowedTo(auditStrings.record),
    authorId: narrowedTo(auditStrings.author, CustomerLabel),
    period,
  },
  query: ({ entity, recordId, authorId, period: days, page }, _scope: undefined) =>
    auditQuery({
      ...(entity && { entity }),
      ...(recordId !== undefined && { record_id: recordId }),
      ...(authorId !== undefined && { author_id: authorId }),
      ...days,
      ...(page && { page }),
    }),
  skeleton: { cards: { count: 6, height: 140 }, table: { count: 10, height: 72 } },
  Rows: lazyPart(() => import('./audit-rows.tsx'), 'AuditRows'),
});
