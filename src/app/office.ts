import { foreignFlags, type ScreenName } from '#entities/branch/branches.ts';
import { useCustomer } from '#entities/shop/shop-context.tsx';
import type { PlacedOrder } from '#contract/types.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import type { Prefetch } from '#ui/loading/make-page.ts';

// The only import of the office, so that its code is loaded for staff only.
const load = () => import('#office/register.ts');

/** The office's group in the side menu. */
export const OfficeMenu = lazyPart<'OfficeMenu', object>(load, 'OfficeMenu');
/** What keys open on every page. */
export const OfficeKeys = lazyPart<'OfficeKeys', object>(load, 'OfficeKeys');
/** A screen of the office. */
export const OfficeScreen = lazyPart<'OfficeScreen', { name: ScreenName }>(load, 'OfficeScreen');
/** What waits for staff, on the front page. */
export const OfficeDay = lazyPart<'OfficeDay', object>(load, 'OfficeDay');
/** The view of another customer's order. */
export const OfficeOrder = lazyPart<'OfficeOrder', { order: PlacedOrder }>(load, 'OfficeOrder');
/** Buttons that send an order's waiting lines to a purchase. */
export const OfficeSend = lazyPart<'SendToPurchase', { order: PlacedOrder }>(load, 'SendToPurchase');
/** The form of a new item. */
export const OfficeNewItem = lazyPart<'NewItemPage', object>(load, 'NewItemPage');
/** The form of an item. */
export const OfficeEditItem = lazyPart<'EditItemPage', object>(load, 'EditItemPage');

/** Loads a screen of the office and what it shows first. */
export function prefetchOfficeScreen(name: ScreenName, ...address: Parameters<Prefetch>): void {
  // A failure is reported when the screen is shown.
  void load().then(
    ({ prefetchScreen }) => prefetchScreen(name, ...address),
    () => undefined,
  );
}

/** Whether the person may see the office. */
export function useSeesOffice(): boolean {
  const customer = useCustomer();
  // Whoever settles the shop reads notices there.
  return [...Object.values(foreignFlags), 'edit_retail' as const].some((flag) => customer?.permissions.includes(flag));
}
