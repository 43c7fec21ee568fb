import { byParticularity } from '#routes/by-particularity.ts';
import { paths } from '#routes/paths.ts';
import { makePage, type PageParts } from '#ui/loading/make-page.ts';
import { branchPages } from './branch-pages.tsx';
import {
  categoriesPage,
  editItemPage,
  importItemsPage,
  itemsPage,
  newCustomerPage,
  newItemPage,
} from './holder-pages.tsx';
import type { Section } from '../navigation/keep-alive.ts';

/** A page with its path. */
export interface Page extends PageParts {
  path: string;
  /** Kept alive with the other pages of its section. */
  section?: Section;
  /** Shown without header and footer. */
  isBare?: boolean;
}

const shopPages: readonly Page[] = [
  { path: paths.main.path, ...makePage(() => import('./front-page.tsx'), 'FrontPage'), shape: 'goods' },
  {
    path: paths.catalog.path,
    ...makePage(() => import('./catalog-with-tools.tsx'), 'CatalogWithTools'),
    section: 'catalogue',
    shape: 'goods',
  },
  {
    path: paths.favourites.path,
    ...makePage(() => import('#storefront/catalogue/favourites-page.tsx'), 'FavouritesPage'),
    section: 'catalogue',
    shape: 'goods',
  },
  {
    path: paths.item.path,
    ...makePage(() => import('#storefront/catalogue/item/item-page.tsx'), 'ItemPage'),
    shape: 'record',
  },
  { path: paths.info.path, ...makePage(() => import('#storefront/info/info-page.tsx'), 'InfoPage') },
  { path: paths.newItem.path, ...newItemPage },
  { path: paths.editItem.path, ...editItemPage },
  { path: paths.importItems.path, ...importItemsPage },
  { path: paths.items.path, ...itemsPage },
  { path: paths.categories.path, ...categoriesPage },
  { path: paths.newCustomer.path, ...newCustomerPage },
  {
    path: paths.checkoutComplete.path,
    ...makePage(() => import('#storefront/checkout/checkout-complete-page.tsx'), 'CheckoutCompletePage'),
    shape: 'record',
  },
  {
    path: paths.profile.path,
    ...makePage(() => import('#storefront/account/profile/profile-page.tsx'), 'ProfilePage'),
    shape: 'record',
  },
  { path: paths.settings.path, ...makePage(() => import('./settings-page.tsx'), 'SettingsPage') },
  {
    path: paths.print.path,
    ...makePage(() => import('#entities/report/print/print-page.tsx'), 'PrintPage'),
    isBare: true,
  },
];

/** Every page by its path; the first that matches is shown. */
export const pages: readonly Page[] = [...shopPages, ...branchPages].toSorted(byParticularity);
