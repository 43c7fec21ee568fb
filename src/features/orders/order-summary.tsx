import type { components } from '#contract/types.ts';
import { formatPhone } from '#lib/phone.ts';
import { paths } from '#lib/paths.ts';
import { Money } from '#ui/money.tsx';
import { OrderSum } from '#ui/order-sum.tsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './order-summary.module.css';
import { ordersStrings } from './orders.strings.ts';
import { customerName } from './people.ts';

function Phone({ phone }: { phone: string | null }) {
  return (
    phone !== null && (
      <>
        <br />
        <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>
      </>
    )
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface OrderSummaryProps {
  order: components['schemas']['PlacedOrder'];
  /** Whether it matters whose order it is. */
  withCustomer: boolean;
}

/** What the order comes to, and where it goes. */
export function OrderSummary({ order, withCustomer }: OrderSummaryProps) {
  const { customer, delivery, comment, lines, items_total: itemsTotal, total } = order;
  return (
    <>
      <dl className={classes['sums']}>
        <Detail name={ordersStrings.itemsTotal}>
          <OrderSum value={itemsTotal} lines={lines} />
        </Detail>
        <Detail name={ordersStrings.delivery}>{delivery.price === 0 ? ordersStrings.free : <Money value={delivery.price} />}</Detail>
        <Detail name={ordersStrings.total}>
          <OrderSum value={total} lines={lines} />
        </Detail>
      </dl>
      <dl className={classes['details']}>
        {withCustomer && (
          <Detail name={ordersStrings.customer}>
            <Link href={paths.placedOrders.getHref({ customerId: customer.id })}>{customerName(customer)}</Link>
            <Phone phone={customer.phone} />
          </Detail>
        )}
        <Detail name={delivery.name}>{delivery.address}</Detail>
        <Detail name={ordersStrings.recipient}>
          {delivery.recipient_name}
          <Phone phone={delivery.recipient_phone} />
        </Detail>
        {comment && <Detail name={ordersStrings.comment}>{comment}</Detail>}
      </dl>
    </>
  );
}
