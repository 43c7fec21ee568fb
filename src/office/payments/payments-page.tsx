import type { components } from '#contract/types.ts';
import { branchAt } from '#entities/branch/branch-at.ts';
import { useBranch } from '#entities/branch/use-branch.ts';
import { customerQuery } from '#entities/customer/customer.queries.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { AccountMissing, isMissing } from '#entities/payment/account-missing.tsx';
import pageClasses from '#entities/payment/account-page.module.css';
import { usePermission } from '#entities/shop/shop-context.tsx';
import { usePageTitle } from '#entities/shop/page-title.ts';
import { ListView } from '#ui/list/list-view.tsx';
import { useList } from '#ui/list/use-list.ts';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Title } from '@mantine/core';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Decisions } from './decision/decisions.tsx';
import { customerPayments, shopPayments } from './office-payments.ts';
import { officePaymentsStrings } from './office-payments.strings.ts';
import { RecordPayment } from './record/record-payment.tsx';

type CustomerRef = components['schemas']['CustomerRef'];

function Payments({ title, customer, children }: { title: string; customer?: CustomerRef; children: ReactNode }) {
  return (
    <>
      <div className={pageClasses['head']}>
        <div>
          <Title order={1}>{title}</Title>
          {customer && `${customerName(customer)}, ${customerPhone(customer)}`}
        </div>
        <RecordPayment {...(customer && { customer })} />
      </div>
      <Decisions>{children}</Decisions>
    </>
  );
}

function ShopPayments() {
  const list = useList(shopPayments, { scope: undefined, href: useBranch().getHref('payments') });
  usePageTitle(officePaymentsStrings.ofShop);
  return (
    <Payments title={officePaymentsStrings.ofShop}>
      <ListView list={list} />
    </Payments>
  );
}

function CustomerPayments({ customerId }: { customerId: number }) {
  const list = useList(customerPayments, { scope: customerId, href: useBranch().getHref('payments') });
  // Somebody without payments is named all the same.
  const listed = list.result.data?.result[0]?.customer;
  const findsCustomers = usePermission('get_customers');
  const isAsked = findsCustomers && list.result.isSuccess && listed === undefined;
  const { data: found } = useQuery({ ...customerQuery(customerId), enabled: isAsked });
  const customer = listed ?? found;
  const missing = isMissing(list.result);
  usePageTitle(missing ? statesStrings.notFound : officePaymentsStrings.ofCustomer);
  if (missing) return <AccountMissing />;
  return (
    <Payments title={officePaymentsStrings.ofCustomer} {...(customer && { customer })}>
      <ListView list={list} />
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
