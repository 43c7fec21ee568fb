import type { PlacedOrderCard } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { useShop } from '#page/shop-context.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { formatAmount } from '#lib/money.ts';
import { useAmongState } from '#ui/navigation/neighbours.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { OrderSum } from '../order-sum.tsx';
import { ordersStrings } from '../orders.strings.ts';
import { useBadgeFacts } from '../due/funds.tsx';
import { OrderBadge } from '../order-badge.tsx';
import { listSumsStrings } from './list-sums.strings.ts';
import classes from './order-card.module.css';

/** CSS classes of a list of order cards. */
export const orderCardsLook = { cards: classes['cards'], card: classes['card'] };

interface OrderCardProps {
  row: PlacedOrderCard;
  /** The customer, in lists of several customers' orders: their name and phone, each in an element of its own. */
  customer?: ReactNode;
  /** Whether its head is as high as a list has it whose boxes stand beside heads. */
  isTall?: boolean;
  /** Shown below all else. */
  children?: ReactNode;
}

/** An order as a card of a list. */
export function OrderCard({ row: order, customer, isTall = false, children }: OrderCardProps) {
  const { getHref } = useBranch();
  const { time_zone: timeZone } = useShop();
  return (
    <>
      <div className={classes['head']} data-tall={isTall || undefined}>
        <h2 className={classes['number']}>
          <Link href={getHref('order', { orderId: order.id })} state={useAmongState()}>
            {ordersStrings.number(order.id)}
          </Link>
        </h2>
        <OrderBadge order={useBadgeFacts(order)} />
      </div>
      <p className={classes['date']}>
        {ordersStrings.placedAt(formatDateTime(order.created_at, timeZone))}
        {customer && <span className={classes['customer']}>{customer}</span>}
      </p>
      <div className={classes['foot']}>
        <div className={classes['pictures']}>
          {order.image_urls.map((url, index) => (
            <div key={index} className={classes['picture']}>
              <ItemImage image={url} small />
            </div>
          ))}
        </div>
        <p className={classes['sum']}>
          <span>{listSumsStrings.pieces(formatAmount(order.items_count))}</span>
          <b>
            <OrderSum order={order} value={order.total} />
          </b>
        </p>
      </div>
      {children && <div className={classes['more']}>{children}</div>}
    </>
  );
}
