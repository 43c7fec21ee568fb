import './theme/styles.ts';
import { callReports } from '#api/client.ts';
import { tokenStorage } from '#api/storage.ts';
import { syncCachedCart, syncCartWithVisibility } from '#entities/cart/cart-sync.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import {
  addPendingFavourite,
  dropPendingFavourite,
  syncFavouritesWithVisibility,
} from '#entities/favourite/favourites-sync.ts';
import { nextTask } from '#lib/when-idle.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { goOnAfterReload } from './start/after-reload.ts';
import { App } from './app.tsx';
import { syncFreshness } from './start/freshness-sync.ts';
import { reportChunkLoadErrors } from './start/chunk-load-error.ts';
import { syncConnection } from './start/connection-sync.ts';
import { followOverlays } from './overlays/overlay-history.ts';
import { flyPicture, watchHearing } from '#ui/navigation/picture-flight.ts';
import { prefetchLinks } from './navigation/prefetch-links.ts';
import { noteViewer } from './start/keep-offline.ts';
import { createPageNavigation } from './navigation/page-navigation.ts';
import { createQueryClient } from './start/query-client.ts';
import { pageAt } from './pages/pages.ts';
import { connectPage } from './root-actor.ts';
import { takeDrawnPage } from './start/drawn-page.ts';
import { syncToken } from './start/token-sync.ts';

/** Each step is a task of its own, in which the person is answered before the next one begins. */
async function start(): Promise<void> {
  await nextTask();
  const queryClient = createQueryClient();
  const overlays = followOverlays();
  const isSignedIn = tokenStorage.read() !== null;
  noteViewer(isSignedIn);
  const hasAddress = pageAt(new URL(location.href)) !== undefined;
  // What no page has is drawn in the storefront's frame; whoever is signed in may have another, and begins with that.
  const isDrawn = takeDrawnPage(queryClient, isSignedIn) && (hasAddress || !isSignedIn);
  // A drawn page is taken over with its code, or it would be drawn anew where something changes first.
  const ready = isDrawn
    ? pageAt(new URL(location.href))
        ?.ready?.()
        .catch(() => undefined)
    : undefined;
  const prepare = connectPage({ queryClient, navigation: createPageNavigation(overlays), isSignedIn });
  await nextTask();
  const prepared = prepare();
  const { actor } = prepared.deps;
  Object.assign(callReports, {
    onTokenEnded: () => actor('session').send({ type: 'token.ended' }),
    // Whoever has lost a permission loses its menu and its pages too.
    onForbidden: () => void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey }),
    onReach: (isReached) => actor('connection').send({ type: isReached ? 'call.answered' : 'call.lost' }),
  } satisfies typeof callReports);
  // The session fetches the customer after the shop; fetching both at once saves a round trip.
  if (isSignedIn) void queryClient.prefetchQuery(currentCustomerQuery);

  await nextTask();
  prepared.root.start();
  if (isSignedIn) actor('favourites').send({ type: 'account.entered' });
  syncCachedCart(actor('cart'), queryClient);
  syncCartWithVisibility(actor('cart'), queryClient);
  syncFavouritesWithVisibility(actor('favourites'));
  syncToken(tokenStorage, () => actor('session').send({ type: 'token.changed' }));
  syncConnection(actor('connection'));
  if (isSignedIn) syncFreshness({ freshness: actor('freshness'), connection: actor('connection') });
  goOnAfterReload(actor('checkout'));
  addPendingFavourite(actor('favourites'));
  dropPendingFavourite(actor('login'));
  prefetchLinks(queryClient);
  watchHearing();

  const root = document.querySelector('#root');
  if (!root) return;
  const options = { onCaughtError: reportChunkLoadErrors() };
  const app = (
    <StrictMode>
      <App
        page={{ ...prepared, isDrawn }}
        aroundNav={(navigate, ...to) => flyPicture((...target) => overlays.aroundNav?.(navigate, ...target), ...to)}
      />
    </StrictMode>
  );
  await (ready ?? nextTask());
  // In pieces, so that none holds the page.
  if (isDrawn) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
}

void start();
