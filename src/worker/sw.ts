/*
 * The service worker: what was seen of the shop works without a network (docs/adr/0050-service-worker.md). It keeps
 * nothing that is not the same for every guest.
 */
import { SHELL_PATH, SIGNED_IN_URL, VIEWER_CACHE, type WorkerMessage } from '#common/kept-data.ts';
import { keptKindOf } from './kept-kind.ts';
import { forgetData, strategies } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The built page, by the hash of its content. */
  builtPages: readonly { url: string; revision: string | null }[];
};

const shellCache = `shell-${self.builtPages[0]?.revision ?? ''}`;
/** What isn't a page of the client's router. */
const NO_PAGE = /^\/(?:api|files|assets|demo|social-login)(?:\/|$)|\.\w+$/;
/** What a page that draws itself asks for first, and one that the server has drawn has in it. */
const FIRST_ASKED = ['/api/retail/current/', '/api/category/'];

const kindOf = (request: Request) =>
  keptKindOf({ method: request.method, url: request.url, isAuthorized: request.headers.has('authorization') });

const isSignedIn = async (): Promise<boolean> =>
  (await caches.match(SIGNED_IN_URL, { cacheName: VIEWER_CACHE })) !== undefined;

/** Fetches what isn't kept yet, and keeps it. */
async function keep(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const hasPictures = !(await isSignedIn());
  await Promise.allSettled(
    urls.map(async (url) => {
      const request = new Request(new URL(url, self.location.origin));
      const kind = new URL(request.url).origin === self.location.origin ? kindOf(request) : undefined;
      if (kind === undefined || (kind === 'picture' && !hasPictures)) return;
      await Promise.all(strategies[kind].handleAll({ event, request }));
    }),
  );
}

/** Keeps the page that draws itself, with the files that it begins with. */
async function keepShell(event: ExtendableEvent): Promise<void> {
  const answer = await fetch(SHELL_PATH, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The shell answered ${answer.status}`);
  const text = await answer.clone().text();
  const cache = await caches.open(shellCache);
  await cache.put(SHELL_PATH, answer);
  await keep(event, [...new Set(text.match(/\/assets\/[^"]+/g))]);
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('shell-') && name !== shellCache).map((name) => caches.delete(name)),
  );
}

/** A newer worker waits for the moment in which no page is open but the one that is being left. */
async function makeWay(): Promise<void> {
  const { waiting } = self.registration;
  if (waiting && (await self.clients.matchAll({ type: 'window' })).length < 2)
    waiting.postMessage({ type: 'takeOver' } satisfies WorkerMessage, []);
}

async function sendDocument(event: FetchEvent): Promise<Response> {
  const { request } = event;
  event.waitUntil(makeWay());
  try {
    if (kindOf(request) === 'document') return await strategies.document.handle({ event, request });
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
  } catch (error) {
    const shell = await caches.match(SHELL_PATH, { cacheName: shellCache });
    if (!shell) throw error;
    return shell;
  }
}

async function sendPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  return (await isSignedIn()) ? fetch(request) : strategies.picture.handle({ event, request });
}

self.addEventListener('install', (event) => event.waitUntil(keepShell(event)));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(pathname)) event.respondWith(sendDocument(event));
    return;
  }
  const kind = kindOf(request);
  if (kind === 'picture') event.respondWith(sendPicture(event));
  else if (kind !== undefined && kind !== 'document') event.respondWith(strategies[kind].handle({ event, request }));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'takeOver') void self.skipWaiting();
  else event.waitUntil(message.type === 'forget' ? forgetData() : keep(event, [...FIRST_ASKED, ...message.urls]));
});
