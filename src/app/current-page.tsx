import { NotFoundPage } from '#features/shell/not-found-page.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { PageLoader } from '#ui/page-loader.tsx';
import { useShop } from '#ui/shop-context.tsx';
import { Suspense, useState } from 'react';
import { matchRoute, Route, useLocation, useRouter, useSearch } from 'wouter';
import { keepPage, type KeptPage } from './keep-pages.ts';
import { KeptPageView } from './kept-page.tsx';
import { pages, type Page } from './pages.ts';

/** The page of an address, if there is one. */
export function usePageAt(): (address: string) => Page | undefined {
  const { parser } = useRouter();
  return (address) => pages.find(({ path }) => matchRoute(parser, path, address)[0]);
}

/** The page that the address asks for, and hidden beside it those that are kept for a quick return. */
export function CurrentPage() {
  const [path] = useLocation();
  const search = useSearch();
  const { name } = useShop();
  const pageAt = usePageAt();
  const [kept, setKept] = useState<readonly KeptPage[]>([]);
  const page = pageAt(path);
  const next = page?.section ? keepPage(kept, { section: page.section, path, search }) : kept;
  if (next !== kept) setKept(next);
  return (
    <>
      {next
        // In a steady order: a page that moves among its siblings is drawn anew.
        .toSorted((one, other) => one.path.localeCompare(other.path))
        .map((keptPage) => {
          const Page = pageAt(keptPage.path)?.Page;
          return (
            <KeptPageView key={keptPage.path} page={keptPage} isShown={keptPage.path === path}>
              {Page && <Page />}
            </KeptPageView>
          );
        })}
      {!page?.section && (
        <ErrorBoundary key={path}>
          <Suspense fallback={<PageLoader />}>
            {page ? <Route path={page.path} component={page.Page} /> : <NotFoundPage shopName={name} />}
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
