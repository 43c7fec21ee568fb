import { PREFETCH_FRESH_MS } from '#api/prefetch.ts';
import { FundsProvider } from '../due/funds.tsx';
import { LOOK_AGAIN_MS, placedOrderQuery } from '../order.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { branchAt } from '#routes/branch-at.ts';
import { getOwnHref } from '#routes/branch-href.ts';
import { useBranch } from '#routes/use-branch.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import type { LazyPart } from '#ui/loading/lazy-part.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import classes from './order-page.module.css';
import { ordersStrings } from '../orders.strings.ts';

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
  const { scope, canSee, backHref } = useBranch();
  const isForStaff = scope !== 'own' && canSee('order');
  return (
    <MessageState
      isPage
      icon={<ReceiptIcon size={32} />}
      title={ordersStrings.missing}
      text={ordersStrings.missingHint}
    >
      <Button component={Link} href={isForStaff ? backHref : getOwnHref('orders')}>
        {isForStaff ? ordersStrings.back : ordersStrings.toOwn}
      </Button>
    </MessageState>
  );
}

type OrderPart = LazyPart<{ order: PlacedOrder }>;

/** The views of the storefront and of the office. */
export interface OrderPageProps {
  /** Shows an order of the current customer. */
  Own: OrderPart;
  /** Shows an order of another customer. */
  Foreign: OrderPart;
}

/** Prefetches the order of the address. */
export function prefetch(queryClient: QueryClient, { pathname, searchParams }: URL): void {
  const id = branchAt({ path: pathname, query: searchParams }, undefined)?.params.orderId;
  if (id !== undefined) void queryClient.prefetchQuery(placedOrderQuery(id));
}

/** The page of one placed order. */
export function OrderPage({ Own, Foreign }: OrderPageProps) {
  const id = useBranch().params.orderId;
  const order = useQuery({
    ...placedOrderQuery(id ?? 0),
    enabled: id !== undefined,
    staleTime: PREFETCH_FRESH_MS,
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
  });
  const { scope } = useBranch(order.data?.customer.id);
  const View = scope === 'own' ? Own : Foreign;
  useEffect(() => {
    // Loads the view's code in parallel with the order.
    View.preload();
  }, [View]);
  const isMissing = id === undefined || (order.error instanceof ApiError && order.error.status === 404);
  usePageTitle(isMissing ? ordersStrings.missing : ordersStrings.number(id));
  if (isMissing) return <OrderMissing />;
  if (order.isPending) return <OrderSkeleton />;
  if (!order.data) return <ErrorState isPage error={order.error} onRetry={() => void order.refetch()} />;
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <FundsProvider key={order.data.id} orders={[order.data]} shownAt={order.dataUpdatedAt}>
        <View order={order.data} />
      </FundsProvider>
    </Suspense>
  );
}
