import { getBranchHref } from '#routes/branch-href.ts';
import { linesBranch, purchasesBranch } from '#common/routes/branches.ts';
import type { ScreenName } from '#common/routes/screens.ts';
import { useBranch } from '#routes/use-branch.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { OrderSum } from '#entities/order/order-sum.tsx';
import { lineForms, orderForms } from '#entities/order/orders.strings.ts';
import { OrderBadge } from '#entities/order/order-badge.tsx';
import { ReportButton } from '#entities/report/report-button.tsx';
import { DateTime } from '#entities/shop/date-time.tsx';
import { Money } from '#entities/shop/money.tsx';
import { placedOrdersTotalQuery } from '#entities/order/order.queries.ts';
import { useBulk } from '#office/kit/bulk/use-bulk.tsx';
import { customerForms } from '#office/kit/customer/customer-forms.strings.ts';
import { ListTotals } from '#office/kit/list-sums/list-sums.tsx';
import { useListOwner } from '#office/kit/use-list-owner.ts';
import { usePermission } from '#page/shop-context.tsx';
import { ViewsMenu } from '#office/kit/views/views-menu.tsx';
import { plural } from '#lib/plural.ts';
import { ReceiptIcon } from '#ui/icons.tsx';
import { ColumnsButton } from '#ui/list/columns/columns-button.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowBoxes } from '#ui/list/selection/row-boxes.ts';
import { defineVirtualRows } from '#ui/list/virtual/define-virtual-rows.tsx';
import type { VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './group-rows.module.css';
import { findGroups, type GroupRow } from './groups.queries.ts';
import { groupFilters, linesOf, paramsOf, statesInWork } from './group-filters.ts';
import { groupsStrings } from './groups.strings.ts';

const GroupsReport = lazyPart(() => import('./groups-report.tsx'), 'GroupsReport');

const { columns } = groupsStrings;

const acts = [{ name: 'print', label: groupsStrings.print }];

/** Selected customers, whose lines can be printed. */
function useGroupBoxes(
  { params }: RowsState<ListPage<GroupRow>>,
  rows: VirtualRows<GroupRow>,
): RowBoxes<GroupRow> | null {
  const { purchaseId } = useBranch().params;
  const asked = readAsked(groupFilters, params);
  const query = paramsOf(asked, purchaseId);
  return useBulk<GroupRow>({
    rows,
    nameOf: ({ customer }) => customerName(customer),
    forms: customerForms,
    selected: groupsStrings.selection,
    // A customer stands for their orders of these states.
    meaning: asked.state,
    query,
    findAll: () => findGroups(query),
    sumOf: ({ total, is_priced: isPriced }) => ({ sum: total, isOpen: !isPriced }),
    actsOf: () => acts,
    isOn: true,
    hasMore: false,
    Drawer: GroupsReport,
  });
}

/** Leads to a screen of this customer's records. */
function ToScreen({ row, screen, children }: { row: GroupRow; screen: ScreenName; children: ReactNode }) {
  const { getHref } = useBranch();
  return (
    <Link className={classes['link']} href={getHref(screen, { customerId: row.id })}>
      {children}
    </Link>
  );
}

function ToLines({ row }: { row: GroupRow }) {
  const { purchaseId } = useBranch().params;
  const seesPurchases = usePermission('get_purchase');
  const list =
    purchaseId === undefined
      ? getBranchHref(linesBranch, 'lines')
      : getBranchHref(purchasesBranch, 'purchase', { purchaseId });
  if (purchaseId !== undefined && !seesPurchases) return plural(row.lines, lineForms);
  return (
    <Link className={classes['link']} href={`${list}?customerId=${row.id}`}>
      {plural(row.lines, lineForms)}
    </Link>
  );
}

function NewestOrder({ row: { newest_order: order } }: { row: GroupRow }) {
  const { getHref } = useBranch();
  return (
    <span className={classes['newest']}>
      <Link className={classes['link']} href={getHref('order', { orderId: order.id })} state={useLinkState()}>
        {groupsStrings.newest(order.id)}
      </Link>
      <OrderBadge order={order} />
      <span className={classes['date']}>
        <DateTime value={order.created_at} />
      </span>
    </span>
  );
}

function Total({ row: { total, is_priced } }: { row: GroupRow }) {
  return <OrderSum order={{ state: 'created', is_priced }} value={total > 0 || is_priced ? total : null} />;
}

function Balance({ row }: { row: GroupRow }) {
  return row.balance === null ? (
    groupsStrings.unseen
  ) : (
    <ToScreen row={row} screen="history">
      <Money value={row.balance} />
    </ToScreen>
  );
}

function Card({ row }: { row: GroupRow }) {
  const { customer, orders, payments_wait: waiting } = row;
  return (
    <>
      <div className={classes['head']}>
        <h2 className={classes['name']}>
          <ToScreen row={row} screen="orders">
            {customerName(customer)}
          </ToScreen>
        </h2>
        <b>
          <Total row={row} />
        </b>
      </div>
      <p className={classes['line']}>{customerPhone(customer)}</p>
      <p className={classes['line']}>
        {plural(orders, orderForms)}, <ToLines row={row} />
      </p>
      <NewestOrder row={row} />
      {row.balance !== null && (
        <p className={classes['line']}>
          {columns.balance}: <Balance row={row} />
        </p>
      )}
      {waiting !== null && waiting > 0 && (
        <p className={classes['line']}>
          <ToScreen row={row} screen="payments">
            {groupsStrings.payments(waiting)}
          </ToScreen>
        </p>
      )}
    </>
  );
}

function NoGroups({ icon }: { icon: ReactNode }) {
  const { purchaseId } = useBranch().params;
  if (purchaseId !== undefined)
    return <MessageState icon={icon} title={groupsStrings.emptyPurchase} text={groupsStrings.emptyPurchaseHint} />;
  return <MessageState icon={icon} title={groupsStrings.empty} text={groupsStrings.emptyHint} />;
}

interface Sums {
  orders: number;
  sum: number;
  isOpen: boolean;
}

/** What these customers' orders come to. */
const sumsOf = (groups: readonly GroupRow[]): Sums => ({
  orders: groups.reduce((all, { orders }) => all + orders, 0),
  sum: groups.reduce((all, { total }) => all + total, 0),
  isOpen: groups.some(({ is_priced: isPriced }) => !isPriced),
});

/**
 * What the list comes to. Of a long one the sum is that of the shop's orders, where it has all of these: a name is
 * looked for among orders in another way.
 */
function GroupsTotal({ list: { result, params } }: { list: RowsState<ListPage<GroupRow>> }) {
  const { purchaseId } = useBranch().params;
  const { state, search } = readAsked(groupFilters, params);
  const { data: page, isPlaceholderData } = result;
  const isLoaded = page !== undefined && page.result.length >= page.total;
  const isOfShop = purchaseId === undefined && search === undefined;
  const { data: all } = useQuery({
    ...placedOrdersTotalQuery({ scope: 'shop', state: state ? [state] : statesInWork }),
    enabled: page !== undefined && !isLoaded && isOfShop,
  });
  const whole = all && isOfShop ? { orders: all.orders, sum: all.sum, isOpen: all.unpriced > 0 } : undefined;
  const sums = isLoaded ? sumsOf(page.result) : whole;
  return (
    <ListTotals isStale={isPlaceholderData} isShort>
      {page && page.total > 0 && (
        <>
          {groupsStrings.counted(page.total)}
          {sums && (
            <>
              {groupsStrings.dot}
              {groupsStrings.orders(sums.orders)}
              {groupsStrings.dot}
              <b>
                <OrderSum order={{ state: 'created', is_priced: !sums.isOpen }} value={sums.sum} />
              </b>
            </>
          )}
        </>
      )}
    </ListTotals>
  );
}

function Head({ list }: { list: RowsState<ListPage<GroupRow>> }) {
  const { purchaseId } = useBranch().params;
  return (
    <>
      <GroupsTotal list={list} />
      <Group gap={8} ml="auto" wrap="nowrap">
        <ReportButton
          what={purchaseId === undefined ? { lines: linesOf(list.params) } : { purchase: purchaseId }}
          firstKind="customers"
          size="sm"
        />
        <ColumnsButton />
        {purchaseId === undefined && <ViewsMenu name="groups" list={list} />}
      </Group>
    </>
  );
}

/** The view of customers with orders in work: a table on wide screens, cards on narrow ones. */
export const GroupRows = defineVirtualRows<GroupRow>({
  name: 'groups',
  useOwner: useListOwner,
  label: groupsStrings.list,
  cardHeight: 204,
  boxTop: 13,
  Card,
  Head,
  columns: [
    {
      id: 'customer',
      title: columns.customer,
      width: 168,
      roomyWidth: 320,
      cell: (row) => (
        <span title={customerName(row.customer)}>
          <ToScreen row={row} screen="orders">
            {customerName(row.customer)}
          </ToScreen>
        </span>
      ),
    },
    { id: 'phone', title: columns.phone, width: 152, cell: ({ customer }) => customerPhone(customer) },
    { id: 'orders', title: columns.orders, width: 64, kind: 'amount', cell: ({ orders }) => orders },
    { id: 'lines', title: columns.lines, width: 98, cell: (row) => <ToLines row={row} /> },
    {
      id: 'total',
      title: columns.total,
      width: 110,
      roomyWidth: 150,
      kind: 'amount',
      cell: (row) => (
        <b>
          <Total row={row} />
        </b>
      ),
    },
    {
      id: 'balance',
      title: columns.balance,
      width: 102,
      roomyWidth: 150,
      kind: 'amount',
      cell: (row) => <Balance row={row} />,
    },
    {
      id: 'payments',
      title: columns.payments,
      width: 96,
      kind: 'amount',
      cell: (row) =>
        row.payments_wait ? (
          <ToScreen row={row} screen="payments">
            {row.payments_wait}
          </ToScreen>
        ) : (
          groupsStrings.unseen
        ),
    },
    { id: 'newest', title: columns.newest, cell: (row) => <NewestOrder row={row} /> },
  ],
  useBoxes: useGroupBoxes,
  icon: <ReceiptIcon size={32} />,
  Empty: NoGroups,
  nothingFoundHint: groupsStrings.nothingFoundHint,
});
