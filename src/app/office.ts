import { foreignFlags } from '#routes/branches.ts';
import { openTabs } from '#routes/settings-tabs.ts';
import { useCustomer } from '#page/shop-context.tsx';
import type { PlacedOrder } from '#contract/types.ts';
import type { OfficeScreenName } from '#routes/office-screen.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import type { Prefetch } from '#ui/loading/make-page.ts';

// The only import of the office, so that its code is loaded for staff only.
const load = () => import('#office/register.ts');

/** The office's group in the side menu. */
export const OfficeMenu = lazyPart<'OfficeMenu', object>(load, 'OfficeMenu');
/** What keys open on every page. */
export const OfficeKeys = lazyPart<'OfficeKeys', object>(load, 'OfficeKeys');
/** A screen of the office. */
export const OfficeScreen = lazyPart<'OfficeScreen', { name: OfficeScreenName }>(load, 'OfficeScreen');
/** What waits for staff, on the front page. */
export const OfficeDay = lazyPart<'OfficeDay', object>(load, 'OfficeDay');
/** The view of another customer's order. */
export const OfficeOrder = lazyPart<'OfficeOrder', { order: PlacedOrder }>(load, 'OfficeOrder');
/** Buttons that send an order's waiting lines to a purchase. */
export const OfficeSend = lazyPart<'SendToPurchase', { order: PlacedOrder }>(load, 'SendToPurchase');
/** The form of a new item. */
export const OfficeNewItem = lazyPart<'NewItemPage', object>(load, 'NewItemPage');
/** The catalogue as a file, and the way to the import. */
export const OfficeItemTools = lazyPart<'ItemTools', object>(load, 'ItemTools');
/** Items from a file. */
export const OfficeImport = lazyPart<'ImportPage', object>(load, 'ImportPage');
/** The form of an item. */
export const OfficeEditItem = lazyPart<'EditItemPage', object>(load, 'EditItemPage');

/** The items as staff keep them. */
export const OfficeItems = lazyPart<'ItemsPage', object>(load, 'ItemsPage');

/** The categories of the catalogue. */
export const OfficeCategories = lazyPart<'CategoriesPage', object>(load, 'CategoriesPage');

/** The form of a new customer. */
export const OfficeNewCustomer = lazyPart<'NewCustomerPage', object>(load, 'NewCustomerPage');

/** Loads a screen of the office and what it shows first. */
export function prefetchOfficeScreen(name: OfficeScreenName, ...address: Parameters<Prefetch>): void {
  // A failure is reported when the screen is shown.
  void load().then(
    ({ prefetchScreen }) => prefetchScreen(name, ...address),
    () => undefined,
  );
}

const itemFlags = ['edit_item', 'delete_item'] as const;

/** Whether the person may see the office. */
export function useSeesOffice(): boolean {
  const customer = useCustomer();
  if (openTabs(customer).length > 0) return true;
  return [...Object.values(foreignFlags), ...itemFlags].some((flag) => customer?.permissions.includes(flag));
}
