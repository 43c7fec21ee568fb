import { deliveriesQuery, deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { useCustomer, type Customer } from '#entities/shop/shop-context.tsx';
import { Skeleton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CheckoutOffer } from './checkout-draft.ts';
import classes from './checkout-panel.module.css';
import { checkoutStrings } from './checkout.strings.ts';

function OfferSkeleton() {
  return (
    <div className={classes['fields']} role="status" aria-label={checkoutStrings.loading}>
      <Skeleton h={20} w="50%" />
      <Skeleton h={64} />
      <Skeleton h={64} />
      <Skeleton h={60} />
      <Skeleton h={60} />
    </div>
  );
}

/** Loads the delivery methods and the customer, then renders its children with them. */
export function WithCheckoutOffer({ children }: { children: (offer: CheckoutOffer, customer: Customer) => ReactNode }) {
  const customer = useCustomer();
  const [deliveries, points] = useQueries({ queries: [deliveriesQuery, deliveryPointsQuery] });
  const failed = [deliveries, points].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!customer || !deliveries.data || !points.data) return <OfferSkeleton />;
  if (deliveries.data.length === 0) {
    return (
      <MessageState icon={<AlertIcon size={32} />} title={checkoutStrings.failed} text={checkoutStrings.noDeliveries} />
    );
  }
  return children({ deliveries: deliveries.data, points: points.data }, customer);
}
