import { PREFETCH_FRESH_MS } from '#api/prefetch.ts';
import type { Payment } from '#contract/types.ts';
import { branchAt } from '#routes/branch-at.ts';
import { useBranch } from '#routes/use-branch.ts';
import { usePageTitle } from '#page/page-title.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Skeleton } from '@mantine/core';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { AccountMissing, isMissing } from '../account-missing.tsx';
import { accountStrings } from '../account.strings.ts';
import { paymentQuery } from '../payment.queries.ts';
import classes from './payment-page.module.css';

/** Prefetches the payment of the address. */
export function prefetchPayment(queryClient: QueryClient, { pathname, searchParams }: URL): void {
  const id = branchAt({ path: pathname, query: searchParams }, undefined)?.params.paymentId;
  if (id !== undefined) void queryClient.prefetchQuery(paymentQuery(id));
}

/** Loads the payment of the address and shows it. */
export function PaymentLoader({ View }: { View: ComponentType<{ payment: Payment }> }) {
  const { isReadable, params } = useBranch();
  const { paymentId, customerId } = params;
  const id = isReadable ? paymentId : undefined;
  const payment = useQuery({ ...paymentQuery(id ?? 0), enabled: id !== undefined, staleTime: PREFETCH_FRESH_MS });
  const isForeign = customerId !== undefined && payment.data !== undefined && payment.data.customer.id !== customerId;
  const missing = id === undefined || isForeign || isMissing(payment);
  usePageTitle(missing ? statesStrings.notFound : accountStrings.payment(id));
  if (missing) return <AccountMissing />;
  if (payment.isPending)
    return (
      <div className={classes['page']} role="status" aria-label={accountStrings.loadingPayment}>
        <Skeleton h={72} maw={320} />
        <Skeleton h={240} />
      </div>
    );
  if (!payment.data) return <ErrorState isPage error={payment.error} onRetry={() => void payment.refetch()} />;
  return <View key={id} payment={payment.data} />;
}
