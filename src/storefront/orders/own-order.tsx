import { OrderDue } from '#entities/order/due/order-due.tsx';
import { OrderLinks } from '#entities/order/page/order-links.tsx';
import { OrderSteps } from '#entities/order/page/order-steps.tsx';
import { OrderView } from '#entities/order/page/order-view.tsx';
import type { PlacedOrder } from '#contract/types.ts';
import type { ReactNode } from 'react';
import classes from './own-order.module.css';
import { RepeatButton } from './repeat-button.tsx';
import { WaybillButton } from './waybill-button.tsx';

interface OwnOrderProps {
  order: PlacedOrder;
  /** What the person may do as staff with the order, shown before the links. */
  staffActions?: ReactNode;
}

/** The view of the person's own order. */
export function OwnOrder({ order, staffActions }: OwnOrderProps) {
  const links = (
    <OrderLinks order={order}>
      {order.merged_into === undefined && <RepeatButton order={order} />}
      <WaybillButton orderId={order.id} />
    </OrderLinks>
  );
  const lead = (
    <>
      <OrderSteps order={order} />
      <div className={classes['due']}>
        <OrderDue order={order} />
      </div>
    </>
  );
  return (
    <OrderView
      order={order}
      isBuyers
      lead={lead}
      links={
        <>
          {staffActions}
          {links}
        </>
      }
    />
  );
}
