import { api, unwrap } from '#api/client.ts';
import { LazyReportDialog } from '#entities/report/report-button.tsx';
import type { ListDrawerProps } from '#office/kit/bulk/bulk-drawer.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { useQuery } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';
import { linesOfCustomer } from './group-filters.ts';
import { groupsStrings } from './groups.strings.ts';

/** Of calls that find the lines of one customer each. */
const CALLS_AT_ONCE = 4;

/** What the selected customers have ordered, as a file or printed. */
export function GroupsReport({ asked: { ids }, isOpen, onClose }: ListDrawerProps) {
  const { purchaseId } = useBranch().params;
  const [address] = useSearchParams();
  const queries = ids.map((customerId) => linesOfCustomer(address, { customerId, purchaseId }));
  const { data, error } = useQuery({
    queryKey: ['listOrderLineIds', queries],
    queryFn: async ({ signal }) => {
      const limit = pLimit(CALLS_AT_ONCE);
      const found = queries.map((query) => limit(() => unwrap(api.GET('/order/ids/', { params: { query }, signal }))));
      return (await Promise.all(found)).flatMap((lines) => lines.ids);
    },
    enabled: isOpen,
    gcTime: 0,
  });
  const giveUp = useEffectEvent((reason: Error): void => {
    notifyError(reason, groupsStrings.printFailed);
    onClose(undefined);
  });
  useEffect(() => {
    if (error) giveUp(error);
  }, [error]);
  return (
    data && (
      <LazyReportDialog
        what={{ ids: data }}
        firstKind="customers"
        sight="staff"
        isOpen={isOpen}
        onClose={() => onClose(undefined)}
      />
    )
  );
}
