import { useBranch } from '#routes/use-branch.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import { ChangeForm } from '#office/kit/bulk/change-form.tsx';
import { sendingsOf } from '#office/kit/bulk/sendings.ts';
import { ManyDrawer, type ListDrawerProps } from '#office/kit/bulk/many-drawer.tsx';
import { orderForms, ordersStrings } from '#entities/order/orders.strings.ts';
import { openPurchasesQuery } from '#office/kit/purchase/purchase.queries.ts';
import { ReportButton } from '#entities/report/report-button.tsx';
import { usePermission, useShop } from '#page/shop-context.tsx';
import { plural } from '#lib/plural.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { READ_MOST, standingQuery } from './many-orders.queries.ts';
import { manyOrdersStrings } from './many-orders.strings.ts';
import { statesOf, textsOf, tradePricesOf } from './order-changes.ts';

/** Of how many orders the server makes a report. */
const REPORT_MOST = 20_000;

function OrderLink({ id }: { id: number }) {
  const { getHref } = useBranch();
  return <Link href={getHref('order', { orderId: id })}>{ordersStrings.number(id)}</Link>;
}

/** What can be done with many orders. */
export function OrdersDrawer(props: ListDrawerProps) {
  const { asked, isOpen } = props;
  const { ids, preset } = asked;
  const canSend = usePermission('send_to_purchase_placed_order');
  const { currency } = useShop();
  const canWrite = usePermission('edit_strange_order');
  const canTrade = usePermission('trade_price_orders');
  // How more stand is told while they are changed.
  const isRead = ids.length <= READ_MOST;
  const standing = useQuery({ ...standingQuery(ids), enabled: isOpen && isRead });
  const purchases = useQuery({ ...openPurchasesQuery, enabled: isOpen && canSend });
  const isPending = (isRead && standing.isPending) || (canSend && purchases.isPending);
  const failed = [standing, purchases].find(({ isError, data }) => isError && !data);
  return (
    <ManyDrawer
      {...props}
      asked={{ ...asked, seen: standing.data?.seen ?? asked.seen }}
      title={bulkStrings.title(plural(ids.length, orderForms))}
      RowLink={OrderLink}
    >
      {(choose) => {
        if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
        if (isPending) return <Skeleton h={160} role="status" aria-label={manyOrdersStrings.reading} />;
        const { sending: note, send } = manyOrdersStrings;
        const sending = { of: 'orders', note, go: send(ids.length) } as const;
        const offered = [
          ...statesOf(ids, standing.data, currency),
          ...(canSend ? sendingsOf(purchases.data?.result ?? [], sending) : []),
          ...(canWrite && canTrade ? [tradePricesOf(ids.length)] : []),
          ...(canWrite ? textsOf(ids.length) : []),
        ];
        return (
          <Stack gap="xl">
            <ChangeForm offered={offered} preset={preset} onChoose={choose} />
            {ids.length <= REPORT_MOST && <ReportButton what={{ order_ids: [...ids] }} firstKind="waybill" />}
          </Stack>
        );
      }}
    </ManyDrawer>
  );
}
