import type { components } from '#contract/types.ts';
import { formatDate } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { plural } from '#lib/plural.ts';
import { useLinkState } from '#ui/back-target.ts';
import { itemForms } from '#ui/goods.strings.ts';
import { ItemImage } from '#ui/item-image.tsx';
import { OrderSum } from '#ui/order-sum.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { Link } from 'wouter';
import classes from './order-cards.module.css';
import { ordersStrings } from './orders.strings.ts';
import { customerName, customerPhone } from './people.ts';

type PlacedOrderCard = components['schemas']['PlacedOrderCard'];

interface OrderCardsProps {
  orders: readonly PlacedOrderCard[];
  /** Whether it matters whose orders these are. */
  withCustomer: boolean;
}

/** Orders as cards. */
export function OrderCards({ orders, withCustomer }: OrderCardsProps) {
  const state = useLinkState();
  return (
    <ul className={classes['cards']}>
      {orders.map((order) => (
        <li key={order.id} className={classes['card']}>
          <div className={classes['head']}>
            <h2 className={classes['number']}>
              <Link href={paths.placedOrder.getHref(order.id)} state={state}>
                {ordersStrings.number(order.id)}
              </Link>
            </h2>
            <StateBadge state={order.state} />
          </div>
          <p className={classes['date']}>
            {ordersStrings.from(formatDate(order.created_at))}
            {withCustomer && (
              <>
                <br />
                {customerName(order.customer)}, {customerPhone(order.customer)}
              </>
            )}
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
              <span>{plural(order.items_count, itemForms)}</span>
              <b>
                <OrderSum value={order.total} />
              </b>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
