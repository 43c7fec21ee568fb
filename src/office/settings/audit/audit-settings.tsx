import { api, unwrap } from '#api/client.ts';
import type { operations } from '#contract/types.ts';
import { paths } from '#routes/paths.ts';
import { defineList } from '#ui/list/define-list.ts';
import type { Asked } from '#ui/list/filters/filters.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { ListBody } from '#ui/list/list-body.tsx';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { auditFilters } from './audit-filters.ts';

type AuditParams = NonNullable<operations['listAudit']['parameters']['query']>;

const auditQuery = (params: AuditParams) =>
  queryOptions({
    queryKey: ['listAudit', params],
    queryFn: ({ signal }) => unwrap(api.GET('/audit/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** Who changed what in the shop, newest first. */
const auditList = defineList({
  filters: auditFilters,
  query: (asked: Asked<typeof auditFilters>, _scope: undefined) =>
    auditQuery(sentBy<AuditParams>()(auditFilters, asked)),
  skeleton: { cards: { count: 6, height: 140 }, table: { count: 10, height: 72 } },
  Rows: lazyPart(() => import('./audit-rows.tsx'), 'AuditRows'),
});

/** Prefetches the changes with the filters of the address. */
export function prefetch(queryClient: QueryClient, { searchParams }: URL): void {
  auditList.prefetch(queryClient, searchParams, undefined);
}

/** Who changed what in the shop. */
export function AuditSettings() {
  return <ListBody list={useList(auditList, { scope: undefined, href: paths.settings.getHref('audit') })} />;
}
