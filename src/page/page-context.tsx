import { createContext, use, type ReactNode } from 'react';
import type { ActorOptions, AnyActorLogic, AnyStateMachine } from 'xstate';
import type { ConnectedFlow, Flow } from './define-flow.ts';
import type { PageActors, PageDeps } from './page-deps.ts';

/** The page as its views know it. */
export interface Page {
  deps: PageDeps;
  connect: <M extends AnyStateMachine>(flow: Flow<M>) => ConnectedFlow<M>;
  /** Whether the server has drawn it for a guest: that stands until it is known who looks. */
  isDrawn?: boolean;
  /** Looks into the flows that views run. */
  inspect?: NonNullable<ActorOptions<AnyActorLogic>['inspect']>;
}

const PageContext = createContext<Page | null>(null);

/** Provides the page to all components below. */
export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The page from the context; throws without a `PageProvider`. */
export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('There is no PageProvider above');
  return page;
}

/** An actor that lives as long as the page. */
export function usePageActor<Name extends keyof PageActors>(name: Name): PageActors[Name] {
  return usePage().deps.actor(name);
}
