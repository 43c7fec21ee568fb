import { AHEAD_FRESH_MS, canAskAhead } from '#api/ask-ahead.ts';
import { placedOrderQuery } from '#api/queries/placed-order.ts';
import { ApiError } from '#lib/api-error.ts';
import { paths } from '#lib/paths.ts';
import { readId } from '#lib/read-address.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { MessageState } from '#ui/message-state.tsx';
import { usePageTitle } from '#ui/page-title.ts';
import { useCustomer } from '#ui/shop-context.tsx';
import { SignInState } from '#ui/sign-in-state.tsx';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Link, useParams } from 'wouter';
import classes from './order-page.module.css';
import { ordersStrings } from './orders.strings.ts';

const OrderView = lazyPart(() => import('./order-view.tsx'), 'OrderView');

/** Staff may move an order while the shopper looks at it. */
const LOOK_AGAIN_MS = 15_000;

function OrderSkeleton() {
  return (
    <div className={classes['page']} role="status" aria-label={ordersStrings.loading}>
      <Skeleton className={classes['wide']} h={40} maw={360} />
      <Skeleton h={320} />
      <Skeleton h={320} radius="lg" />
    </div>
  );
}

function OrderMissing() {
  return (
    <MessageState isPage icon={<ReceiptIcon size={32} />} title={ordersStrings.missing} text={ordersStrings.missingHint}>
      <Button component={Link} href={paths.placedOrders.getHref()}>
        {ordersStrings.mine}
      </Button>
    </MessageState>
  );
}

/** Asks for the order. */
export function askAhead(queryClient: QueryClient, { pathname }: URL): void {
  const id = readId(pathname.split('/')[2]);
  if (id === undefined || !canAskAhead()) return;
  OrderView.preload();
  void queryClient.prefetchQuery(placedOrderQuery(id));
}

/** One placed order. */
export function OrderPage() {
  const id = readId(useParams<{ id: string }>().id);
  const isSignedIn = useCustomer() !== null;
  const order = useQuery({
    ...placedOrderQuery(id ?? 0),
    enabled: id !== undefined && isSignedIn,
    staleTime: AHEAD_FRESH_MS,
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
  });
  useEffect(() => {
    // Beside the order, not after it.
    if (isSignedIn) OrderView.preload();
  }, [isSignedIn]);
  const isMissing = id === undefined || (order.error instanceof ApiError && order.error.status === 404);
  usePageTitle(isMissing ? ordersStrings.missing : ordersStrings.number(id));
  if (isMissing) return <OrderMissing />;
  if (!isSignedIn) return <SignInState title={ordersStrings.signIn} />;
  if (order.isPending) return <OrderSkeleton />;
  if (!order.data) return <ErrorState isPage error={order.error} onRetry={() => void order.refetch()} />;
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <OrderView key={order.data.id} order={order.data} />
    </Suspense>
  );
}
