import type { PlacedOrderCard } from '#contract/types.ts';
import type { CheckoutOffer } from '#entities/order/placing/checkout-draft.ts';
import { useNewOrders } from '#entities/order/placing/new-orders.ts';
import { OfferSkeleton, WithOffer } from '#entities/order/placing/with-offer.tsx';
import { useCustomer, type Customer } from '#page/shop-context.tsx';
import type { ReactNode } from 'react';

/** What a cart may become: an order of its own, or part of one of these, the newest first. */
export interface CartOffer extends CheckoutOffer {
  /** Null while nobody has answered. */
  newOrders: readonly PlacedOrderCard[] | null;
}

/**
 * Loads the delivery methods and the customer, then renders its children with them, and with their new orders once they
 * come: without those an order of its own can still be placed.
 */
export function WithCheckoutOffer({ children }: { children: (offer: CartOffer, customer: Customer) => ReactNode }) {
  const customer = useCustomer();
  const newOrders = useNewOrders();
  return (
    <WithOffer>{(offer) => (customer ? children({ ...offer, newOrders }, customer) : <OfferSkeleton />)}</WithOffer>
  );
}
