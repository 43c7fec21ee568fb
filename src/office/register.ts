import type { OfficeRoute } from '#common/routes/screens.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { makePage, type PageParts, type Prefetch } from '#ui/loading/make-page.ts';
import { createElement } from 'react';
import { OfficeTools as Tools } from './menu/office-tools.tsx';

// The menu comes with this module, so that it is there as soon as the side menu opens.
export { OfficeMenu } from './menu/office-menu.tsx';
// The keys too, so that they work on every page.
export { OfficeKeys } from './menu/office-keys.tsx';
// And what stands around each page, so that the page moves once.
export { OfficeSections } from './menu/office-sections.tsx';

const dialogs = {
  NewOrder: lazyPart(() => import('./orders/create/new-order-dialog.tsx'), 'NewOrderDialog'),
  NewPurchase: lazyPart(() => import('./purchases/purchase-form.tsx'), 'CreatePurchase'),
} as const;

const CreateMenu = lazyPart(() => import('./menu/create-menu.tsx'), 'CreateMenu');

/** The office's search, and what can be made from anywhere. */
export const OfficeTools = () => createElement(Tools, { create: createElement(CreateMenu, dialogs) });

const screens: Readonly<Record<OfficeRoute, PageParts>> = {
  orders: makePage(() => import('./orders/orders-page.tsx'), 'OfficeOrdersPage'),
  payments: makePage(() => import('./payments/payments-page.tsx'), 'OfficePaymentsPage'),
  shift: makePage(() => import('./payments/shift/shift-page.tsx'), 'ShiftPage'),
  payment: makePage(() => import('./payments/payment-page.tsx'), 'OfficePaymentPage'),
  lines: makePage(() => import('./lines/lines-page.tsx'), 'LinesPage'),
  photoPrices: makePage(() => import('./photo-prices/photo-prices-page.tsx'), 'PhotoPricesPage'),
  groups: makePage(() => import('./groups/groups-page.tsx'), 'GroupsPage'),
  customers: makePage(() => import('./customers/customers-page.tsx'), 'CustomersPage'),
  customer: makePage(() => import('./customers/edit-customer-page.tsx'), 'EditCustomerPage'),
  newCustomer: makePage(() => import('./customers/new-customer-page.tsx'), 'NewCustomerPage'),
  purchases: makePage(() => import('./purchases/purchases-page.tsx'), 'PurchasesPage'),
  purchase: makePage(() => import('./purchases/purchase-page.tsx'), 'PurchasePage'),
  items: makePage(() => import('./items/list/items-page.tsx'), 'ItemsPage'),
  newItem: makePage(() => import('./items/new-item-page.tsx'), 'NewItemPage'),
  editItem: makePage(() => import('./items/edit-item-page.tsx'), 'EditItemPage'),
  importItems: makePage(() => import('./items/files/import-page.tsx'), 'ImportPage'),
  categories: makePage(() => import('./items/categories/categories-page.tsx'), 'CategoriesPage'),
  settings: makePage(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
};

/** A screen of the office. */
export const OfficeScreen = ({ name }: { name: OfficeRoute }) => createElement(screens[name].Page);

/** Loads a screen and what it shows first. */
export const prefetchScreen = (name: OfficeRoute, ...address: Parameters<Prefetch>): void =>
  screens[name].prefetch(...address);

/** The view of another customer's order. */
export const OfficeOrder = lazyPart(() => import('./orders/office-order.tsx'), 'OfficeOrder');

/** What waits for staff, for the front page. */
export const OfficeDay = lazyPart(() => import('./day/day-section.tsx'), 'DaySection');

/** What staff find beside their own order. */
export const OwnOrderParts = lazyPart(() => import('./orders/own-order-parts.tsx'), 'OwnOrderParts');

/** The catalogue as a file, and the way to the import. */
export const ItemTools = lazyPart(() => import('./items/files/item-tools.tsx'), 'ItemTools');
