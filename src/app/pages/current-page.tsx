import { Alive } from './alive.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { PageSkeleton } from '#ui/states/page-skeleton.tsx';
import { useShop } from '#page/shop-context.tsx';
import { Suspense, useState } from 'react';
import { matchRoute, Route, useLocation, useRouter, useSearch } from 'wouter';
import { keepAlive, type KeepAliveEntry } from '../navigation/keep-alive.ts';
import { KeepAlivePage } from '../navigation/keep-alive-page.tsx';
import { pages, type Page } from './pages.ts';

/** Finds the page of an address; undefined if there is none. */
export function usePageAt(): (address: string) => Page | undefined {
  const { parser } = useRouter();
  return (address) => pages.find(({ path }) => matchRoute(parser, path, address)[0]);
}

/** The page of the current address, and the hidden pages that are kept alive. */
export function CurrentPage() {
  const [path] = useLocation();
  const search = useSearch();
  const { name } = useShop();
  const pageAt = usePageAt();
  const [kept, setKept] = useState<readonly KeepAliveEntry[]>([]);
  const page = pageAt(path);
  const next = page?.section ? keepAlive(kept, { section: page.section, path, search }) : kept;
  if (next !== kept) setKept(next);
  return (
    <>
      {next
        // The order is fixed, since React remounts a page that moves among its siblings.
        .toSorted((one, other) => one.path.localeCompare(other.path))
        .map((entry) => {
          const { Page, shape } = pageAt(entry.path) ?? {};
          return (
            <KeepAlivePage key={entry.path} page={entry} isShown={entry.path === path} shape={shape}>
              {Page && <Page />}
              <Alive />
            </KeepAlivePage>
          );
        })}
      {!page?.section && (
        <ErrorBoundary key={path}>
          <Suspense fallback={<PageSkeleton shape={page?.shape} />}>
            {page ? <Route path={page.path} component={page.Page} /> : <NotFoundPage shopName={name} />}
            <Alive />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
