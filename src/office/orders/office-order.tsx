import type { PlacedOrder } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { OrderSum } from '#entities/order/order-sum.tsx';
import { OrderLinks } from '#entities/order/page/order-links.tsx';
import { OrderView } from '#entities/order/page/order-view.tsx';
import { PapersMenu } from '#entities/report/papers-menu.tsx';
import { formatPhone } from '#lib/phone.ts';
import { Link } from 'wouter';
import classes from './office-order.module.css';
import { officeOrdersStrings } from './office-orders.strings.ts';
import { MergeOrder } from './merge/merge-order.tsx';
import { MergedNote } from './merge/merged-note.tsx';
import { useFocusAfterMerge } from './merge/use-focus-after-merge.ts';
import { OrderNeighbours } from './order-neighbours.tsx';
import { OrderPayment } from './order-payment.tsx';
import { SendToPurchase } from './send-to-purchase.tsx';

/** The view of another customer's order, with the customer's details. */
export function OfficeOrder({ order }: { order: PlacedOrder }) {
  const { customer } = order;
  const { getHref } = useBranch(customer.id);
  const { phone } = customer;
  const { merge, undo } = useFocusAfterMerge(order);
  return (
    <OrderView
      order={order}
      beside={<OrderNeighbours orderId={order.id} />}
      whose={
        <div className={classes['whose']}>
          <Link href={getHref('orders', { customerId: customer.id })} title={customerName(customer)}>
            {customerName(customer)}
          </Link>
          {phone !== null && <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>}
          {order.merged_into === undefined && (
            <span className={classes['sum']}>
              {officeOrdersStrings.pieces(order.items_count)} · <OrderSum order={order} value={order.total} />
            </span>
          )}
        </div>
      }
      lead={
        <>
          <MergedNote order={order} ref={undo} />
          <OrderPayment order={order} />
        </>
      }
      links={
        <>
          <SendToPurchase order={order} />
          <PapersMenu what={{ order: order.id }} kinds={['waybill', 'labels', 'customers', 'items']} />
          <MergeOrder order={order} ref={merge} />
          <OrderLinks order={order} />
        </>
      }
    />
  );
}
