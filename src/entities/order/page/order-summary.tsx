import { keepTogether } from '#lib/no-break.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { Money } from '#entities/shop/money.tsx';
import { DeliveryPlace } from '../delivery-place.tsx';
import { EditOrder } from '../form/edit-order.tsx';
import { OrderSum } from '../order-sum.tsx';
import { ordersStrings } from '../orders.strings.ts';
import { DetailPhone, OrderDetail } from './order-detail.tsx';
import classes from './order-summary.module.css';

/** The order's sum and its delivery. */
export function OrderSummary({ order }: { order: PlacedOrder }) {
  const { delivery, comment, note, items_total: itemsTotal, total, merged_into: mergedInto } = order;
  return (
    <>
      {/* One that was merged comes to nothing. */}
      {mergedInto === undefined && (
        <dl className={classes['sums']}>
          <OrderDetail name={ordersStrings.itemsTotal}>
            <OrderSum order={order} value={itemsTotal} />
          </OrderDetail>
          <OrderDetail name={ordersStrings.delivery}>
            {delivery.price === 0 ? ordersStrings.free : <Money value={delivery.price} />}
          </OrderDetail>
          <OrderDetail name={ordersStrings.total}>
            <OrderSum order={order} value={total} />
          </OrderDetail>
        </dl>
      )}
      <dl className={classes['details']}>
        <OrderDetail name={keepTogether(delivery.name)}>
          <DeliveryPlace delivery={delivery} />
        </OrderDetail>
        <OrderDetail name={ordersStrings.recipient}>
          {delivery.recipient_name}
          <DetailPhone phone={delivery.recipient_phone} />
        </OrderDetail>
        {comment && <OrderDetail name={ordersStrings.comment}>{comment}</OrderDetail>}
        {note && <OrderDetail name={ordersStrings.note}>{note}</OrderDetail>}
      </dl>
      <EditOrder order={order} />
    </>
  );
}
