/** What the worker keeps, each with its own limits. */
export type KeptKind = 'document' | 'asset' | 'picture' | 'shop' | 'goods';

interface Asked {
  method: string;
  url: string;
  /** Whether the request says who asks. */
  isAuthorized: boolean;
}

// What guests may see and the server draws for all alike.
const DOCUMENT = /^\/(?:$|catalog\/$|item\/\d+\/$|info\/[\w-]+\/$)/;
const SHOP = /^\/api\/(?:retail\/current|category|info(?:\/[\w-]+)?|delivery|delivery-point)\/$/;
const GOODS = /^\/api\/item\/(?:list|total|\d+)\/$/;

/** What is kept of the answer to a request; undefined for what is never kept. */
export function keptKindOf({ method, url, isAuthorized }: Asked): KeptKind | undefined {
  if (method !== 'GET' || isAuthorized) return undefined;
  const { pathname } = new URL(url);
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/files/')) return 'picture';
  if (SHOP.test(pathname)) return 'shop';
  if (GOODS.test(pathname)) return 'goods';
  return DOCUMENT.test(pathname) ? 'document' : undefined;
}
