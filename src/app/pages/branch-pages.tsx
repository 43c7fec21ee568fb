import { canPrefetch } from '#api/prefetch.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { branchAt } from '#routes/branch-at.ts';
import { branchScreens } from '#common/routes/branches.ts';
import type { Section, ShownBy } from '#common/routes/pages.ts';
import { screenRoute, screenRoutes, type ScreenName } from '#common/routes/screens.ts';
import { usePlace } from '#routes/use-place.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import type { OrderPageProps } from '#entities/order/page/order-page.tsx';
import { useCustomer, usePermission } from '#page/shop-context.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { makePage, type PageParts } from '#ui/loading/make-page.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { OfficeOrder, OfficeOwnOrder, OfficeScreen, prefetchOfficeScreen, useSeesOffice } from '../office.ts';
import { NoAccess } from './no-access.ts';

const SignInPage = lazyPart(() => import('./sign-in-page.tsx'), 'SignInPage');
const OwnOrder = lazyPart(() => import('#storefront/orders/own-order.tsx'), 'OwnOrder');

function StaffsOwnOrder({ order }: { order: PlacedOrder }) {
  const seesOffice = useSeesOffice();
  const maySend = usePermission('send_to_purchase_placed_order');
  const actions = (seesOffice || maySend) && (
    <RetryBoundary fallback={null}>
      <OfficeOwnOrder order={order} />
    </RetryBoundary>
  );
  return <OwnOrder order={order} staffActions={actions} />;
}

/** The view of one's own order, in which staff may buy its lines too. */
const OwnOrderView = Object.assign(StaffsOwnOrder, { preload: OwnOrder.preload, ready: OwnOrder.ready });
const loadOrderPage = () => import('#entities/order/page/order-page.tsx');
const OrderPage = lazyPart<'OrderPage', OrderPageProps>(loadOrderPage, 'OrderPage');

const placeAt = ({ pathname: path, searchParams: query }: URL) => branchAt({ path, query }, undefined);

/** A screen that the office has too. */
type BothSides = Extract<ShownBy<typeof screenRoutes, 'shop'>, ShownBy<typeof screenRoutes, 'office'>>;

/** Whether the person may see records of others on this screen at the current address. */
function useSeesOthers(name: ScreenName): boolean {
  const place = usePlace();
  const isStaff = usePermission(screenRoutes[name].permission);
  return place?.branch.scope !== 'own' && isStaff;
}

/**
 * Shows the office's page to those who may see records of others, where the address is of such; otherwise the page of
 * what is one's own, which says that there is nothing of others.
 */
function bySide(name: BothSides, own: PageParts): PageParts {
  const { permission, isForIntermediaries = false } = screenRoute(name);
  return {
    Page: () => (useSeesOthers(name) ? <OfficeScreen name={name} /> : <own.Page />),
    prefetch: (queryClient, address) => {
      const viewer = queryClient.getQueryData(currentCustomerQuery.queryKey);
      // Who is not known yet may well be staff, but for what intermediaries ask for as often.
      const isStaff = viewer?.permissions.includes(permission) ?? !isForIntermediaries;
      if (isStaff && placeAt(address)?.branch.scope !== 'own') prefetchOfficeScreen(name, queryClient, address);
      else own.prefetch(queryClient, address);
    },
  };
}

/** A screen that the office alone has. */
const ofOffice = (name: Exclude<ScreenName, ShownBy<typeof screenRoutes, 'shop'>>): PageParts => ({
  Page: () => <OfficeScreen name={name} />,
  prefetch: (queryClient, address) => prefetchOfficeScreen(name, queryClient, address),
});

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
        !customer?.permissions.includes(screenRoutes[place.screen].permission) &&
        !(customer?.is_intermediary && screenRoute(place.screen).isForIntermediaries);
      return isHidden ? <NoAccess /> : <Page />;
    },
    prefetch: (queryClient, address) => {
      if (canPrefetch()) prefetch(queryClient, address);
      else SignInPage.preload();
    },
  };
}

const historyPage = makePage(() => import('#entities/payment/history/balance-history-page.tsx'), 'BalanceHistoryPage');

const screens: Readonly<Record<ScreenName, PageParts>> = {
  orders: bySide(
    'orders',
    makePage(() => import('#storefront/orders/orders-page.tsx'), 'OrdersPage'),
  ),
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
  lines: ofOffice('lines'),
  groups: ofOffice('groups'),
  customers: ofOffice('customers'),
  customer: ofOffice('customer'),
  purchases: bySide(
    'purchases',
    makePage(() => import('#storefront/market/market-purchases-page.tsx'), 'MarketPurchasesPage'),
  ),
  purchase: bySide(
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
export const branchPages = [...names].map(([path, name]): PageParts & { path: string; section?: Section } => ({
  ...screenRoute(name),
  path,
  ...screens[name],
  ...forSignedIn(screens[name]),
}));
