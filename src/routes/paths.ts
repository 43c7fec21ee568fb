import { pageRoutes, type PageName } from '#common/routes/pages.ts';
import { fillPattern } from '#common/routes/pattern.ts';
import type { SettingsTab } from '#common/routes/settings-tabs.ts';
import type { components, operations } from '#contract/types.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

function withQuery(path: string, query: Query): string {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] satisfies [string, string]],
  );
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}

/** The parameters of the catalogue's address. */
export type CatalogueAddress = {
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

const at = (name: PageName, params = {}): string => fillPattern(pageRoutes[name].path, params);

/** The address of every page except those of branches. */
export const paths = {
  main: { getHref: () => at('main') },
  catalog: { getHref: (address: CatalogueAddress = {}) => withQuery(at('catalog'), address) },
  favourites: { getHref: (address: CatalogueAddress = {}) => withQuery(at('favourites'), address) },
  item: { getHref: (id: number) => at('item', { id }) },
  info: { getHref: (slug: components['schemas']['InfoSlug']) => at('info', { slug }) },
  today: { getHref: () => at('today') },
  newItem: { getHref: () => at('newItem') },
  editItem: { getHref: (id: number) => at('editItem', { id }) },
  profile: { getHref: () => at('profile') },
  items: { getHref: () => at('items') },
  photoPrices: { getHref: (line?: number) => withQuery(at('photoPrices'), { line }) },
  shift: { getHref: (shift: { day?: string; decider?: number | 'all' } = {}) => withQuery(at('shift'), shift) },
  categories: { getHref: () => at('categories') },
  newCustomer: { getHref: () => at('newCustomer') },
  settings: { getHref: (tab?: SettingsTab) => at('settings', { tab }) },
  importItems: { getHref: (id?: number) => withQuery(at('importItems'), { id }) },
  print: { getHref: () => at('print') },
  checkoutComplete: { getHref: (orderId?: number) => withQuery(at('checkoutComplete'), { order: orderId }) },
} as const satisfies Readonly<Record<PageName, object>>;
