import { api, unwrap } from '#api/client.ts';
import type { PlacedOrderCard } from '#contract/types.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { OrderCard, orderCardsLook } from '#entities/order/list/order-card.tsx';
import { OrderBadge } from '#entities/order/order-badge.tsx';
import { OrderSum } from '#entities/order/order-sum.tsx';
import { placedOrdersTotalQuery } from '#entities/order/order.queries.ts';
import { orderForms, ordersStrings } from '#entities/order/orders.strings.ts';
import { stateKeys } from '#entities/order/transitions/state-keys.strings.ts';
import { ReportButton } from '#entities/report/report-button.tsx';
import { DateTime } from '#entities/shop/date-time.tsx';
import { plural } from '#lib/plural.ts';
import { useBulk } from '#office/kit/bulk/use-bulk.tsx';
import { ListSums } from '#office/kit/list-sums/list-sums.tsx';
import { ViewsMenu } from '#office/kit/views/views-menu.tsx';
import { usePermission } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { ReceiptIcon } from '#ui/icons.tsx';
import type { KeyGroup } from '#ui/keys/page-keys.ts';
import { defineRows } from '#ui/list/define-rows.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowBoxes } from '#ui/list/selection/row-boxes.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { bulkOrdersStrings } from './bulk/bulk-orders.strings.ts';
import classes from './office-order-rows.module.css';
import { officeOrdersStrings } from './office-orders.strings.ts';
import { orderListFilters, paramsOf } from './order-list-filters.ts';

const OrdersDrawer = lazyPart(() => import('./bulk/orders-drawer.tsx'), 'OrdersDrawer');

const letters: KeyGroup = {
  title: bulkOrdersStrings.keys,
  keys: Object.fromEntries(Object.values(stateKeys).map(({ letter, text }) => [letter, text])),
};

const none: readonly PlacedOrderCard[] = [];

/** Selected orders, and what can be done with them; null for those who may do nothing. */
function useOrderBoxes({
  result,
  params: address,
}: RowsState<ListPage<PlacedOrderCard>>): RowBoxes<PlacedOrderCard> | null {
  const isStaff = usePermission('update_state_placed_order');
  const { scope, params } = useBranch();
  const { page: _, ...query } = paramsOf(readAsked(orderListFilters, address), { scope, params });
  const boxes = useBulk<PlacedOrderCard>({
    rows: result.data?.result ?? none,
    total: result.data?.total ?? 0,
    nameOf: ({ id }) => ordersStrings.number(id),
    forms: orderForms,
    selected: bulkOrdersStrings.selection,
    query,
    findAll: () => unwrap(api.GET('/placed-order/ids/', { params: { query } })),
    letters,
    changeAt: (code) => stateKeys[code]?.state,
    isOn: isStaff,
    Drawer: OrdersDrawer,
  });
  return isStaff ? boxes : null;
}

/** What the orders that the filters of the address leave come to. */
function OrdersTotal({ params: address }: { params: URLSearchParams }) {
  const { scope, params } = useBranch();
  const asked = paramsOf(readAsked(orderListFilters, address), { scope, params });
  const { data, isPlaceholderData } = useQuery(placedOrdersTotalQuery(asked));
  const shown = data && data.orders > 0 ? { counted: plural(data.orders, orderForms), sums: data } : undefined;
  return <ListSums shown={shown} isStale={isPlaceholderData} />;
}

const { columns } = officeOrdersStrings;

function NumberLink({ orderId }: { orderId: number }) {
  const { getHref } = useBranch();
  return (
    <Link className={classes['number']} href={getHref('order', { orderId })} state={useLinkState()}>
      {`№\u00A0${orderId}`}
    </Link>
  );
}

function Card({ row }: { row: PlacedOrderCard }) {
  const { customer } = row;
  const whose = (
    <>
      {customerName(customer)}, {customerPhone(customer)}
    </>
  );
  return <OrderCard row={row} customer={whose} />;
}

function OrdersReport({ params: address }: { params: URLSearchParams }) {
  const { scope, params } = useBranch();
  const asked = readAsked(orderListFilters, address);
  const { page: _, ...orders } = paramsOf(asked, { scope, params });
  return <ReportButton what={{ orders }} firstKind="lines" size="sm" />;
}

function NoOrders({ icon }: { icon: ReactNode }) {
  return <MessageState icon={icon} title={ordersStrings.empty} text={officeOrdersStrings.emptyHint} />;
}

/** The view of customers' orders: a dense table on wide screens, cards on narrow ones. */
export const OfficeOrderRows = defineRows<PlacedOrderCard>({
  Card,
  columns: [
    { title: columns.number, cell: ({ id }) => <NumberLink orderId={id} /> },
    { title: columns.customer, cell: ({ customer }) => customerName(customer) },
    { title: columns.phone, kind: 'nowrap', cell: ({ customer }) => customerPhone(customer) },
    { title: columns.date, kind: 'nowrap', cell: ({ created_at: at }) => <DateTime value={at} /> },
    { title: columns.state, cell: (order) => <OrderBadge order={order} /> },
    { title: columns.items, kind: 'amount', cell: ({ items_count: count }) => count },
    {
      title: columns.sum,
      kind: 'amount',
      cell: (order) => (
        <b>
          <OrderSum order={order} value={order.total} />
        </b>
      ),
    },
  ],
  Head: ({ list }) => (
    <>
      <OrdersTotal params={list.params} />
      <Group gap={8} ml="auto">
        <OrdersReport params={list.params} />
        <ViewsMenu name="orders" list={list} />
      </Group>
    </>
  ),
  useBoxes: useOrderBoxes,
  isLinked: true,
  icon: <ReceiptIcon size={32} />,
  Empty: NoOrders,
  nothingFoundHint: officeOrdersStrings.nothingFoundHint,
  look: { filters: classes['filters'], ...orderCardsLook },
});
