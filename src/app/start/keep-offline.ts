import { KEPT_DATA, SIGNED_IN_URL, VIEWER_CACHE, type WorkerMessage } from '#common/kept-data.ts';

const KEPT = /\/(?:assets|files)\//;

const namesOf = (type: 'navigation' | 'resource'): string[] =>
  performance.getEntriesByType(type).map(({ name }) => name);

const tell = (worker: ServiceWorker | null, message: WorkerMessage): void => worker?.postMessage(message, []);

/** Installs the service worker, and tells the first one what has come before it. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register('/sw.js').catch(() => undefined);
  if (!isFirst) return;
  // Where the page began may have been left before the worker came.
  const urls = [location.href, ...namesOf('navigation'), ...namesOf('resource').filter((url) => KEPT.test(url))];
  tell((await serviceWorker.ready).active, { type: 'keep', urls });
}

/** Where the browser refuses to keep anything (a private window, a full disk), nothing is to be noted or emptied. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Notes for the service worker whether the person is signed in. */
export function noteViewer(isSignedIn: boolean): void {
  if (!('caches' in globalThis)) return;
  const note = async () => (await caches.open(VIEWER_CACHE)).put(SIGNED_IN_URL, new Response());
  quietly(isSignedIn ? note() : caches.delete(VIEWER_CACHE));
}

/** Empties what the service worker has kept of the shop. */
export function forgetKept(): void {
  if (!('caches' in globalThis)) return;
  // Here too, since the page reloads at once and the worker may not be running.
  for (const name of Object.values(KEPT_DATA)) quietly(caches.delete(name));
  if ('serviceWorker' in navigator) tell(navigator.serviceWorker.controller, { type: 'forget' });
}
