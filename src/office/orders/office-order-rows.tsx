import type { PlacedOrderCard } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { OrderCard, orderCardsLook } from '#entities/order/list/order-card.tsx';
import { OrderSum } from '#entities/order/order-sum.tsx';
import { ordersStrings } from '#entities/order/orders.strings.ts';
import { OrderBadge } from '#entities/order/order-badge.tsx';
import { ViewsMenu } from '#office/kit/views/views-menu.tsx';
import { ReportButton } from '#entities/report/report-button.tsx';
import { DateTime } from '#entities/shop/date-time.tsx';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { ReceiptIcon } from '#ui/icons.tsx';
import { defineRows } from '#ui/list/define-rows.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { officeOrdersStrings } from './office-orders.strings.ts';
import { orderListFilters, paramsOf } from './order-list-filters.ts';
import { useOrderMarks } from './many/use-order-marks.tsx';
import { OrdersTotal } from './orders-total.tsx';
import classes from './office-order-rows.module.css';

type Order = PlacedOrderCard;

const { columns } = officeOrdersStrings;

function NumberLink({ orderId }: { orderId: number }) {
  const { getHref } = useBranch();
  return (
    <Link className={classes['number']} href={getHref('order', { orderId })} state={useLinkState()}>
      {`№\u00A0${orderId}`}
    </Link>
  );
}

function Card({ row }: { row: Order }) {
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
export const OfficeOrderRows = defineRows<Order>({
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
  useMarks: useOrderMarks,
  isLinked: true,
  icon: <ReceiptIcon size={32} />,
  Empty: NoOrders,
  nothingFoundHint: officeOrdersStrings.nothingFoundHint,
  look: { filters: classes['filters'], ...orderCardsLook },
});
