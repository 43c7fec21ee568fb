import type { PlacedOrderCard } from '#contract/types.ts';
import { placedOrdersQuery } from '#entities/order/order.queries.ts';
import type { CheckoutOffer } from '#entities/order/placing/checkout-draft.ts';
import { OfferSkeleton, WithOffer } from '#entities/order/placing/with-offer.tsx';
import { useCustomer, type Customer } from '#page/shop-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What a cart may become: an order of its own, or part of one of these, the newest first. */
export interface CartOffer extends CheckoutOffer {
  newOrders: readonly PlacedOrderCard[];
}

/** As many are offered at most. */
const ORDERS_SHOWN = 3;

const newOrdersQuery = placedOrdersQuery({ state: ['created'], limit: ORDERS_SHOWN });

/** Loads the delivery methods, the customer and their new orders, then renders its children with them. */
export function WithCheckoutOffer({ children }: { children: (offer: CartOffer, customer: Customer) => ReactNode }) {
  const customer = useCustomer();
  const found = useQuery({ ...newOrdersQuery, enabled: customer !== null });
  // Without an answer an order of its own can still be placed.
  const newOrders = found.data?.result ?? [];
  return (
    <WithOffer>
      {(offer) =>
        customer && (!found.isLoading || found.failureCount > 0) ? (
          children({ ...offer, newOrders }, customer)
        ) : (
          <OfferSkeleton />
        )
      }
    </WithOffer>
  );
}
