import { paths } from '#lib/paths.ts';
import { lazyPart, type LazyPart } from '#ui/lazy-part.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Section } from './keep-pages.ts';

/** Asks for what a page shows first, so that the answer is on its way before there is a shop to show it in. */
type AskAhead = (queryClient: QueryClient, address: URL) => void;

/** A page and its place. */
export interface Page {
  path: string;
  /** Reads the address itself, through the router's hooks. */
  Page: LazyPart<object>;
  /** Loads the page and what it shows first. */
  askAhead: (queryClient: QueryClient, address: URL) => void;
  /** Kept alive, with the others of its section, for a quick return. */
  section?: Section;
}

type PageModule<Name extends string> = Readonly<Record<Name, ComponentType<object>>> & { askAhead?: AskAhead };

function makePage<Name extends string>(load: () => Promise<PageModule<Name>>, name: Name): Pick<Page, 'Page' | 'askAhead'> {
  return {
    Page: lazyPart<Name, object>(load, name),
    // Whoever shows the page hears of a failure; here it only comes later than it could.
    askAhead: (queryClient, address) => void load().then((module) => module.askAhead?.(queryClient, address)).catch(() => undefined),
  };
}

const balanceHistory = makePage(() => import('#features/account/balance-history-page.tsx'), 'BalanceHistoryPage');

/** Every page by its path; the first that fits is shown. */
export const pages: readonly Page[] = [
  { path: paths.main.path, ...makePage(() => import('#features/home/main-page.tsx'), 'MainPage') },
  { path: paths.catalog.path, ...makePage(() => import('#features/catalogue/catalog-page.tsx'), 'CatalogPage'), section: 'catalogue' },
  { path: paths.favourites.path, ...makePage(() => import('#features/catalogue/favourites-page.tsx'), 'FavouritesPage'), section: 'catalogue' },
  { path: paths.item.path, ...makePage(() => import('#features/catalogue/item-page.tsx'), 'ItemPage') },
  { path: paths.checkoutComplete.path, ...makePage(() => import('#features/checkout/checkout-complete-page.tsx'), 'CheckoutCompletePage') },
  { path: paths.placedOrders.path, ...makePage(() => import('#features/orders/orders-page.tsx'), 'OrdersPage'), section: 'orders' },
  { path: paths.payments.path, ...makePage(() => import('#features/account/payments-page.tsx'), 'PaymentsPage') },
  { path: paths.balanceHistory.path, ...balanceHistory },
  { path: paths.orderBalanceHistory.path, ...balanceHistory },
  { path: paths.placedOrder.path, ...makePage(() => import('#features/orders/order-page.tsx'), 'OrderPage') },
];
