import type { PlacedOrder } from '#contract/types.ts';
import { Money } from '#entities/shop/money.tsx';
import type { ReactNode } from 'react';
import { OrderSum } from '../order-sum.tsx';
import { ordersStrings } from '../orders.strings.ts';
import { DetailPhone, OrderDetail } from './order-detail.tsx';
import classes from './order-summary.module.css';

interface OrderSummaryProps {
  order: PlacedOrder;
  /** Details that are shown above the delivery. */
  details: ReactNode;
}

/** The order's sum and its delivery. */
export function OrderSummary({ order, details }: OrderSummaryProps) {
  const { delivery, comment, lines, items_total: itemsTotal, total } = order;
  return (
    <>
      <dl className={classes['sums']}>
        <OrderDetail name={ordersStrings.itemsTotal}>
          <OrderSum value={itemsTotal} lines={lines} />
        </OrderDetail>
        <OrderDetail name={ordersStrings.delivery}>
          {delivery.price === 0 ? ordersStrings.free : <Money value={delivery.price} />}
        </OrderDetail>
        <OrderDetail name={ordersStrings.total}>
          <OrderSum value={total} lines={lines} />
        </OrderDetail>
      </dl>
      <dl className={classes['details']}>
        {details}
        <OrderDetail name={delivery.name}>{delivery.address}</OrderDetail>
        <OrderDetail name={ordersStrings.recipient}>
          {delivery.recipient_name}
          <DetailPhone phone={delivery.recipient_phone} />
        </OrderDetail>
        {comment && <OrderDetail name={ordersStrings.comment}>{comment}</OrderDetail>}
      </dl>
    </>
  );
}
