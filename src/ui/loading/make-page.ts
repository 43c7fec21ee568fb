import { lazyPart, type LazyPart } from '#ui/loading/lazy-part.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Asks for what a page shows first, so that the answer is on its way before there is a shop to show it in. */
export type Prefetch = (queryClient: QueryClient, address: URL) => void;

/** A page without its place. */
export interface PageParts {
  /** Reads the address itself, through the router's hooks. */
  Page: ComponentType;
  /** Loads the page and what it shows first. */
  prefetch: Prefetch;
}

type PageModule<Name extends string> = Readonly<Record<Name, ComponentType<object>>> & { prefetch?: Prefetch };

/** A page that loads when it is asked for: `makePage(() => import('…'), 'CatalogPage')`. */
export function makePage<Name extends string>(
  load: () => Promise<PageModule<Name>>,
  name: Name,
): PageParts & { Page: LazyPart } {
  return {
    Page: lazyPart<Name, object>(load, name),
    // Whoever shows the page hears of a failure; here it only comes later than it could.
    prefetch: (queryClient, address) =>
      void load()
        .then((module) => module.prefetch?.(queryClient, address))
        .catch(() => undefined),
  };
}
