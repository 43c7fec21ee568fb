import type { components, operations } from '#contract/types.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

function withQuery(path: string, query: Query): string {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] satisfies [string, string]],
  );
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}

/** The parameters of the catalogue's address. */
export type CatalogAddress = {
  search?: string;
  category?: number | undefined;
  /** Roubles, with kopecks after a dot. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  /** Only items with a discount. */
  discount?: 1 | undefined;
  /** Only new items. */
  isNew?: 1 | undefined;
  order?: NonNullable<NonNullable<operations['listItems']['parameters']['query']>['order_by']>;
  page?: number | undefined;
};

/** Every page except those of branches: `path` is the router's pattern, `getHref` builds an address. */
export const paths = {
  main: { path: '/', getHref: () => '/' },
  catalog: { path: '/catalog/', getHref: (address: CatalogAddress = {}) => withQuery('/catalog/', address) },
  favourites: { path: '/favourites/', getHref: (address: CatalogAddress = {}) => withQuery('/favourites/', address) },
  item: { path: '/item/:id/', getHref: (id: number) => `/item/${id}/` },
  info: { path: '/info/:slug/', getHref: (slug: components['schemas']['InfoSlug']) => `/info/${slug}/` },
  newItem: { path: '/item/new/', getHref: () => '/item/new/' },
  editItem: { path: '/item/:id/edit/', getHref: (id: number) => `/item/${id}/edit/` },
  profile: { path: '/profile/', getHref: () => '/profile/' },
  items: { path: '/items/', getHref: () => '/items/' },
  categories: { path: '/categories/', getHref: () => '/categories/' },
  newCustomer: { path: '/customers/new/', getHref: () => '/customers/new/' },
  settings: {
    path: '/settings/:tab?',
    getHref: (tab?: string) => (tab === undefined ? '/settings' : `/settings/${tab}/`),
  },
  importItems: {
    path: '/items/import/',
    getHref: (id?: number) => withQuery('/items/import/', { id }),
  },
  print: { path: '/print/', getHref: () => '/print/' },
  checkoutComplete: {
    path: '/checkout-complete/',
    getHref: (orderId?: number) => withQuery('/checkout-complete/', { order: orderId }),
  },
} as const;
