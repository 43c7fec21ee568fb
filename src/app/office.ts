import { branches, type ScreenName } from '#entities/branch/branches.ts';
import { useCustomer } from '#entities/shop/shop-context.tsx';
import type { PlacedOrder } from '#contract/types.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { Prefetch } from '#ui/make-page.ts';
import { useEffect } from 'react';

// The only way into the office: whoever has no part in it loads nothing of it.
const load = () => import('#office/register.ts');

/** The office's group in the side menu. */
export const OfficeMenu = lazyPart<'OfficeMenu', object>(load, 'OfficeMenu');
/** A screen of the office. */
export const OfficeScreen = lazyPart<'OfficeScreen', { name: ScreenName }>(load, 'OfficeScreen');
/** An order of somebody else. */
export const OfficeOrder = lazyPart<'OfficeOrder', { order: PlacedOrder }>(load, 'OfficeOrder');

/** Loads a screen of the office and what it shows first. */
export function prefetchOfficeScreen(name: ScreenName, ...address: Parameters<Prefetch>): void {
  // Whoever shows the screen hears of a failure.
  void load().then(
    ({ prefetchScreen }) => prefetchScreen(name, ...address),
    () => undefined,
  );
}

/** Whether the person has a part in the office. */
export function useSeesOffice(): boolean {
  const customer = useCustomer();
  return branches.some(({ flag }) => flag !== undefined && customer?.permissions.includes(flag));
}

/** Loads the office's menu, for those who have a part in it, when the browser is idle. */
export function useOfficePreload(): void {
  const seesOffice = useSeesOffice();
  useEffect(() => (seesOffice ? whenIdle(OfficeMenu.preload) : undefined), [seesOffice]);
}
