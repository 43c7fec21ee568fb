import { placedOrdersQuery, type PlacedOrderListParams } from '#api/queries/placed-order.ts';
import { paths } from '#lib/paths.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { usePageTitle } from '#ui/page-title.ts';
import { useCustomer, usePermission } from '#ui/shop-context.tsx';
import { SignInState } from '#ui/sign-in-state.tsx';
import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { OrderCards } from './order-cards.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderPages } from './order-pages.tsx';
import { OrderTable } from './order-table.tsx';
import { useOrdersAddress, type OrdersAddress } from './orders-address.ts';
import classes from './orders-page.module.css';
import { ordersStrings } from './orders.strings.ts';

const SKELETONS = 4;

function paramsOf({ scope, customerId, state, search, page }: OrdersAddress): PlacedOrderListParams {
  return {
    ...(scope && { scope }),
    ...(customerId && { customer_id: customerId }),
    ...(state && { state }),
    ...(search && { search_text: search }),
    ...(page && { page }),
  };
}

function OrdersSkeleton({ isDense }: { isDense: boolean }) {
  return (
    <Stack gap="sm" role="status" aria-label={ordersStrings.loading}>
      {Array.from({ length: isDense ? SKELETONS * 2 : SKELETONS }, (_, index) => (
        <Skeleton key={index} h={isDense ? 36 : 132} radius={isDense ? 'md' : 'lg'} />
      ))}
    </Stack>
  );
}

interface NoOrdersProps {
  /** Where the same list stands without filters. */
  allHref: string;
  isFiltered: boolean;
  ofOthers: boolean;
}

function NoOrders({ allHref, isFiltered, ofOthers }: NoOrdersProps) {
  const texts = ofOthers
    ? { title: ordersStrings.emptyShop, text: ordersStrings.emptyShopHint }
    : { title: ordersStrings.emptyMine, text: ordersStrings.emptyMineHint };
  const found = isFiltered ? { title: ordersStrings.nothingFound, text: ordersStrings.nothingFoundHint } : texts;
  return (
    <MessageState icon={<ReceiptIcon size={32} />} {...found}>
      {isFiltered && (
        <Button component={Link} href={allHref} variant="light">
          {ordersStrings.reset}
        </Button>
      )}
      {!isFiltered && !ofOthers && (
        <Button component={Link} href={paths.catalog.getHref()}>
          {ordersStrings.toCatalog}
        </Button>
      )}
    </MessageState>
  );
}

function OrderList({ ofOthers }: { ofOthers: boolean }) {
  const { address, filter, goToPage } = useOrdersAddress();
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const isDense = ofOthers && isWide;
  const { scope, customerId, page } = address;
  // One's own list has no filters to show or to take off.
  const asked: OrdersAddress = ofOthers ? address : { ...(page && { page }) };
  const list = useQuery({ ...placedOrdersQuery(paramsOf(asked)), staleTime: 0 });
  const orders = list.data?.result ?? [];
  return (
    <>
      {ofOthers && <OrderFilters address={address} onChange={filter} isBusy={list.isPlaceholderData} />}
      {list.isPending && <OrdersSkeleton isDense={isDense} />}
      {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && orders.length === 0 && (
        <NoOrders
          allHref={paths.placedOrders.getHref(ofOthers ? { scope, customerId } : {})}
          isFiltered={Boolean(asked.state ?? asked.search ?? asked.page)}
          ofOthers={ofOthers}
        />
      )}
      {orders.length > 0 && (
        <div className={list.isPlaceholderData ? classes['stale'] : undefined} aria-busy={list.isFetching}>
          {isDense ? <OrderTable orders={orders} /> : <OrderCards orders={orders} withCustomer={ofOthers} />}
        </div>
      )}
      <OrderPages page={address.page ?? 1} pages={list.data?.pages ?? 0} onChange={goToPage} />
    </>
  );
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
      {/* Nobody's orders stay on the screen, as those of a last page do, while another's load. */}
      <OrderList key={title + (address.customerId ?? '')} ofOthers={ofOthers} />
    </>
  );
}
