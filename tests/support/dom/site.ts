import { createQueryClient } from '#app/start/query-client.ts';
import { startPage } from '#app/root-actor.ts';
import { tokenStorage } from '#api/storage.ts';
import { syncCachedCart, syncCartWithVisibility } from '#entities/cart/cart-sync.ts';
import { cartQuery } from '#entities/cart/cart.queries.ts';
import { syncFavouritesWithVisibility } from '#entities/favourite/favourites-sync.ts';
import type { PageActors } from '#page/page-deps.ts';
import type { QueryClient } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';

interface SiteOptions {
  queryClient?: QueryClient;
  /** The address that is shown. */
  here?: string;
}

/** The page's actors on their real effects, as after a load; its addresses go to `gone`. */
export function startSite({ queryClient = createQueryClient(), here = '/' }: SiteOptions = {}) {
  const gone: string[] = [];
  const go = (href: string): void => void gone.push(href);
  const isSignedIn = tokenStorage.read() !== null;
  const page = startPage({
    queryClient,
    navigation: { here: () => here, goTo: go, leaveBack: () => go('back'), reloadAt: go },
    isSignedIn,
  });
  const { actor } = page.deps;
  if (isSignedIn) actor('favourites').send({ type: 'account.entered' });
  syncCachedCart(actor('cart'), queryClient);
  syncCartWithVisibility(actor('cart'), queryClient);
  syncFavouritesWithVisibility(actor('favourites'));
  const actors: PageActors = {
    session: actor('session'),
    login: actor('login'),
    confirm: actor('confirm'),
    connection: actor('connection'),
    freshness: actor('freshness'),
    cart: actor('cart'),
    favourites: actor('favourites'),
    checkout: actor('checkout'),
  };
  const stop = (): void => {
    page.root.stop();
  };
  onTestFinished(() => {
    stop();
    // Lost calls are repeated after seconds: the server of another test would be asked.
    void queryClient.cancelQueries();
  });
  const cachedCart = () => queryClient.getQueryData(cartQuery.queryKey);
  return { ...actors, page, queryClient, gone, cachedCart, stop };
}
