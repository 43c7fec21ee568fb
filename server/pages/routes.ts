/** What kind of page an address is. */
export type Route =
  | { kind: 'main' | 'catalog' | 'personal' | 'unknown' }
  | { kind: 'item'; id: number }
  /** A page of the shop about itself, by what the address calls it. */
  | { kind: 'info'; slug: string }
  /** A category that the address names, among other filters or alone. */
  | { kind: 'category'; id: number };

const MAX_ID = 2_147_483_647;

/** Pages for one person, or for the shop's staff: never in a search engine. Each is the start of a path. */
const personal = [
  'favourites',
  'checkout-complete',
  'orders',
  'payments',
  'balance-history',
  'categories',
  'customers',
  'groups-orders',
  'list-orders',
  'print',
  'profile',
  'purchases',
  'settings',
];

const isPersonal = new RegExp(`^/(?:${personal.join('|')})(?:/|$)`);
const isOfficeItem = /^\/(?:item\/(?:new|\d+\/edit)|items(?:\/import)?)\/?$/;

/** The id in a text of plain digits; undefined where it isn't one. */
function readId(text: string | null | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
  return id !== undefined && id <= MAX_ID ? id : undefined;
}

/** Reads an address as the client's router does. */
export function readRoute(path: string, query: URLSearchParams): Route {
  if (path === '/') return { kind: 'main' };
  if (/^\/catalog\/?$/.test(path)) {
    const id = readId(query.get('category'));
    return id === undefined ? { kind: 'catalog' } : { kind: 'category', id };
  }
  if (isPersonal.test(path) || isOfficeItem.test(path)) return { kind: 'personal' };
  const slug = /^\/info\/([^/]+)\/?$/.exec(path)?.[1];
  if (slug !== undefined) return { kind: 'info', slug };
  const id = readId(/^\/item\/(\d+)\/?$/.exec(path)?.[1]);
  return id === undefined ? { kind: 'unknown' } : { kind: 'item', id };
}
