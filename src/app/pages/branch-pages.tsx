import { canPrefetch } from '#api/prefetch.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { branchAt } from '#routes/branch-at.ts';
import { branchScreens, foreignFlags, intermediaryScreens, type ScreenName } from '#routes/branches.ts';
import { usePlace } from '#routes/use-place.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import type { OrderPageProps } from '#entities/order/page/order-page.tsx';
import { useCustomer, usePermission } from '#page/shop-context.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { makePage, type PageParts } from '#ui/loading/make-page.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import type { Section } from '../navigation/keep-alive.ts';
import { OfficeOrder, OfficeScreen, OfficeSend, prefetchOfficeScreen } from '../office.ts';
import { NoAccess } from './no-access.ts';

const SignInPage = lazyPart(() => import('./sign-in-page.tsx'), 'SignInPage');
const OwnOrder = lazyPart(() => import('#storefront/orders/own-order.tsx'), 'OwnOrder');

function StaffsOwnOrder({ order }: { order: PlacedOrder }) {
  const maySend = usePermission('send_to_purchase_placed_order');
  const actions = maySend && (
    <RetryBoundary fallback={null}>
      <OfficeSend order={order} />
    </RetryBoundary>
  );
  return <OwnOrder order={order} staffActions={actions} />;
}

/** The view of one's own order, in which staff may buy its lines too. */
const OwnOrderView = Object.assign(StaffsOwnOrder, { preload: OwnOrder.preload });
const loadOrderPage = () => import('#entities/order/page/order-page.tsx');
const OrderPage = lazyPart<'OrderPage', OrderPageProps>(loadOrderPage, 'OrderPage');

const placeAt = ({ pathname: path, searchParams: query }: URL) => branchAt({ path, query }, undefined);

/** Whether the person may see records of others on this screen at the current address. */
function useSeesOthers(name: ScreenName): boolean {
  const place = usePlace();
  const isStaff = usePermission(foreignFlags[name]);
  return place?.branch.scope !== 'own' && isStaff;
}

/**
 * Shows the office's page to those who may see records of others, where the address is of such; otherwise the page of
 * one's own records, which says that there are none of others.
 */
function bySide(name: ScreenName, own: PageParts): PageParts {
  return {
    Page: () => (useSeesOthers(name) ? <OfficeScreen name={name} /> : <own.Page />),
    prefetch: (queryClient, address) => {
      if (placeAt(address)?.branch.scope === 'own') own.prefetch(queryClient, address);
      else prefetchOfficeScreen(name, queryClient, address);
    },
  };
}

/** A page that the office alone has. */
const ofOffice = (name: ScreenName): PageParts => ({
  Page: () => <OfficeScreen name={name} />,
  prefetch: (queryClient, address) => prefetchOfficeScreen(name, queryClient, address),
});

/** A page of purchases: the shop's for staff, else what an intermediary has to buy. */
function ofPurchases(name: ScreenName, market: PageParts): PageParts {
  return {
    Page: () => (usePermission(foreignFlags[name]) ? <OfficeScreen name={name} /> : <market.Page />),
    prefetch: (queryClient, address) => {
      const viewer = queryClient.getQueryData(currentCustomerQuery.queryKey);
      if (viewer?.permissions.includes(foreignFlags[name])) prefetchOfficeScreen(name, queryClient, address);
      else market.prefetch(queryClient, address);
    },
  };
}

/**
 * The owner of an order is unknown until it has loaded. The view of one's own order is preloaded, as the most frequent.
 */
const orderPage: PageParts = {
  shape: 'record',
  Page: () => <OrderPage Own={OwnOrderView} Foreign={OfficeOrder} />,
  prefetch: (queryClient, address) => {
    OwnOrder.preload();
    void loadOrderPage().then(
      ({ prefetch }) => prefetch(queryClient, address),
      () => undefined,
    );
  },
};

/** Wraps a page that requires a sign-in: a guest gets the sign-in page, and nothing of the page is loaded. */
function forSignedIn({ Page, prefetch }: PageParts): PageParts {
  return {
    Page: () => {
      const customer = useCustomer();
      const place = usePlace();
      if (customer === null && place?.isReadable) return <SignInPage screen={place.screen} params={place.params} />;
      const isHidden =
        place?.branch.isForStaff &&
        !customer?.permissions.includes(foreignFlags[place.screen]) &&
        !(customer?.is_intermediary && intermediaryScreens.has(place.screen));
      return isHidden ? <NoAccess /> : <Page />;
    },
    prefetch: (queryClient, address) => {
      if (canPrefetch()) prefetch(queryClient, address);
      else SignInPage.preload();
    },
  };
}

const historyPage = makePage(() => import('#entities/payment/history/balance-history-page.tsx'), 'BalanceHistoryPage');

const screens: Readonly<Record<ScreenName, PageParts & { section?: Section }>> = {
  orders: {
    ...bySide(
      'orders',
      makePage(() => import('#storefront/orders/orders-page.tsx'), 'OrdersPage'),
    ),
    section: 'orders',
  },
  order: orderPage,
  orderHistory: historyPage,
  payments: bySide(
    'payments',
    makePage(() => import('#entities/payment/payments/payments-page.tsx'), 'PaymentsPage'),
  ),
  payment: {
    ...bySide(
      'payment',
      makePage(() => import('#entities/payment/page/payment-page.tsx'), 'PaymentPage'),
    ),
    shape: 'record',
  },
  history: historyPage,
  lines: { ...ofOffice('lines'), section: 'orders' },
  groups: { ...ofOffice('groups'), section: 'orders' },
  customers: { ...ofOffice('customers'), section: 'customers' },
  customer: ofOffice('customer'),
  purchases: ofPurchases(
    'purchases',
    makePage(() => import('#storefront/market/market-purchases-page.tsx'), 'MarketPurchasesPage'),
  ),
  purchase: ofPurchases(
    'purchase',
    makePage(() => import('#storefront/market/market-purchase-page.tsx'), 'MarketPurchasePage'),
  ),
  albums: makePage(() => import('#entities/purchase/albums/albums-page.tsx'), 'AlbumsPage'),
};

const names = new Map<string, ScreenName>();
for (const { pattern, screen } of branchScreens) {
  const [path = ''] = pattern.split('?');
  if ((names.get(path) ?? screen) !== screen)
    throw new Error(`${path} has two screens: ${names.get(path)} and ${screen}`);
  names.set(path, screen);
}

/** A page for each path of the branches. Branches may share a path; the page finds its branch by `useBranch`. */
export const branchPages = [...names].map(([path, screen]) => ({
  path,
  ...screens[screen],
  ...forSignedIn(screens[screen]),
}));
