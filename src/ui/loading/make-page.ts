import { lazyPart, type LazyPart } from '#ui/loading/lazy-part.ts';
import type { PageShape } from '#ui/states/page-skeleton.tsx';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Fetches what a page shows first, while the shop and the page's code are still loading. */
export type Prefetch = (queryClient: QueryClient, address: URL) => void;

/** A page without its path. */
export interface PageParts {
  /** Reads the address through the router's hooks. */
  Page: ComponentType;
  /** Loads the page's code and what it shows first. */
  prefetch: Prefetch;
  /** Loads the page's code, so that the page is shown at once; rejects if it can't be loaded. */
  ready?: () => Promise<void>;
  /** What stands in its place while it loads; a list by default. */
  shape?: PageShape;
}

type PageModule<Name extends string> = Readonly<Record<Name, ComponentType<object>>> & { prefetch?: Prefetch };

/** Makes a lazily loaded page: `makePage(() => import('…'), 'CataloguePage')`. */
export function makePage<Name extends string>(
  load: () => Promise<PageModule<Name>>,
  name: Name,
): PageParts & { Page: LazyPart } {
  const Page = lazyPart<Name, object>(load, name);
  return {
    Page,
    ready: Page.ready,
    // A failure is reported when the page is shown.
    prefetch: (queryClient, address) =>
      void Promise.all([load(), Page.ready()])
        .then(([module]) => module.prefetch?.(queryClient, address))
        .catch(() => undefined),
  };
}
