import { currentCustomerQuery } from '#api/queries/customers.ts';
import { currentRetailQuery } from '#api/queries/retail.ts';
import { NotFoundPage } from '#features/shell/not-found-page.tsx';
import { ShellLayout } from '#features/shell/shell-layout.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { PageLoader } from '#ui/page-loader.tsx';
import { useRunningActor } from '#ui/running-actors.tsx';
import { ShopProvider, useShop } from '#ui/shop-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { matchRoute, Route, Switch, useLocation, useRouter } from 'wouter';
import { Overlays } from './overlays.tsx';
import { pages } from './pages.ts';

function CurrentPage() {
  const [location] = useLocation();
  const { name } = useShop();
  return (
    <ErrorBoundary key={location}>
      <Suspense fallback={<PageLoader />}>
        <Switch>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} component={Page} />
          ))}
          <Route>
            <NotFoundPage shopName={name} />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Loads the page of the address beside the shop, not after it. */
function usePageAhead(): void {
  const { parser } = useRouter();
  const [location] = useLocation();
  useEffect(() => {
    pages.find(({ path }) => matchRoute(parser, path, location)[0])?.Page.preload();
  }, [parser, location]);
}

/** The shop with its frame and the page that the address asks for. */
export function Site() {
  usePageAhead();
  const session = useRunningActor('session');
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy') || snapshot.matches('ended'));
  const isMissing = useSelector(session, (snapshot) => snapshot.matches('shopMissing'));
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'));
  // The session fetches both; here they are read, and kept fresh from then on.
  const { data: retail } = useQuery({ ...currentRetailQuery, enabled: !isBusy && !isMissing });
  const { data: customer } = useQuery({ ...currentCustomerQuery, enabled: isSignedIn });

  if (isBusy) return <PageLoader />;
  if (isMissing || !retail) {
    return (
      <main>
        <NotFoundPage />
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
