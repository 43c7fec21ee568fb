import { screenRoutes } from '#common/routes/screens.ts';
import { usePageTitle } from '#page/page-title.ts';
import { useBranch } from '#routes/use-branch.ts';
import { defineList } from '#ui/list/define-list.ts';
import { type Asked, choice } from '#ui/list/filters/filters.ts';
import { period } from '#ui/list/filters/period/period.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { ListBody } from '#ui/list/list-body.tsx';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { AccountMissing, isMissing } from '../account-missing.tsx';
import classes from '../account-page.module.css';
import { accountSkeleton } from '../account-skeleton.ts';
import { accountStrings, paymentStateNames, paymentTypeNames } from '../account.strings.ts';
import { PaymentButtons } from '../payment-buttons.tsx';
import { type PaymentListParams, paymentsQuery } from '../payment.queries.ts';

const filters = {
  type: choice({
    label: accountStrings.type,
    any: accountStrings.anyType,
    names: paymentTypeNames,
    sends: 'type',
  }),
  state: choice({
    label: accountStrings.state,
    any: accountStrings.anyState,
    names: paymentStateNames,
    sends: 'state',
  }),
  period,
};

/** Payments of the person; the server refuses those of another customer in scope. */
const paymentsList = defineList({
  filters,
  query: (asked: Asked<typeof filters>, customerId: number | undefined) =>
    paymentsQuery({
      ...(customerId !== undefined && { customer_id: customerId }),
      ...sentBy<PaymentListParams>()(filters, asked),
    }),
  skeleton: accountSkeleton,
  Rows: lazyPart(() => import('./payment-rows.tsx'), 'PaymentRows'),
});

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
      <ListBody list={list} />
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
