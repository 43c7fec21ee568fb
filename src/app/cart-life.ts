import { cartQuery } from '#api/queries/cart.ts';
import { linesOf } from '#machines/cart/cart.machine.ts';
import type { MachineActor } from '#ui/machine-types.ts';
import type { ReportFact } from '#ui/provided-machines.tsx';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { summaryOf } from './actors/cart-cache.ts';

type CartActor = MachineActor<'cart'>;

/** Hands the facts of the cart's lines on, whichever lines come and go. */
export function reportLineFacts(cart: CartActor, reportFact: ReportFact): void {
  const known = new WeakSet<object>();
  cart.subscribe((snapshot) => {
    for (const line of linesOf(snapshot)) {
      if (known.has(line)) continue;
      known.add(line);
      line.on('*', (fact) => reportFact('cartLine', fact));
    }
  });
}

/** Tells the cart whenever the cached cart is another. */
export function followCachedCart(cart: CartActor, queryClient: QueryClient): void {
  const hash = hashKey(cartQuery.queryKey);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    const data = queryClient.getQueryData(cartQuery.queryKey);
    if (data) cart.send({ type: 'cart.received', cart: summaryOf(data) });
  });
  cart.subscribe({ complete: stop });
}

/** Saves waiting edits as soon as the page is hidden, since it may never be shown again; shown again, it asks for news. */
export function keepCartInStep(cart: CartActor, queryClient: QueryClient): void {
  const ended = new AbortController();
  cart.subscribe({ complete: () => ended.abort() });
  const flush = (): void => cart.send({ type: 'flush.requested' });
  const followVisibility = (): void => {
    if (document.visibilityState === 'hidden') flush();
    else if (cart.getSnapshot().matches('ready')) void queryClient.prefetchQuery(cartQuery);
  };
  document.addEventListener('visibilitychange', followVisibility, { signal: ended.signal });
  window.addEventListener('pagehide', flush, { signal: ended.signal });
}
