import type { PlacedOrderCard } from '#contract/types.ts';
import { placedOrdersQuery } from '#entities/order/order.queries.ts';
import type { CheckoutOffer } from '#entities/order/placing/checkout-draft.ts';
import { OfferSkeleton, WithOffer } from '#entities/order/placing/with-offer.tsx';
import { useCustomer, type Customer } from '#page/shop-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What a cart may become: an order of its own, or part of one of these, the newest first. */
export interface CartOffer extends CheckoutOffer {
  /** Null while nobody has answered. */
  newOrders: readonly PlacedOrderCard[] | null;
}

/** As many are offered at most. */
const ORDERS_SHOWN = 3;

const newOrdersQuery = placedOrdersQuery({ state: ['created'], limit: ORDERS_SHOWN });

/**
 * Loads the delivery methods and the customer, then renders its children with them, and with their new orders once they
 * come: without those an order of its own can still be placed.
 */
export function WithCheckoutOffer({ children }: { children: (offer: CartOffer, customer: Customer) => ReactNode }) {
  const customer = useCustomer();
  const found = useQuery({ ...newOrdersQuery, enabled: customer !== null });
  const newOrders = found.data?.result ?? null;
  return (
    <WithOffer>{(offer) => (customer ? children({ ...offer, newOrders }, customer) : <OfferSkeleton />)}</WithOffer>
  );
}
