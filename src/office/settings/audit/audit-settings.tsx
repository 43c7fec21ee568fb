import { paths } from '#routes/paths.ts';
import { ListView } from '#ui/list/list-view.tsx';
import { useList } from '#ui/list/use-list.ts';
import type { QueryClient } from '@tanstack/react-query';
import { auditList } from './audit-list.ts';

/** Prefetches the changes with the filters of the address. */
export function prefetch(queryClient: QueryClient, { searchParams }: URL): void {
  auditList.prefetch(queryClient, searchParams, undefined);
}

/** Who changed what in the shop. */
export function AuditSettings() {
  return <ListView list={useList(auditList, { scope: undefined, href: paths.settings.getHref('audit') })} />;
}
