import type { PageActors } from '#page/page-deps.ts';
import { cartChangeStorage } from '#api/storage.ts';
import { makeUuid } from '#lib/uuid.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { cartDrawer } from '../shop/overlays.ts';
import { summaryOf } from './cart-cache.ts';
import { cartQuery } from './cart.queries.ts';

/** Neither the drawer that opens nor the tab that is shown again fetches a cart that is newer than this. */
const JUST_FETCHED_MS = 1_000;

type CartActor = PageActors['cart'];

/** Sends the cart machine each new state of the cached cart, and tells other tabs of those that this page made. */
export function syncCachedCart(cart: CartActor, queryClient: QueryClient): void {
  const hash = hashKey(cartQuery.queryKey);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    const data = queryClient.getQueryData(cartQuery.queryKey);
    if (data) cart.send({ type: 'cart.received', cart: summaryOf(data) });
    if (event.action.manual) cartChangeStorage.write(makeUuid());
  });
  cart.subscribe({ complete: stop });
}

/**
 * Saves pending edits when the page is hidden, since it may never be shown again; fetches the cart when another tab has
 * changed it, and when the page or the cart's drawer is shown, since another device may have.
 */
export function syncCartWithVisibility(cart: CartActor, queryClient: QueryClient): void {
  const ended = new AbortController();
  cart.subscribe({ complete: () => ended.abort() });
  const flush = (): void => cart.send({ type: 'flush.requested' });
  const fetchUnlessFetched = (within: number): void => {
    if (cart.getSnapshot().matches('ready')) void queryClient.prefetchQuery({ ...cartQuery, staleTime: within });
  };
  const followVisibility = (): void => {
    if (document.visibilityState === 'hidden') flush();
    else fetchUnlessFetched(JUST_FETCHED_MS);
  };
  const drawer = cartDrawer.isOpen.subscribe((isOpen) => {
    if (isOpen) fetchUnlessFetched(JUST_FETCHED_MS);
  });
  // A hidden page fetches it when it is shown.
  const stopHearing = cartChangeStorage.onChangeElsewhere(() => {
    if (document.visibilityState === 'visible') fetchUnlessFetched(0);
  });
  cart.subscribe({ complete: drawer.unsubscribe });
  cart.subscribe({ complete: stopHearing });
  document.addEventListener('visibilitychange', followVisibility, { signal: ended.signal });
  window.addEventListener('pagehide', flush, { signal: ended.signal });
}
