import { AHEAD_FRESH_MS } from '#api/ask-ahead.ts';
import { placedOrdersQuery } from '#api/queries/placed-order.ts';
import { paths } from '#lib/paths.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { MessageState } from '#ui/message-state.tsx';
import { RetriedPart } from '#ui/retried-part.tsx';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { OrderCards } from './order-cards.tsx';
import { askedOf, paramsOf, useOrdersAddress } from './orders-address.ts';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import classes from './orders-page.module.css';
import { ordersStrings } from './orders.strings.ts';

// The orders themselves come first; what narrows them down and what staff alone see comes after.
const OrderFilters = lazyPart(() => import('./order-filters.tsx'), 'OrderFilters');
const OrderTable = lazyPart(() => import('./order-table.tsx'), 'OrderTable');
const ListPages = lazyPart(() => import('#ui/list-pages.tsx'), 'ListPages');

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
  const foundHint = ofOthers ? ordersStrings.nothingFoundHint : ordersStrings.nothingMineHint;
  const found = isFiltered ? { title: ordersStrings.nothingFound, text: foundHint } : texts;
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

/** A list of orders with its filters and pages. */
export function OrderList({ ofOthers }: { ofOthers: boolean }) {
  const { address, filter, goToPage } = useOrdersAddress();
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const isDense = ofOthers && isWide;
  const asked = askedOf(address, ofOthers);
  const { scope, customerId, page, ...filters } = asked;
  const list = useQuery({ ...placedOrdersQuery(paramsOf(asked)), staleTime: AHEAD_FRESH_MS });
  const orders = list.data?.result ?? [];
  const pages = list.data?.pages ?? 0;
  return (
    <>
      <RetriedPart fallback={<div className={classes['filters']} data-search={ofOthers || undefined} />}>
        <OrderFilters address={asked} onChange={filter} isBusy={list.isPlaceholderData} withSearch={ofOthers} />
      </RetriedPart>
      {list.isPending && <OrdersSkeleton isDense={isDense} />}
      {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && orders.length === 0 && (
        <NoOrders
          allHref={paths.placedOrders.getHref(ofOthers ? { scope, customerId } : {})}
          isFiltered={page !== undefined || Object.keys(filters).length > 0}
          ofOthers={ofOthers}
        />
      )}
      {orders.length > 0 && (
        <div className={list.isPlaceholderData ? classes['stale'] : undefined} aria-busy={list.isFetching}>
          {isDense ? (
            <RetriedPart fallback={<OrdersSkeleton isDense />}>
              <OrderTable orders={orders} />
            </RetriedPart>
          ) : (
            <OrderCards orders={orders} withCustomer={ofOthers} />
          )}
        </div>
      )}
      {pages > 1 && (
        <RetriedPart fallback={null}>
          <ListPages page={address.page ?? 1} pages={pages} onChange={goToPage} />
        </RetriedPart>
      )}
    </>
  );
}
