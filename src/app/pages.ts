import { paths } from '#lib/paths.ts';
import { lazyPart, type LazyPart } from '#ui/lazy-part.ts';
import type { Section } from './keep-pages.ts';

/** A page and its place. */
export interface Page {
  path: string;
  /** Reads the address itself, through the router's hooks. */
  Page: LazyPart<object>;
  /** Kept alive, with the others of its section, for a quick return. */
  section?: Section;
}

const BalanceHistoryPage = lazyPart(() => import('#features/account/balance-history-page.tsx'), 'BalanceHistoryPage');

/** Every page by its path; the first that fits is shown. */
export const pages: readonly Page[] = [
  { path: paths.main.path, Page: lazyPart(() => import('#features/home/main-page.tsx'), 'MainPage') },
  { path: paths.catalog.path, Page: lazyPart(() => import('#features/catalogue/catalog-page.tsx'), 'CatalogPage'), section: 'catalogue' },
  { path: paths.favourites.path, Page: lazyPart(() => import('#features/catalogue/favourites-page.tsx'), 'FavouritesPage'), section: 'catalogue' },
  { path: paths.item.path, Page: lazyPart(() => import('#features/catalogue/item-page.tsx'), 'ItemPage') },
  {
    path: paths.checkoutComplete.path,
    Page: lazyPart(() => import('#features/checkout/checkout-complete-page.tsx'), 'CheckoutCompletePage'),
  },
  { path: paths.placedOrders.path, Page: lazyPart(() => import('#features/orders/orders-page.tsx'), 'OrdersPage'), section: 'orders' },
  { path: paths.payments.path, Page: lazyPart(() => import('#features/account/payments-page.tsx'), 'PaymentsPage') },
  { path: paths.balanceHistory.path, Page: BalanceHistoryPage },
  { path: paths.orderBalanceHistory.path, Page: BalanceHistoryPage },
  { path: paths.placedOrder.path, Page: lazyPart(() => import('#features/orders/order-page.tsx'), 'OrderPage') },
];
