import { pageRoutes } from '#common/routes/pages.ts';
import { screenNames, screenRoutes, type OfficeRoute } from '#common/routes/screens.ts';
import { useCustomer, type Customer, type Permission } from '#page/shop-context.tsx';
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
export const OfficeScreen = lazyPart<'OfficeScreen', { name: OfficeRoute }>(load, 'OfficeScreen');
/** The office's sections beside each of its pages; below them on a phone. */
export const OfficeSections = lazyPart<'OfficeSections', object>(load, 'OfficeSections');
/** The office's search, and what can be made from anywhere. */
export const OfficeTools = lazyPart<'OfficeTools', object>(load, 'OfficeTools');
/** What waits for staff. */
export const OfficeDay = lazyPart<'OfficeDay', object>(load, 'OfficeDay');
/** The view of another customer's order. */
export const OfficeOrder = lazyPart<'OfficeOrder', { order: PlacedOrder }>(load, 'OfficeOrder');
/** What staff find beside their own order. */
export const OfficeOwnOrder = lazyPart<'OwnOrderParts', { order: PlacedOrder }>(load, 'OwnOrderParts');
/** The catalogue as a file, and the way to the import. */
export const OfficeItemTools = lazyPart<'ItemTools', object>(load, 'ItemTools');
/** Loads a screen of the office and what it shows first. */
export function prefetchOfficeScreen(name: OfficeRoute, ...address: Parameters<Prefetch>): void {
  // A failure is reported when the screen is shown.
  void load().then(
    ({ prefetchScreen }) => prefetchScreen(name, ...address),
    () => undefined,
  );
}

const { items, settings } = pageRoutes;
const officePermissions = new Set<Permission>([
  ...screenNames.map((name) => screenRoutes[name].permission),
  ...items.permissions,
  ...settings.permissions,
]);

const seesOffice = (customer: Customer | null): boolean =>
  customer?.permissions.some((permission) => officePermissions.has(permission)) ?? false;

/** Whether the person may see the office. */
export const useSeesOffice = (): boolean => seesOffice(useCustomer());

/** Whether the person works here: sees the office, or buys for the shop. */
export const worksHere = (customer: Customer | null): boolean =>
  seesOffice(customer) || (customer?.is_intermediary ?? false);
