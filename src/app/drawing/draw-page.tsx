import { callReports } from '#api/client.ts';
import type { DrawingModule } from '#common/drawing.ts';
import { pageNames, pageRoutes } from '#common/routes/pages.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { dehydrate, QueryClient, type Query } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { App } from '../app.tsx';
import { pageAt } from '../pages/pages.ts';
import { preparePage } from '../root-actor.ts';

/** Those that search engines list are the same for everybody until it is known who looks. */
const publicPaths: ReadonlySet<string> = new Set(
  pageNames.filter((name) => pageRoutes[name].robots === 'index').map((name) => pageRoutes[name].path),
);

/** Whether it is for guests; what no page has is not found by anybody. */
function isForGuests(address: URL): boolean {
  const page = pageAt(address);
  return page === undefined || publicPaths.has(page.path);
}

/** The server answers in its own process: an answer is never out of date, and a failure is no cut connection. */
const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } } });

/** What a view has asked for and nobody has fetched; effects, which fetch in a browser, don't run here. */
const isAskedFor = ({ state, options }: Query): boolean =>
  state.status === 'pending' && !('enabled' in options && options.enabled === false);

/** A view that is drawn from an answer may ask for another; no page of ours asks in more steps. */
const STEPS = 3;

const nowhere = (): never => {
  throw new Error('A page that is drawn leads nowhere');
};

/** It is drawn, so nobody leaves it. */
const navigation = { here: nowhere, goTo: nowhere, leaveBack: nowhere, reloadAt: nowhere };

async function drawOnce(queryClient: QueryClient, path: string): Promise<string> {
  const page = preparePage({ queryClient, navigation, isSignedIn: false });
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App page={{ ...page, isDrawn: true }} path={path} />, {
    // Otherwise what is long comes hidden, and a script opens it, which the page's policy refuses.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude as ReadableStream<Uint8Array>).text();
}

export const drawPage: DrawingModule['drawPage'] = async (path) => {
  const address = new URL(path, 'http://shop.invalid');
  if (!isForGuests(address)) return null;
  const queryClient = createQueryClient();
  await queryClient.fetchQuery(currentRetailQuery);
  let html = '';
  for (let step = 0; step < STEPS; step += 1) {
    html = await drawOnce(queryClient, path);
    const asked = queryClient.getQueryCache().findAll({ predicate: isAskedFor });
    if (asked.length === 0) break;
    await Promise.all(asked.map((query) => query.fetch().catch(() => undefined)));
  }
  // Whoever asks for what isn't there, or can't be read now, is told by their own page, which can ask again.
  if (
    queryClient
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.status === 'error')
  )
    return null;
  return { html, data: JSON.stringify(dehydrate(queryClient)) };
};

export const answerCalls: DrawingModule['answerCalls'] = (answer) => {
  callReports.fetch = async (request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET') throw new Error(`No page is drawn by ${request.method} ${pathname}`);
    const { status, text } = await answer(pathname + search);
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  };
};
