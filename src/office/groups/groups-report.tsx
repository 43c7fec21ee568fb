import { LazyReportDialog } from '#entities/report/report-button.tsx';
import type { ListDrawerProps } from '#office/kit/bulk/bulk-drawer.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { useSearchParams } from 'wouter';
import { linesOfCustomers } from './group-filters.ts';

/** What the selected customers have ordered, as a file or printed. */
export function GroupsReport({ asked: { ids }, isOpen, onClose }: ListDrawerProps) {
  const { purchaseId } = useBranch().params;
  const [address] = useSearchParams();
  return (
    <LazyReportDialog
      what={{ lines: linesOfCustomers(address, { customerIds: ids, purchaseId }) }}
      firstKind="customers"
      sight="staff"
      isOpen={isOpen}
      onClose={() => onClose(undefined)}
    />
  );
}
