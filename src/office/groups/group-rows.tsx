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
import { usePermission } from '#page/shop-context.tsx';
import { ViewsMenu } from '#office/kit/views/views-menu.tsx';
import { plural } from '#lib/plural.ts';
import { ReceiptIcon } from '#ui/icons.tsx';
import { defineRows } from '#ui/list/define-rows.tsx';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './group-rows.module.css';
import type { GroupRow } from './groups.queries.ts';
import { linesOf } from './group-filters.ts';
import { groupsStrings } from './groups.strings.ts';

const { columns } = groupsStrings;

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
        <ToScreen row={row} screen="payments">
          {groupsStrings.payments(waiting)}
        </ToScreen>
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

function Head({ list }: { list: RowsState<ListPage> }) {
  const { purchaseId } = useBranch().params;
  return (
    <Group gap={8} ml="auto">
      <ReportButton
        what={purchaseId === undefined ? { lines: linesOf(list.params) } : { purchase: purchaseId }}
        firstKind="customers"
        size="sm"
      />
      {purchaseId === undefined && <ViewsMenu name="groups" list={list} />}
    </Group>
  );
}

/** The view of customers with orders in work: a table on wide screens, cards on narrow ones. */
export const GroupRows = defineRows<GroupRow>({
  Card,
  Head,
  columns: [
    {
      title: columns.customer,
      cell: (row) => (
        <ToScreen row={row} screen="orders">
          {customerName(row.customer)}
        </ToScreen>
      ),
    },
    { title: columns.phone, kind: 'nowrap', cell: ({ customer }) => customerPhone(customer) },
    { title: columns.orders, kind: 'amount', cell: ({ orders }) => orders },
    { title: columns.lines, kind: 'nowrap', cell: (row) => <ToLines row={row} /> },
    {
      title: columns.total,
      kind: 'amount',
      cell: (row) => (
        <b>
          <Total row={row} />
        </b>
      ),
    },
    { title: columns.balance, kind: 'amount', cell: (row) => <Balance row={row} /> },
    {
      title: columns.payments,
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
    { title: columns.newest, kind: 'rest', cell: (row) => <NewestOrder row={row} /> },
  ],
  isLinked: true,
  isByKeys: true,
  icon: <ReceiptIcon size={32} />,
  Empty: NoGroups,
  nothingFoundHint: groupsStrings.nothingFoundHint,
});
