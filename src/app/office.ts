import { foreignFlags, type ScreenName } from '#entities/branch/branches.ts';
import { useCustomer } from '#entities/shop/shop-context.tsx';
import type { PlacedOrder } from '#contract/types.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import type { Prefetch } from '#ui/loading/make-page.ts';
import { useEffect } from 'react';

// The only import of the office, so that its code is loaded for staff only.
const load = () => import('#office/register.ts');

/** The office's group in the side menu. */
export const OfficeMenu = lazyPart<'OfficeMenu', object>(load, 'OfficeMenu');
/** A screen of the office. */
export const OfficeScreen = lazyPart<'OfficeScreen', { name: ScreenName }>(load, 'OfficeScreen');
/** What waits for staff, on the front page. */
export const OfficeDay = lazyPart<'OfficeDay', object>(load, 'OfficeDay');
/** The view of another customer's order. */
export const OfficeOrder = lazyPart<'OfficeOrder', { order: PlacedOrder }>(load, 'OfficeOrder');

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

/** Loads the office's menu when the browser is idle, for those who may see it. */
export function useOfficePreload(): void {
  const seesOffice = useSeesOffice();
  useEffect(() => (seesOffice ? whenIdle(OfficeMenu.preload) : undefined), [seesOffice]);
}
