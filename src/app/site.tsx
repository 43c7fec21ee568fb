import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { ShellLayout } from './shell/shell-layout.tsx';
import { PageLoader } from '#ui/page-loader.tsx';
import { usePageActor } from '#entities/page/page-context.tsx';
import { ShopProvider } from '#entities/shop/shop-context.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { CurrentPage, usePageAt } from './current-page.tsx';
import { Overlays } from './overlays/overlays.tsx';

/** Loads the page of the address, and what it shows first, beside the shop and not after it. */
function usePageAhead(isAhead: boolean): void {
  const [path] = useLocation();
  const page = usePageAt()(path);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isAhead) page?.prefetch(queryClient, new URL(location.href));
  }, [isAhead, page, queryClient]);
}

/** The shop with its frame and the page that the address asks for. */
export function Site() {
  const session = usePageActor('session');
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy') || snapshot.matches('ended'));
  usePageAhead(isBusy);
  const isMissing = useSelector(session, (snapshot) => snapshot.matches('shopMissing'));
  const isUnreached = useSelector(session, (snapshot) => snapshot.matches('shopUnreached'));
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'));
  // The session fetches both; here they are read, and kept fresh from then on.
  const { data: retail } = useQuery({ ...currentRetailQuery, enabled: !isBusy && !isMissing && !isUnreached });
  const { data: customer } = useQuery({ ...currentCustomerQuery, enabled: isSignedIn });

  if (isBusy) return <PageLoader />;
  if (isMissing || isUnreached || !retail) {
    return (
      <main>
        <NotFoundPage {...(isUnreached && { onRetry: () => session.send({ type: 'retry.requested' }) })} />
      </main>
    );
  }
  return (
    <ShopProvider retail={retail} customer={customer ?? null}>
      <ShellLayout>
        <CurrentPage />
      </ShellLayout>
      <Overlays />
    </ShopProvider>
  );
}
