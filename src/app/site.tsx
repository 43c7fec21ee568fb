import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { Alive } from './pages/alive.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { FrameSkeleton } from './shell/frame/frame-skeleton.tsx';
import { ShellLayout } from './shell/frame/shell-layout.tsx';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import { useWhenIdle } from '#ui/loading/use-when-idle.ts';
import { PageLoader } from '#ui/states/page-loader.tsx';
import { usePage, usePageActor } from '#page/page-context.tsx';
import { ShopProvider } from '#page/shop-context.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useEffect } from 'react';
import { useLocation } from 'wouter';
import { CurrentPage, usePageAt } from './pages/current-page.tsx';
import type { Page } from './pages/pages.ts';
import { keepOffline } from './start/keep-offline.ts';
import { useBrandStyle } from './theme/use-brand-style.ts';
import { Overlays } from './overlays/overlays.tsx';

/** Prefetches the page of the address while the shop loads. */
function usePageAhead(page: Page | undefined, isAhead: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isAhead) page?.prefetch(queryClient, new URL(location.href));
  }, [isAhead, page, queryClient]);
}

/** What the shop shows; rendered again for a change of its own alone, and not for each of the session's. */
const Shown = memo(function Shown({ frame }: { frame: Page['frame'] | undefined }) {
  return (
    <>
      <ShellLayout frame={frame}>
        <CurrentPage />
      </ShellLayout>
      <Overlays />
    </>
  );
});

/** The shop with its layout and the current page. */
export function Site() {
  const session = usePageActor('session');
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy') || snapshot.matches('ended'));
  // The server has drawn the shop: it stays in sight while the session asks who looks.
  const isBeginning = useSelector(
    session,
    (snapshot) => snapshot.matches('loadingShop') || snapshot.matches('loadingCustomer'),
  );
  const { isDrawn = false } = usePage();
  const isTakenOver = isDrawn && isBeginning;
  const [path] = useLocation();
  const page = usePageAt()(path);
  // What has come for this person must not meet a part that is still the server's: prices of a trade have more to show.
  usePageAhead(page, isBusy && !isTakenOver);
  const isMissing = useSelector(session, (snapshot) => snapshot.matches('shopMissing'));
  const isUnreached = useSelector(session, (snapshot) => snapshot.matches('shopUnreached'));
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'));
  // The session fetches both first; these queries read the cache and keep it fresh.
  const { data: retail } = useQuery({ ...currentRetailQuery, enabled: !isBusy && !isMissing && !isUnreached });
  const { data: customer } = useQuery({ ...currentCustomerQuery, enabled: isSignedIn });

  // Who looks may be known before all is taken over: a later change leaves what is drawn in its place.
  const viewer = useIsHydrated() ? (customer ?? null) : null;
  const laterViewer = useDeferredValue(viewer);

  useBrandStyle(retail?.primary_color);
  useWhenIdle(keepOffline);

  if (isBusy && !isTakenOver) return page?.frame === 'none' ? <PageLoader /> : <FrameSkeleton page={page} />;
  if (isMissing || isUnreached || !retail) {
    return (
      <main>
        <NotFoundPage {...(isUnreached && { onRetry: () => session.send({ type: 'retry.requested' }) })} />
        <Alive />
      </main>
    );
  }
  return (
    <ShopProvider retail={retail} customer={isDrawn ? laterViewer : viewer}>
      <Shown frame={page?.frame} />
    </ShopProvider>
  );
}
