import type { CheckoutOffer } from '#entities/order/placing/checkout-draft.ts';
import { OfferSkeleton, WithOffer } from '#entities/order/placing/with-offer.tsx';
import { useCustomer, type Customer } from '#page/shop-context.tsx';
import type { ReactNode } from 'react';

/** Loads the delivery methods and the customer, then renders its children with them. */
export function WithCheckoutOffer({ children }: { children: (offer: CheckoutOffer, customer: Customer) => ReactNode }) {
  const customer = useCustomer();
  return <WithOffer>{(offer) => (customer ? children(offer, customer) : <OfferSkeleton />)}</WithOffer>;
}
