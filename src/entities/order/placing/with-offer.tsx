import { deliveriesQuery, deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Skeleton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CheckoutOffer } from './checkout-draft.ts';
import { placingStrings } from './placing.strings.ts';
import classes from './with-offer.module.css';

/** The skeleton of an order's form. */
export function OfferSkeleton() {
  return (
    <div className={classes['fields']} role="status" aria-label={placingStrings.loading}>
      <Skeleton h={20} w="50%" />
      <Skeleton h={64} />
      <Skeleton h={64} />
      <Skeleton h={60} />
      <Skeleton h={60} />
    </div>
  );
}

/** Loads the delivery methods and the pickup points, then renders its children with them. */
export function WithOffer({ children }: { children: (offer: CheckoutOffer) => ReactNode }) {
  const [deliveries, points] = useQueries({ queries: [deliveriesQuery, deliveryPointsQuery] });
  const failed = [deliveries, points].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!deliveries.data || !points.data) return <OfferSkeleton />;
  if (deliveries.data.length === 0) {
    return (
      <MessageState icon={<AlertIcon size={32} />} title={placingStrings.failed} text={placingStrings.noDeliveries} />
    );
  }
  return children({ deliveries: deliveries.data, points: points.data });
}
