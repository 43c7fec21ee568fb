import { actKeys, type KeyedActs } from '#entities/acts/act-keys.ts';
import { api, unwrap } from '#api/client.ts';
import type { PlacedOrderCard } from '#contract/types.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { OrderCard } from '#entities/order/list/order-card.tsx';
import { OrderBadge } from '#entities/order/order-badge.tsx';
import { ordersOfState } from '#entities/order/order-states.strings.ts';
import { isSumOpen, OrderSum } from '#entities/order/order-sum.tsx';
import { placedOrdersTotalQuery } from '#entities/order/order.queries.ts';
import { orderForms, ordersStrings } from '#entities/order/orders.strings.ts';
import { stateKeys } from '#entities/order/transitions/state-keys.strings.ts';
import { formatAmount } from '#lib/money.ts';
import { plural } from '#lib/plural.ts';
import { ListReport } from '#office/kit/bulk/list-report.tsx';
import { useBulk } from '#office/kit/bulk/use-bulk.tsx';
import { dateColumn } from '#office/kit/columns/date-column.tsx';
import { CustomerLine } from '#office/kit/customer/customer-line.tsx';
import { ListSums } from '#office/kit/list-sums/list-sums.tsx';
import { ViewsMenu } from '#office/kit/views/views-menu.tsx';
import { useListOwner } from '#office/kit/use-list-owner.ts';
import { usePermission, useShop } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { ReceiptIcon } from '#ui/icons.tsx';
import { ColumnsButton } from '#ui/list/columns/columns-button.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import { StateTabs } from '#ui/list/filters/state-tabs.tsx';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowBoxes } from '#ui/list/selection/row-boxes.ts';
import { defineVirtualRows } from '#ui/list/virtual/define-virtual-rows.tsx';
import type { VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useAmongState } from '#ui/navigation/neighbours.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { bulkOrdersStrings } from './bulk/bulk-orders.strings.ts';
import { actsOf, whyNot } from './bulk/order-acts.ts';
import classes from './office-order-rows.module.css';
import { withMerge } from './merge/merge-act.ts';
import { officeOrdersStrings } from './office-orders.strings.ts';
import { orderListFilters, paramsOf } from './order-list-filters.ts';

const MergeOrChange = lazyPart(() => import('./merge/merge-selected.tsx'), 'MergeOrChange');

const keyed: KeyedActs = {
  title: bulkOrdersStrings.keys,
  acts: [...stateKeys.acts, { key: actKeys.cancel, target: 'canceled', text: 'отменить' }],
};

/** Selected orders, and what can be done with them; null for those who may do nothing. */
function useOrderBoxes(
  { params: address }: RowsState<ListPage<PlacedOrderCard>>,
  rows: VirtualRows<PlacedOrderCard>,
): RowBoxes<PlacedOrderCard> | null {
  const isStaff = usePermission('update_state_placed_order');
  const canMerge = usePermission('edit_strange_order');
  const { is_prepaid: isPrepaid } = useShop();
  const { scope, params } = useBranch();
  const { page: _, ...query } = paramsOf(readAsked(orderListFilters, address), { scope, params });
  const boxes = useBulk<PlacedOrderCard>({
    rows,
    nameOf: ({ id }) => ordersStrings.number(id),
    forms: orderForms,
    selected: bulkOrdersStrings.selection,
    query,
    findAll: () => unwrap(api.GET('/placed-order/ids/', { params: { query } })),
    keyed,
    sumOf: (order) => ({ sum: order.total ?? 0, isOpen: isSumOpen(order) }),
    actsOf: (selected) => {
      const acts = actsOf(selected, isPrepaid);
      return canMerge ? withMerge(acts, selected) : acts;
    },
    whyNot,
    isOn: isStaff,
    Drawer: MergeOrChange,
  });
  return isStaff ? boxes : null;
}

/** What the orders that the filters of the address leave come to. */
function useTotal(address: URLSearchParams) {
  const { scope, params } = useBranch();
  return useQuery(placedOrdersTotalQuery(paramsOf(readAsked(orderListFilters, address), { scope, params })));
}

function Tabs({ list }: { list: RowsState<ListPage<PlacedOrderCard>> }) {
  const { data, isPlaceholderData } = useTotal(list.params);
  return (
    <StateTabs
      list={list}
      filter={orderListFilters.state}
      name="state"
      labels={ordersOfState}
      counts={data && new Map(data.states.map(({ state, orders }) => [state, orders]))}
      isStale={isPlaceholderData}
    />
  );
}

/** That there are none of the one state that is asked for, and nothing else is. */
function titleOfNone({ params }: { params: URLSearchParams }): string | undefined {
  const { state, ...others } = readAsked(orderListFilters, params);
  const [one, ...more] = state ?? [];
  return one && more.length === 0 && Object.keys(others).length === 0
    ? officeOrdersStrings.noneOfState[one]
    : undefined;
}

function OrdersTotal({ params: address }: { params: URLSearchParams }) {
  const { data, isPlaceholderData } = useTotal(address);
  const shown = data && data.orders > 0 ? { counted: plural(data.orders, orderForms), sums: data } : undefined;
  return <ListSums shown={shown} isStale={isPlaceholderData} />;
}

/** As many as a row has room for. */
const PICTURES = 2;

const { columns } = officeOrdersStrings;

function NumberLink({ orderId }: { orderId: number }) {
  const { getHref } = useBranch();
  return (
    <Link className={classes['number']} href={getHref('order', { orderId })} state={useAmongState()}>
      {`№\u00A0${orderId}`}
    </Link>
  );
}

function Card({ row }: { row: PlacedOrderCard }) {
  const { customer } = row;
  const whose = (
    <>
      <span>{customerName(customer)}, </span>
      <span>{customerPhone(customer)}</span>
    </>
  );
  return <OrderCard row={row} customer={whose} isTall />;
}

function Goods({ order: { image_urls: urls } }: { order: PlacedOrderCard }) {
  return (
    <span className={classes['goods']}>
      {urls.slice(0, PICTURES).map((url, index) => (
        <ItemImage key={index} image={url} small />
      ))}
    </span>
  );
}

function OrdersReport({ params: address }: { params: URLSearchParams }) {
  const { scope, params } = useBranch();
  const asked = readAsked(orderListFilters, address);
  const { page: _, ...orders } = paramsOf(asked, { scope, params });
  return (
    <ListReport
      selection={bulkOrdersStrings.selection}
      what={{ orders }}
      whatOf={(ids) => ({ order_ids: ids })}
      papers={['waybill', 'labels', 'customers', 'items']}
    />
  );
}

function NoOrders({ icon }: { icon: ReactNode }) {
  return <MessageState icon={icon} title={ordersStrings.empty} text={officeOrdersStrings.emptyHint} />;
}

/** The view of customers' orders: a dense table on wide screens, cards on narrow ones. */
export const OfficeOrderRows = defineVirtualRows<PlacedOrderCard>({
  name: 'orders',
  useOwner: useListOwner,
  label: officeOrdersStrings.list,
  cardHeight: 196,
  Card,
  columns: [
    { id: 'number', title: columns.number, width: 66, cell: ({ id }) => <NumberLink orderId={id} /> },
    { id: 'customer', title: columns.customer, cell: ({ customer }) => <CustomerLine customer={customer} /> },
    dateColumn(columns.date, ({ created_at: at }) => at),
    { id: 'state', title: columns.state, width: 217, cell: (order) => <OrderBadge order={order} /> },
    { id: 'goods', title: columns.goods, width: 72, cell: (order) => <Goods order={order} /> },
    {
      id: 'items',
      title: columns.items,
      width: 52,
      kind: 'amount',
      cell: ({ items_count: count }) => formatAmount(count),
    },
    {
      id: 'sum',
      title: columns.sum,
      width: 128,
      kind: 'amount',
      cell: (order) => (
        <b className={classes['sum']}>
          {order.total === null && isSumOpen(order) ? (
            <span title={goodsStrings.priceLater}>{officeOrdersStrings.noPriceYet}</span>
          ) : (
            <OrderSum order={order} value={order.total} />
          )}
        </b>
      ),
    },
  ],
  Tabs,
  Head: ({ list }) => (
    <>
      <OrdersTotal params={list.params} />
      <Group gap={8} ml="auto" wrap="nowrap">
        <ColumnsButton isShort />
        <OrdersReport params={list.params} />
        <ViewsMenu name="orders" list={list} />
      </Group>
    </>
  ),
  useBoxes: useOrderBoxes,
  isByKeys: true,
  isTrail: true,
  icon: <ReceiptIcon size={32} />,
  Empty: NoOrders,
  nothingFoundHint: officeOrdersStrings.nothingFoundHint,
  titleOfNone,
});
