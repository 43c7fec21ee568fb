import type { operations } from '#contract/types.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

function withQuery(path: string, query: Query): string {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] satisfies [string, string]],
  );
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}

/** What the catalogue's address holds. */
export type CatalogAddress = {
  search?: string;
  category?: number;
  order?: NonNullable<NonNullable<operations['listItems']['parameters']['query']>['order_by']>;
  page?: number;
};

/** What the address of the list of placed orders holds. */
export type PlacedOrdersAddress = {
  scope?: 'shop' | undefined;
  customerId?: number | undefined;
  state?: string | undefined;
  search?: string;
  page?: number;
};

/** Every page: `path` is the router's pattern, `getHref` makes an address. */
export const paths = {
  main: { path: '/', getHref: () => '/' },
  catalog: { path: '/catalog/', getHref: (address: CatalogAddress = {}) => withQuery('/catalog/', address) },
  item: { path: '/item/:id/', getHref: (id: number) => `/item/${id}/` },
  checkoutComplete: {
    path: '/checkout-complete/',
    getHref: (orderId?: number) => withQuery('/checkout-complete/', { order: orderId }),
  },
  placedOrders: { path: '/orders', getHref: (address: PlacedOrdersAddress = {}) => withQuery('/orders', address) },
  placedOrder: { path: '/orders/:id/', getHref: (id: number) => `/orders/${id}/` },
} as const;
