import type { PageActors } from '#entities/page/page-deps.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { cartDrawer } from '../shop/disclosures.ts';
import { summaryOf } from './cart-cache.ts';
import { cartQuery } from './cart.queries.ts';

/** Whoever opens the drawer may have fetched the cart for it. */
const JUST_FETCHED_MS = 1_000;

type CartActor = PageActors['cart'];

/** Sends the cart machine each new state of the cached cart. */
export function syncCachedCart(cart: CartActor, queryClient: QueryClient): void {
  const hash = hashKey(cartQuery.queryKey);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    const data = queryClient.getQueryData(cartQuery.queryKey);
    if (data) cart.send({ type: 'cart.received', cart: summaryOf(data) });
  });
  cart.subscribe({ complete: stop });
}

/**
 * Saves pending edits when the page is hidden, since it may never be shown again; fetches the cart when the page or the
 * cart's drawer is shown, since another tab may have changed it.
 */
export function syncCartWithVisibility(cart: CartActor, queryClient: QueryClient): void {
  const ended = new AbortController();
  cart.subscribe({ complete: () => ended.abort() });
  const flush = (): void => cart.send({ type: 'flush.requested' });
  const followVisibility = (): void => {
    if (document.visibilityState === 'hidden') flush();
    else if (cart.getSnapshot().matches('ready')) void queryClient.prefetchQuery(cartQuery);
  };
  const stopFollowing = cartDrawer.subscribe(() => {
    if (cartDrawer.isOpen() && cart.getSnapshot().matches('ready'))
      void queryClient.prefetchQuery({ ...cartQuery, staleTime: JUST_FETCHED_MS });
  });
  cart.subscribe({ complete: stopFollowing });
  document.addEventListener('visibilitychange', followVisibility, { signal: ended.signal });
  window.addEventListener('pagehide', flush, { signal: ended.signal });
}
