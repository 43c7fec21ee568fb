import type { components } from '#contract/types.ts';
import { customerQuery } from '#entities/customer/customer.queries.ts';
import { customerHeadStrings } from '#entities/customer/head/customer-head.strings.ts';
import { CustomerHead } from '#entities/customer/head/customer-head.tsx';
import { CustomerMissing } from '#entities/customer/head/customer-missing.tsx';
import { AccountMissing, isMissing } from '#entities/payment/account-missing.tsx';
import { paymentsQuery } from '#entities/payment/payment.queries.ts';
import { usePageTitle } from '#page/page-title.ts';
import { branchAt } from '#routes/branch-at.ts';
import { useBranch } from '#routes/use-branch.ts';
import { defineList } from '#ui/list/define-list.ts';
import { ListBody } from '#ui/list/list-body.tsx';
import { HeadPlace } from '#ui/list/list-frame.tsx';
import { ListTitle } from '#ui/list/list-title.tsx';
import { useHeadPlace } from '#ui/list/use-head-place.ts';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Decisions } from './decision/decisions.tsx';
import { officePaymentsStrings } from './office-payments.strings.ts';
import { customerFilters, paramsOf, shopFilters, shopParamsOf } from './payment-filters.ts';
import { RecordPayment } from './record/record-payment.tsx';

const skeleton = { cards: { count: 5, height: 184 }, table: { count: 16, height: 24 } };

/** The number of payments that are fetched at once. */
const ROWS_PER_PAGE = 100;

const loadRows = () => import('./office-payment-rows.tsx');

/** The payments of all customers. */
const shopPayments = defineList({
  filters: shopFilters,
  query: (asked) => paymentsQuery({ ...shopParamsOf(asked), limit: ROWS_PER_PAGE }),
  rowsPerPage: ROWS_PER_PAGE,
  skeleton,
  Rows: lazyPart(loadRows, 'ShopPaymentRows'),
});

/** The payments of one customer. */
const customerPayments = defineList({
  filters: customerFilters,
  query: (asked, customerId: number) =>
    paymentsQuery({ customer_id: customerId, ...paramsOf(asked), limit: ROWS_PER_PAGE }),
  rowsPerPage: ROWS_PER_PAGE,
  skeleton,
  Rows: lazyPart(loadRows, 'CustomerPaymentRows'),
});

type CustomerRef = components['schemas']['CustomerRef'];

interface PaymentsProps {
  title: string;
  customer?: CustomerRef;
  head?: ReactNode;
  children: ReactNode;
}

function Payments({ title, customer, head, children }: PaymentsProps) {
  const { place, ref } = useHeadPlace();
  return (
    <>
      {head}
      <ListTitle title={title} placeRef={ref}>
        <RecordPayment {...(customer && { customer })} />
      </ListTitle>
      <HeadPlace value={place}>
        <Decisions>{children}</Decisions>
      </HeadPlace>
    </>
  );
}

function ShopPayments() {
  const list = useList(shopPayments, { scope: undefined, href: useBranch().getHref('payments') });
  usePageTitle(officePaymentsStrings.ofShop);
  return (
    <Payments title={officePaymentsStrings.ofShop}>
      <ListBody list={list} />
    </Payments>
  );
}

function CustomerPayments({ customerId }: { customerId: number }) {
  const list = useList(customerPayments, { scope: customerId, href: useBranch().getHref('payments') });
  const missing = isMissing(list.result);
  usePageTitle(missing ? customerHeadStrings.missing : officePaymentsStrings.ofCustomer);
  const { data: loaded } = useQuery(customerQuery(customerId));
  const customer = loaded ?? list.result.data?.result[0]?.customer;
  if (missing) return <CustomerMissing />;
  return (
    <Payments
      title={officePaymentsStrings.ofCustomer}
      head={<CustomerHead id={customerId} current="payments" />}
      {...(customer && { customer })}
    >
      <ListBody list={list} />
    </Payments>
  );
}

/** Prefetches the payments with the filters of the address. */
export function prefetch(queryClient: QueryClient, { pathname, searchParams }: URL): void {
  const place = branchAt({ path: pathname, query: searchParams }, undefined);
  if (place?.branch.scope === 'shop') shopPayments.prefetch(queryClient, searchParams, undefined);
}

/** The payments of the shop, or of a customer. */
export function OfficePaymentsPage() {
  const { scope, isReadable, params } = useBranch();
  if (scope === 'shop') return <ShopPayments />;
  const { customerId } = params;
  // The key remounts the list for another customer: old rows must not stay while new ones load.
  return isReadable && customerId !== undefined ? (
    <CustomerPayments key={customerId} customerId={customerId} />
  ) : (
    <AccountMissing />
  );
}
