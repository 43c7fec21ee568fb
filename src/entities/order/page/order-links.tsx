import { useBranch } from '#routes/use-branch.ts';
import { useLinkState } from '#ui/navigation/back-target.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ordersStrings } from '../orders.strings.ts';
import classes from './order-links.module.css';

interface OrderLinksProps {
  order: PlacedOrder;
  /** Further links and buttons. */
  children?: ReactNode;
}

/** Links below an order; the first leads to its entries in the balance history. */
export function OrderLinks({ order: { id: orderId, customer }, children }: OrderLinksProps) {
  const { getHref, canSee, scope } = useBranch(customer.id);
  const history = { href: getHref('orderHistory', { orderId, customerId: customer.id }), state: useLinkState() };
  if (!canSee('orderHistory')) return null;
  return (
    <div className={classes['links']}>
      {children}
      <Button className={classes['button'] ?? ''} variant="subtle" component={Link} {...history}>
        {scope === 'own' ? ordersStrings.ownHistory : ordersStrings.history}
      </Button>
    </div>
  );
}
