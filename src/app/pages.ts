import { paths } from '#lib/paths.ts';
import { lazyPart, type LazyPart } from '#ui/lazy-part.ts';

interface Page {
  path: string;
  /** Reads the address itself, through the router's hooks. */
  Page: LazyPart<object>;
}

/** Every page by its path; the first that fits is shown. */
export const pages: readonly Page[] = [
  { path: paths.main.path, Page: lazyPart(() => import('#features/home/main-page.tsx'), 'MainPage') },
  { path: paths.catalog.path, Page: lazyPart(() => import('#features/catalogue/catalog-page.tsx'), 'CatalogPage') },
  { path: paths.item.path, Page: lazyPart(() => import('#features/catalogue/item-page.tsx'), 'ItemPage') },
  {
    path: paths.checkoutComplete.path,
    Page: lazyPart(() => import('#features/checkout/checkout-complete-page.tsx'), 'CheckoutCompletePage'),
  },
  { path: paths.placedOrders.path, Page: lazyPart(() => import('#features/orders/orders-page.tsx'), 'OrdersPage') },
  { path: paths.placedOrder.path, Page: lazyPart(() => import('#features/orders/order-page.tsx'), 'OrderPage') },
];
