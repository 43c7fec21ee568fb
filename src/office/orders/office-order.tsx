import type { PlacedOrder } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { DetailPhone, OrderDetail } from '#entities/order/page/order-detail.tsx';
import { OrderLinks } from '#entities/order/page/order-links.tsx';
import { OrderView } from '#entities/order/page/order-view.tsx';
import { ReportButton } from '#entities/report/report-button.tsx';
import { Link } from 'wouter';
import { officeOrdersStrings } from './office-orders.strings.ts';
import { OrderPayment } from './order-payment.tsx';
import { SendToPurchase } from './send-to-purchase.tsx';

/** The view of another customer's order, with the customer's details. */
export function OfficeOrder({ order }: { order: PlacedOrder }) {
  const { customer } = order;
  const { getHref } = useBranch(customer.id);
  const details = (
    <OrderDetail name={officeOrdersStrings.customer}>
      <Link href={getHref('orders', { customerId: customer.id })}>{customerName(customer)}</Link>
      <DetailPhone phone={customer.phone} />
    </OrderDetail>
  );
  return (
    <OrderView
      order={order}
      lead={<OrderPayment order={order} />}
      details={details}
      links={
        <>
          <SendToPurchase order={order} />
          <ReportButton what={{ order: order.id }} firstKind="waybill" />
          <OrderLinks order={order} />
        </>
      }
    />
  );
}
