import { KEPT_DATA, KEPT_HEADER } from '#common/kept-data.ts';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core';
import type { KeptKind } from './kept-kind.ts';

const DAY_S = 86_400;

// What a document says of the encodings that it is sent in is nothing to choose by: it comes decoded.
const matchOptions = { ignoreVary: true };

const bounded = (maxEntries: number, days: number): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true, matchOptions });

/** Lets the page tell an answer of the server from one that was kept. */
const marked: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse;
    const headers = new Headers(cachedResponse.headers);
    headers.set(KEPT_HEADER, '1');
    return new Response(await cachedResponse.blob(), { status: cachedResponse.status, headers });
  },
};

const expirations = {
  documents: bounded(30, 7),
  shop: bounded(20, 7),
  goods: bounded(30, 7),
  pictures: bounded(200, 30),
};

/** How each kind is kept. Names of assets and pictures have a hash of their content: they are never out of date. */
export const strategies: Readonly<Record<KeptKind, Strategy>> = {
  document: new NetworkFirst({ cacheName: KEPT_DATA.documents, matchOptions, plugins: [expirations.documents] }),
  shop: new NetworkFirst({ cacheName: KEPT_DATA.shop, matchOptions, plugins: [marked, expirations.shop] }),
  goods: new NetworkFirst({ cacheName: KEPT_DATA.goods, matchOptions, plugins: [marked, expirations.goods] }),
  picture: new CacheFirst({ cacheName: KEPT_DATA.pictures, matchOptions, plugins: [expirations.pictures] }),
  asset: new CacheFirst({ cacheName: 'assets', matchOptions, plugins: [bounded(250, 60)] }),
};

/** Empties what signing out empties. */
export const forgetData = (): Promise<unknown> =>
  Promise.all(Object.values(expirations).map((expiration) => expiration.deleteCacheAndMetadata()));
