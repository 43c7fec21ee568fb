import { byParticularity } from '#common/routes/by-particularity.ts';
import { pageNames, pageRoutes, type PageName, type PageRoute, type ShownBy } from '#common/routes/pages.ts';
import { compilePattern } from '#common/routes/pattern.ts';
import { makePage, type PageParts } from '#ui/loading/make-page.ts';
import { branchPages } from './branch-pages.tsx';
import { forHolders } from './holder-page.tsx';

/** A page with its path. */
export interface Page extends PageParts, Pick<PageRoute, 'path' | 'section' | 'frame'> {}

type ShopPage = ShownBy<typeof pageRoutes, 'shop'>;

const shopPages: Readonly<Record<ShopPage, PageParts>> = {
  main: { ...makePage(() => import('./front-page.tsx'), 'FrontPage'), shape: 'goods' },
  catalog: { ...makePage(() => import('./catalogue-with-tools.tsx'), 'CatalogueWithTools'), shape: 'goods' },
  favourites: {
    ...makePage(() => import('#storefront/catalogue/favourites-page.tsx'), 'FavouritesPage'),
    shape: 'goods',
  },
  item: { ...makePage(() => import('#storefront/catalogue/item/item-page.tsx'), 'ItemPage'), shape: 'record' },
  today: { ...makePage(() => import('./today-page.tsx'), 'TodayPage'), shape: 'record' },
  info: makePage(() => import('#storefront/info/info-page.tsx'), 'InfoPage'),
  checkoutComplete: {
    ...makePage(() => import('#storefront/checkout/checkout-complete-page.tsx'), 'CheckoutCompletePage'),
    shape: 'record',
  },
  profile: {
    ...makePage(() => import('#storefront/account/profile/profile-page.tsx'), 'ProfilePage'),
    shape: 'record',
  },
  settings: makePage(() => import('./settings-page.tsx'), 'SettingsPage'),
  print: makePage(() => import('#entities/report/print/print-page.tsx'), 'PrintPage'),
};

const isOfShop = (name: PageName): name is ShopPage => Object.hasOwn(shopPages, name);

/** Every page by its path; the first that matches is shown. */
export const pages: readonly Page[] = [
  ...pageNames.map((name) => ({ ...pageRoutes[name], ...(isOfShop(name) ? shopPages[name] : forHolders(name)) })),
  ...branchPages,
].toSorted(byParticularity);

const matchers = pages.map((page) => ({ page, match: compilePattern(page.path) }));

/** The page of an address; undefined if there is none. */
export const pageAt = ({ pathname, searchParams }: URL): Page | undefined =>
  matchers.find(({ match }) => match(pathname, searchParams))?.page;
