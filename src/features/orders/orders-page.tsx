import { canAskAhead } from '#api/ask-ahead.ts';
import { placedOrdersQuery } from '#api/queries/placed-order.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { usePageTitle } from '#ui/page-title.ts';
import { useCustomer, usePermission } from '#ui/shop-context.tsx';
import { SignInState } from '#ui/sign-in-state.tsx';
import { Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { askedOf, paramsOf, readOrdersAddress, useOrdersAddress } from './orders-address.ts';
import classes from './orders-page.module.css';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { ordersStrings } from './orders.strings.ts';

const OrderList = lazyPart(() => import('./order-list.tsx'), 'OrderList');

/** Asks for the orders of the address, others' where it names them: who may not see these is shown their own. */
export function askAhead(queryClient: QueryClient, { searchParams }: URL): void {
  if (!canAskAhead()) return;
  OrderList.preload();
  const address = readOrdersAddress(searchParams);
  const ofOthers = address.scope === 'shop' || address.customerId !== undefined;
  void queryClient.prefetchQuery(placedOrdersQuery(paramsOf(askedOf(address, ofOthers))));
}

/** One's own orders; for staff also the shop's and a customer's. */
export function OrdersPage() {
  const { address } = useOrdersAddress();
  const isSignedIn = useCustomer() !== null;
  const seesOthers = usePermission('get_strange_orders');
  const ofCustomer = seesOthers && address.customerId !== undefined;
  const ofOthers = ofCustomer || (seesOthers && address.scope === 'shop');
  const title = ofCustomer ? ordersStrings.ofCustomer : ofOthers ? ordersStrings.ofShop : ordersStrings.mine;
  usePageTitle(title);
  if (!isSignedIn) return <SignInState title={ordersStrings.signIn} />;
  return (
    <>
      <Title order={1} className={classes['title'] ?? ''}>
        {title}
      </Title>
      <Suspense fallback={<OrdersSkeleton isDense={false} />}>
        {/* Nobody's orders stay on the screen, as those of a last page do, while another's load. */}
        <OrderList key={title + (address.customerId ?? '')} ofOthers={ofOthers} />
      </Suspense>
    </>
  );
}
