import { paths } from '#lib/paths.ts';
import { useLinkState } from '#ui/back-target.ts';
import { usePermission } from '#ui/shop-context.tsx';
import type { components } from '#contract/types.ts';
import { Button } from '@mantine/core';
import { Link } from 'wouter';
import classes from './order-links.module.css';
import { ordersStrings } from './orders.strings.ts';
import { RepeatButton } from './repeat-button.tsx';

interface OrderLinksProps {
  order: components['schemas']['PlacedOrder'];
  isOwn: boolean;
}

/** What else can be done from an order: look at its part of the balance, order the same again. */
export function OrderLinks({ order, isOwn }: OrderLinksProps) {
  const history = { href: paths.orderBalanceHistory.getHref(order.id, order.customer.id), state: useLinkState() };
  const seesHistory = usePermission('get_strange_balance_history') || isOwn;
  if (!seesHistory) return null;
  return (
    <div className={classes['links']}>
      {isOwn && <RepeatButton orderId={order.id} />}
      <Button className={classes['button'] ?? ''} variant="subtle" component={Link} {...history}>
        {ordersStrings.history}
      </Button>
    </div>
  );
}
