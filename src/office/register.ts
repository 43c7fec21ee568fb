import type { ScreenName } from '#entities/branch/branches.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { makePage, type PageParts, type Prefetch } from '#ui/loading/make-page.ts';
import { createElement } from 'react';

// The menu comes with this module, so that it is there as soon as the side menu opens.
export { OfficeMenu } from './menu/office-menu.tsx';
// The keys too, so that they work on every page.
export { OfficeKeys } from './menu/office-keys.tsx';

/** Screens that the office shows differently from the storefront. */
const screens: Partial<Record<ScreenName, PageParts>> = {
  orders: makePage(() => import('./orders/orders-page.tsx'), 'OfficeOrdersPage'),
  payments: makePage(() => import('./payments/payments-page.tsx'), 'OfficePaymentsPage'),
  payment: makePage(() => import('./payments/payment-page.tsx'), 'OfficePaymentPage'),
  lines: makePage(() => import('./lines/lines-page.tsx'), 'LinesPage'),
  groups: makePage(() => import('./groups/groups-page.tsx'), 'GroupsPage'),
  purchases: makePage(() => import('./purchases/purchases-page.tsx'), 'PurchasesPage'),
  purchase: makePage(() => import('./purchases/purchase-page.tsx'), 'PurchasePage'),
};

/** A screen of the office; nothing if it has none of this name. */
export function OfficeScreen({ name }: { name: ScreenName }) {
  const screen = screens[name];
  return screen ? createElement(screen.Page) : null;
}

/** Loads a screen and what it shows first. */
export function prefetchScreen(name: ScreenName, ...address: Parameters<Prefetch>): void {
  screens[name]?.prefetch(...address);
}

/** The view of another customer's order. */
export const OfficeOrder = lazyPart(() => import('./orders/office-order.tsx'), 'OfficeOrder');

/** What waits for staff, for the front page. */
export const OfficeDay = lazyPart(() => import('./day/day-section.tsx'), 'DaySection');

/** Buttons that send an order's waiting lines to a purchase, also one's own order's. */
export const SendToPurchase = lazyPart(() => import('./orders/send-to-purchase.tsx'), 'SendToPurchase');

/** The form of a new item. */
export const NewItemPage = lazyPart(() => import('./items/new-item-page.tsx'), 'NewItemPage');

/** The form of an item. */
export const EditItemPage = lazyPart(() => import('./items/edit-item-page.tsx'), 'EditItemPage');
