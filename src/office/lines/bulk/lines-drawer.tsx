import type { ListedLines } from '#contract/types.ts';
import { lineForms, nameOfLine } from '#entities/order/orders.strings.ts';
import { ReportButton } from '#entities/report/report-button.tsx';
import { plural } from '#lib/plural.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import { ChangeForm, titleOf } from '#office/kit/bulk/change-form.tsx';
import { BulkDrawer, type ListDrawerProps } from '#office/kit/bulk/bulk-drawer.tsx';
import { sendingsOf, type SentTo } from '#office/kit/bulk/sendings.ts';
import { openPurchasesQuery } from '#office/kit/purchase/purchase.queries.ts';
import { usePermission } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { editsOf, statesOf, sendLines } from './line-changes.ts';
import { bulkLinesStrings } from './bulk-lines.strings.ts';

/** Leads to the line in its order; only its number where the line isn't loaded. */
function LineLink({ id }: { id: number }) {
  const { getHref } = useBranch();
  const line = useQueryClient()
    .getQueriesData<ListedLines>({ queryKey: ['listOrderLines'] })
    .flatMap(([, page]) => page?.result ?? [])
    .find((one) => one.id === id);
  if (!line) return bulkLinesStrings.name(id);
  return (
    <Link href={`${getHref('order', { orderId: line.order.id })}?line=${id}`}>
      {bulkLinesStrings.ofOrder(nameOfLine(line), line.order.id)}
    </Link>
  );
}

/** What can be done with many lines. */
export function LinesDrawer(props: ListDrawerProps) {
  const { asked, isOpen } = props;
  const { ids, preset } = asked;
  const mayMove = usePermission('update_state_placed_order');
  const mayEdit = usePermission('edit_strange_order');
  const maySend = usePermission('send_to_purchase_placed_order');
  const purchases = useQuery({ ...openPurchasesQuery, enabled: isOpen && maySend });
  const { sending: note, send } = bulkLinesStrings;
  const queryClient = useQueryClient();
  const sending = {
    note,
    go: send(ids.length),
    changeOf: (to: SentTo, name: string) => sendLines(queryClient, to, name),
  };
  const sendings = mayMove && maySend ? sendingsOf(purchases.data?.result ?? [], sending) : [];
  const isSending = preset === 'send';
  const offered = isSending
    ? sendings
    : [
        ...(mayMove ? statesOf(queryClient, ids.length) : []),
        ...sendings,
        ...(mayEdit ? editsOf(queryClient, ids.length) : []),
      ];
  // The newest purchase that is open; the shop's own comes first and is opened by itself.
  const first = isSending ? (sendings[1] ?? sendings[0])?.name : preset;
  const counted = plural(ids.length, lineForms);
  return (
    <BulkDrawer
      {...props}
      title={isSending ? bulkLinesStrings.toPurchase(counted) : titleOf(offered, preset, bulkStrings.title(counted))}
      RowLink={LineLink}
      isReading={isSending && purchases.isPending}
    >
      {(choose) =>
        isSending && purchases.isPending ? (
          <Skeleton h={160} role="status" aria-label={bulkStrings.reading} />
        ) : (
          <Stack gap="xl">
            <ChangeForm
              offered={offered}
              preset={first ?? null}
              {...(isSending && { what: bulkLinesStrings.where })}
              onChoose={choose}
            />
            {preset === null && <ReportButton what={{ ids: [...ids] }} firstKind="lines" />}
          </Stack>
        )
      }
    </BulkDrawer>
  );
}
