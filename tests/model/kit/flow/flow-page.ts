import contract from '#contract/openapi.json' with { type: 'json' };
import { openOverlays } from '#ui/overlay/overlays.ts';
import type { PageActors, PageDeps } from '#page/page-deps.ts';
import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { HeldFetch } from './held-fetch.ts';
import type { AnyEventObject } from 'xstate';
import type { After } from '#tests/model/kit/table.ts';

/** Every operation that a query may be of. */
const reads = Object.values(contract.paths).flatMap((path) => ('get' in path ? path.get.operationId : []));

const MADE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

function stored(): Record<string, string> {
  const texts = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => {
      const key = storage.key(index) ?? '';
      return [key.replace(`${location.host}-`, ''), (storage.getItem(key) ?? '').replaceAll(MADE, '<key>')] as const;
    }),
  );
  return Object.fromEntries(texts);
}

const names = (): readonly string[] => openOverlays.get().filter((name) => name !== 'snackbar');

/** What a page is given, and what a flow has done with it since it was last asked. */
export interface FlowPage {
  deps: PageDeps;
  /**
   * All that was done since `forget`, without what is empty. Of what is stored those that `should` names are told too,
   * though they may have been stored before.
   */
  seen: (should: After) => After;
  forget: () => void;
  /** Does something that counts as done by others, not by the flow. */
  byItself: (act: (deps: PageDeps) => void) => void;
  end: () => void;
}

interface Parts {
  /** Those that the flow works with; what they are told is seen. */
  actors: Partial<PageActors>;
  /** Queries that are looked at by their parameters too. */
  queries: readonly QueryKey[];
  fetch: HeldFetch;
}

/** A page of which nothing is shown: real queries, storage, messages and overlays. */
export function flowPage({ actors, queries, fetch }: Parts): FlowPage {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const cache = queryClient.getQueryCache();
  const known = [...reads.map((name) => [name, 'any']), ...queries].map((queryKey) =>
    cache.build(queryClient, { queryKey }),
  );
  let isOthers = false;
  let before = { stored: stored(), open: names() };
  let [tells, goesTo, reloads]: [{ to: string; event: AnyEventObject }[], string[], string[]] = [[], [], []];
  for (const [name, actor] of Object.entries(actors)) {
    const { send } = actor as { send: (event: AnyEventObject) => void };
    Object.assign(actor, {
      send: (event: AnyEventObject) => {
        if (!isOthers) tells.push({ to: name, event });
        send.call(actor, event);
      },
    });
  }
  const deps: PageDeps = {
    queryClient,
    navigation: {
      here: () => '/here',
      goTo: (href) => goesTo.push(href),
      leaveBack: () => goesTo.push('back'),
      reloadAt: (href) => reloads.push(href),
    },
    actor: (name) => {
      const actor: PageActors[typeof name] | undefined = actors[name];
      if (!actor) throw new Error(`The walk gives no actor ${name}`);
      return actor;
    },
  };
  let asked: string[] = [];
  const seen = (should: After): After => {
    asked.push(...fetch.takeAsked());
    const now = { stored: stored(), open: names() };
    const told = Object.keys(should.stored ?? {});
    const changed = [...new Set([...Object.keys(before.stored), ...Object.keys(now.stored), ...told])].filter(
      (key) => told.includes(key) || before.stored[key] !== now.stored[key],
    );
    const { notifications: shown, queue } = notificationsStore.getState();
    const after: Record<keyof After, unknown> = {
      messages: [...shown, ...queue].map(({ title, message }) =>
        [title, message].filter((part) => typeof part === 'string').join(' · '),
      ),
      refreshed: known
        .filter(({ state }) => state.isInvalidated)
        .map(({ queryKey: [name, params] }) =>
          params === 'any' ? String(name) : `${String(name)} ${JSON.stringify(params)}`,
        ),
      asks: asked,
      opens: now.open.filter((name) => !before.open.includes(name)),
      closes: before.open.filter((name) => !now.open.includes(name)),
      goesTo: goesTo.length > 1 ? goesTo : goesTo[0],
      reloads: reloads.length > 1 ? reloads : reloads[0],
      stored: Object.fromEntries(changed.map((key) => [key, now.stored[key] ?? null])),
      tells,
    };
    const isEmpty = (value: unknown): boolean =>
      value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
    return Object.fromEntries(Object.entries(after).filter(([, value]) => !isEmpty(value)));
  };
  const forget = (): void => {
    [tells, goesTo, reloads, asked] = [[], [], [], []];
    notifications.clean();
    notifications.cleanQueue();
    for (const query of known) query.setState({ ...query.state, isInvalidated: false });
    before = { stored: stored(), open: names() };
  };
  return {
    deps,
    seen,
    forget,
    byItself: (act) => {
      isOthers = true;
      try {
        act(deps);
      } finally {
        isOthers = false;
      }
    },
    end: () => {
      for (const actor of Object.values(actors)) actor.stop();
      queryClient.clear();
      openOverlays.set([]);
      localStorage.clear();
      sessionStorage.clear();
      forget();
    },
  };
}
