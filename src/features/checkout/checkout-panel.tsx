import { deliveriesQuery, deliveryPointsQuery } from '#api/queries/delivery.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { PageLoader } from '#ui/page-loader.tsx';
import { useRunningActor } from '#ui/running-actors.tsx';
import { useCustomer } from '#ui/shop-context.tsx';
import { Button, Skeleton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { CheckoutForm } from './checkout-form.tsx';
import classes from './checkout-panel.module.css';
import { checkoutStrings } from './checkout.strings.ts';

function CheckoutSkeleton() {
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

/** The cart is empty and no answer came: perhaps there is an order, and the server knows. */
function LostAnswer() {
  const checkout = useRunningActor('checkout');
  const isBusy = useSelector(checkout, (snapshot) => snapshot.hasTag('busy'));
  if (isBusy) return <PageLoader />;
  return (
    <MessageState icon={<AlertIcon size={32} />} title={checkoutStrings.lostTitle} text={checkoutStrings.lostText}>
      <Button onClick={() => checkout.send({ type: 'retry.requested' })}>{checkoutStrings.lostCheck}</Button>
    </MessageState>
  );
}

interface CheckoutPanelProps {
  /** Roubles, as the shopper sees them in the cart. */
  itemsTotal: number;
  hasItems: boolean;
}

/** The step after the cart: how the order is delivered, and to whom. */
export function CheckoutPanel({ itemsTotal, hasItems }: CheckoutPanelProps) {
  const customer = useCustomer();
  const [deliveries, points] = useQueries({ queries: [deliveriesQuery, deliveryPointsQuery] });
  const failed = [deliveries, points].find(({ isLoadingError }) => isLoadingError);
  if (!hasItems) return <LostAnswer />;
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!customer || !deliveries.data || !points.data) return <CheckoutSkeleton />;
  if (deliveries.data.length === 0) {
    return <MessageState icon={<AlertIcon size={32} />} title={checkoutStrings.failed} text={checkoutStrings.noDeliveries} />;
  }
  return <CheckoutForm customer={customer} offer={{ deliveries: deliveries.data, points: points.data }} itemsTotal={itemsTotal} />;
}
