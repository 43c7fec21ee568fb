import { OrderDue } from '#entities/order/due/order-due.tsx';
import { waitsForMoney } from '#entities/order/due/waits-for-money.ts';
import { FundsProvider } from '#entities/order/due/funds.tsx';
import { OrderCard, orderCardsLook } from '#entities/order/list/order-card.tsx';
import { ordersStrings } from '#entities/order/orders.strings.ts';
import { paths } from '#routes/paths.ts';
import { ReceiptIcon } from '#ui/icons.tsx';
import { defineRows } from '#ui/list/define-rows.tsx';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import type { PlacedOrderCard } from '#contract/types.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { RepeatInList } from './repeat-button.tsx';
import { ownOrdersStrings } from './own-orders.strings.ts';
import classes from './own-order-rows.module.css';

function NoOrders({ icon }: { icon: ReactNode }) {
  return (
    <MessageState icon={icon} title={ordersStrings.empty} text={ownOrdersStrings.emptyHint}>
      <Button component={Link} href={paths.catalog.getHref()}>
        {ownOrdersStrings.toCatalogue}
      </Button>
    </MessageState>
  );
}

function Card({ row }: { row: PlacedOrderCard }) {
  return (
    <OrderCard row={row}>
      {waitsForMoney(row.state) && <OrderDue order={row} isBrief />}
      {row.merged_into === undefined && <RepeatInList orderId={row.id} />}
    </OrderCard>
  );
}

const Rows = defineRows<PlacedOrderCard>({
  Card,
  icon: <ReceiptIcon size={32} />,
  Empty: NoOrders,
  nothingFoundHint: ownOrdersStrings.nothingFoundHint,
  look: { filters: classes['filters'], ...orderCardsLook },
});

/** The view of the person's own orders. */
export function OwnOrderRows({ list }: { list: RowsState<ListPage<PlacedOrderCard>> }) {
  const { data, dataUpdatedAt } = list.result;
  return (
    <FundsProvider orders={data?.result.filter(({ state }) => waitsForMoney(state)) ?? []} shownAt={dataUpdatedAt}>
      <Rows list={list} />
    </FundsProvider>
  );
}
