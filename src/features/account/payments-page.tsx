import { AHEAD_FRESH_MS, canAskAhead } from '#api/ask-ahead.ts';
import { paymentsQuery } from '#api/queries/payment.ts';
import { paths } from '#lib/paths.ts';
import { readId } from '#lib/read-address.ts';
import { usePageTitle } from '#ui/page-title.ts';
import { useCustomer } from '#ui/shop-context.tsx';
import { SignInState } from '#ui/sign-in-state.tsx';
import { statesStrings } from '#ui/states.strings.ts';
import { Title } from '@mantine/core';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { given, readAccountAddress, useAccountAddress } from './account-address.ts';
import { AccountFilterBar } from './account-filters.tsx';
import { AccountList, AccountMissing, isMissing, useIsWide } from './account-frame.tsx';
import classes from './account-page.module.css';
import { accountStrings, paymentStateNames, paymentTypeNames } from './account.strings.ts';
import { PaymentButtons } from './payment-buttons.tsx';
import { PaymentsCards, PaymentsTable } from './payments-rows.tsx';

const types = { label: accountStrings.type, any: accountStrings.anyType, names: paymentTypeNames };
const states = { label: accountStrings.state, any: accountStrings.anyState, names: paymentStateNames };

function Payments({ customerId, isOwn }: { customerId: number; isOwn: boolean }) {
  const { filters, page, isFiltered, filter, goToPage } = useAccountAddress({
    types: paymentTypeNames,
    states: paymentStateNames,
    getHref: (address) => paths.payments.getHref(customerId, address),
  });
  const isWide = useIsWide();
  const whose = isOwn ? {} : { customer_id: customerId };
  const list = useQuery({ ...paymentsQuery({ ...whose, ...given(filters), ...(page > 1 && { page }) }), staleTime: AHEAD_FRESH_MS });
  const title = isOwn ? accountStrings.payments : accountStrings.paymentsOf;
  const missing = isMissing(list);
  usePageTitle(missing ? statesStrings.notFound : title);
  if (missing) return <AccountMissing />;
  return (
    <>
      <div className={classes['head']}>
        <Title order={1}>{title}</Title>
        {isOwn && <PaymentButtons />}
      </div>
      <AccountFilterBar filters={filters} onChange={filter} types={types} states={states} />
      <AccountList
        list={list}
        page={page}
        onPage={goToPage}
        empty={{ title: accountStrings.noPayments, text: isOwn ? accountStrings.noPaymentsHint : accountStrings.noPaymentsOfHint }}
        allHref={isFiltered || page > 1 ? paths.payments.getHref(customerId) : undefined}
      >
        {(payments) => (isWide ? <PaymentsTable payments={payments} /> : <PaymentsCards payments={payments} />)}
      </AccountList>
    </>
  );
}

function PaymentsMissing() {
  usePageTitle(statesStrings.notFound);
  return <AccountMissing />;
}

function PaymentsSignIn() {
  usePageTitle(accountStrings.payments);
  return <SignInState title={accountStrings.signInForPayments} />;
}

/** Asks for one's own payments, since nearly everyone who comes here looks at these. */
export function askAhead(queryClient: QueryClient, { searchParams }: URL): void {
  if (!canAskAhead()) return;
  const { filters, page } = readAccountAddress(searchParams, { types: paymentTypeNames, states: paymentStateNames });
  void queryClient.prefetchQuery(paymentsQuery({ ...given(filters), ...(page > 1 && { page }) }));
}

/** One's own payments, or a customer's. */
export function PaymentsPage() {
  const customerId = readId(useParams<{ customerId: string }>().customerId);
  const customer = useCustomer();
  if (customerId === undefined) return <PaymentsMissing />;
  if (!customer) return <PaymentsSignIn />;
  // Nobody's payments stay on the screen, as those of a last page do, while another's load.
  return <Payments key={customerId} customerId={customerId} isOwn={customer.id === customerId} />;
}
