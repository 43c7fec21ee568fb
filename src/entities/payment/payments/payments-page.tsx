import { screenRoutes } from '#common/routes/screens.ts';
import { useBranch } from '#routes/use-branch.ts';
import { usePageTitle } from '#page/page-title.ts';
import { ListView } from '#ui/list/list-view.tsx';
import { useList } from '#ui/list/use-list.ts';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { AccountMissing, isMissing } from '../account-missing.tsx';
import classes from '../account-page.module.css';
import { PaymentButtons } from '../payment-buttons.tsx';
import { paymentsList } from './payments-list.ts';

function Payments() {
  const { scope, params, getHref } = useBranch();
  const isOwn = scope === 'own';
  const list = useList(paymentsList, { scope: isOwn ? undefined : params.customerId, href: getHref('payments') });
  const missing = isMissing(list.result);
  usePageTitle(missing ? statesStrings.notFound : screenRoutes.payments.label);
  if (missing) return <AccountMissing />;
  return (
    <>
      <div className={classes['head']}>
        <Title order={1}>{screenRoutes.payments.label}</Title>
        {isOwn && <PaymentButtons />}
      </div>
      <ListView list={list} />
    </>
  );
}

/** Prefetches the person's own payments, which are what most people open. */
export function prefetch(queryClient: QueryClient, { searchParams }: URL): void {
  paymentsList.prefetch(queryClient, searchParams, undefined);
}

/** The person's own payments. At the address of another customer's it says that there are none. */
export function PaymentsPage() {
  const { isReadable, params } = useBranch();
  // The key remounts the list for another customer, whose rows must not be mixed with the last ones while they load.
  return isReadable ? <Payments key={params.customerId} /> : <AccountMissing />;
}
