import { customerHeadStrings } from '#entities/customer/head/customer-head.strings.ts';
import { CustomerHead } from '#entities/customer/head/customer-head.tsx';
import { CustomerMissing } from '#entities/customer/head/customer-missing.tsx';
import { placedOrdersQuery } from '#entities/order/order.queries.ts';
import { isMissing } from '#entities/payment/account-missing.tsx';
import { PurchaseLink } from '#office/kit/purchase/purchase-link.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { branchAt } from '#routes/branch-at.ts';
import { type CurrentBranch, useBranch } from '#routes/use-branch.ts';
import { defineList } from '#ui/list/define-list.ts';
import type { Asked } from '#ui/list/filters/filters.ts';
import { readAsked } from '#ui/list/list-address.ts';
import { HeadPlace } from '#ui/list/list-frame.tsx';
import { ListBody } from '#ui/list/list-body.tsx';
import { ListTitle } from '#ui/list/list-title.tsx';
import { useHeadPlace } from '#ui/list/use-head-place.ts';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { NewOrder } from './create/new-order.tsx';
import { officeOrdersStrings } from './office-orders.strings.ts';
import { orderListFilters, paramsOf } from './order-list-filters.ts';

/** The number of orders that are fetched at once. */
const ROWS_PER_PAGE = 100;

/** The orders of the shop, or of a customer. */
const officeOrders = defineList({
  filters: orderListFilters,
  query: (asked: Asked<typeof orderListFilters>, listed: Pick<CurrentBranch, 'scope' | 'params'>) =>
    placedOrdersQuery({ ...paramsOf(asked, listed), limit: ROWS_PER_PAGE }),
  rowsPerPage: ROWS_PER_PAGE,
  skeleton: { cards: { count: 4, height: 184 }, table: { count: 12, height: 36 } },
  Rows: lazyPart(() => import('./office-order-rows.tsx'), 'OfficeOrderRows'),
});

function useOrders() {
  const { scope, params, getHref } = useBranch();
  return useList(officeOrders, { scope: { scope, params }, href: getHref('orders') });
}

/** The title of orders, with the list below it. */
function Orders({ title, list }: { title: string; list: ReturnType<typeof useOrders> }) {
  const head = useHeadPlace();
  const { params } = useBranch();
  const [address] = useSearchParams();
  const purchaseId = params.purchaseId ?? readAsked(orderListFilters, address).purchaseId;
  return (
    <>
      {purchaseId !== undefined && <PurchaseLink id={purchaseId} />}
      <ListTitle title={title} placeRef={head.ref}>
        {/* The key starts another customer's order with an empty form. */}
        <NewOrder key={params.customerId} />
      </ListTitle>
      <HeadPlace value={head.place}>
        <ListBody list={list} />
      </HeadPlace>
    </>
  );
}

function ShopOrders() {
  const list = useOrders();
  const [address] = useSearchParams();
  const { purchaseId } = readAsked(orderListFilters, address);
  const title = purchaseId === undefined ? officeOrdersStrings.list : officeOrdersStrings.inPurchase;
  usePageTitle(title);
  return <Orders title={title} list={list} />;
}

function CustomerOrders({ customerId }: { customerId: number }) {
  const list = useOrders();
  const missing = isMissing(list.result);
  usePageTitle(missing ? customerHeadStrings.missing : officeOrdersStrings.ofCustomer);
  if (missing) return <CustomerMissing />;
  return (
    <>
      <CustomerHead id={customerId} current="orders" />
      <Orders title={officeOrdersStrings.ofCustomer} list={list} />
    </>
  );
}

/** Prefetches the orders with the filters of the address. */
export function prefetch(queryClient: QueryClient, { pathname, searchParams }: URL): void {
  const place = branchAt({ path: pathname, query: searchParams }, undefined);
  if (place) officeOrders.prefetch(queryClient, searchParams, { scope: place.branch.scope, params: place.params });
}

/** The orders of the shop, or of a customer. */
export function OfficeOrdersPage() {
  const { params } = useBranch();
  const { customerId, purchaseId } = params;
  // The key remounts the list for another customer: old rows must not stay while new ones load.
  return customerId === undefined ? (
    <ShopOrders />
  ) : (
    <CustomerOrders key={`${customerId}in${purchaseId}`} customerId={customerId} />
  );
}
