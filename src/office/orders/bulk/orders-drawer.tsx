import { orderForms, ordersStrings } from '#entities/order/orders.strings.ts';
import { ReportButton } from '#entities/report/report-button.tsx';
import { plural } from '#lib/plural.ts';
import { isOpenOrder } from '#machines/order/order-line.rules.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import { ChangeForm, titleOf } from '#office/kit/bulk/change-form.tsx';
import { BulkDrawer, type ListDrawerProps } from '#office/kit/bulk/bulk-drawer.tsx';
import { sendingsOf, type SentTo } from '#office/kit/bulk/sendings.ts';
import { openPurchasesQuery } from '#office/kit/purchase/purchase.queries.ts';
import { usePermission, useShop } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { READ_MOST, nextStatesQuery } from './bulk-orders.queries.ts';
import { bulkOrdersStrings } from './bulk-orders.strings.ts';
import { heldBack, statesOf, textsOf, tradePricesOf } from './order-changes.ts';
import { sendOrders } from './order-sendings.ts';

function OrderLink({ id }: { id: number }) {
  const { getHref } = useBranch();
  return <Link href={getHref('order', { orderId: id })}>{ordersStrings.number(id)}</Link>;
}

/** What can be done with many orders. */
export function OrdersDrawer(props: ListDrawerProps) {
  const { asked, isOpen } = props;
  const { ids, preset, isAtOnce = false } = asked;
  const queryClient = useQueryClient();
  const canSend = usePermission('send_to_purchase_placed_order');
  const { currency } = useShop();
  const canWrite = usePermission('edit_strange_order');
  const canTrade = usePermission('trade_price_orders');
  // How more stand is told while they are changed.
  const isRead = ids.length <= READ_MOST;
  const nextStates = useQuery({ ...nextStatesQuery(ids), enabled: isOpen && isRead });
  const purchases = useQuery({ ...openPurchasesQuery, enabled: isOpen && canSend });
  const isPending = (isRead && nextStates.isPending) || (canSend && purchases.isPending);
  const failed = [nextStates, purchases].find(({ isError, data }) => isError && !data);
  const { sending: note, send } = bulkOrdersStrings;
  const sending = {
    note,
    go: send(ids.length),
    changeOf: (to: SentTo, name: string) => sendOrders(queryClient, to, name),
  };
  // What nothing of is left to buy isn't offered.
  const isAnyOpen = ids.some((id) => {
    const state = nextStates.data?.orders.get(id)?.state;
    return state === undefined || isOpenOrder(state);
  });
  const offered =
    isPending || failed
      ? []
      : [
          ...statesOf(queryClient, { ids, nextStates: nextStates.data, currency }),
          ...(canSend && isAnyOpen ? sendingsOf(purchases.data?.result ?? [], sending) : []),
          ...(canWrite && canTrade ? [tradePricesOf(queryClient, ids.length)] : []),
          ...(canWrite ? textsOf(queryClient, ids.length) : []),
        ];
  const held = heldBack(preset, { ids, nextStates: nextStates.data, currency });
  return (
    <BulkDrawer
      {...props}
      asked={{ ...asked, seen: nextStates.data?.seen ?? asked.seen }}
      title={titleOf(offered, preset, bulkStrings.title(plural(ids.length, orderForms)))}
      RowLink={OrderLink}
      isReading={isPending}
      isHeld={held.length > 0}
    >
      {(choose, show) => {
        if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
        if (isPending) return <Skeleton h={160} role="status" aria-label={bulkStrings.reading} />;
        return (
          <Stack gap="xl">
            <ChangeForm
              offered={offered}
              preset={preset}
              held={held}
              isAtOnce={isAtOnce && isOpen}
              onChoose={choose}
              onShow={show}
            />
            {preset === null && <ReportButton what={{ order_ids: [...ids] }} firstKind="waybill" />}
          </Stack>
        );
      }}
    </BulkDrawer>
  );
}
