import { readId } from '#lib/read-address.ts';

/** The ids that an address names; one that can't be an id is left out. */
export interface BranchParams {
  orderId?: number;
  customerId?: number;
  purchaseId?: number;
}

/** A place for an id in a pattern: `:orderId`. */
export const PARAM = /:(\w+)/g;

/** What a pattern's path and query find in an address; undefined where it doesn't fit. A path may hold what is no id, a query may not. */
export function matchPattern(pattern: string, path: string, query: URLSearchParams): BranchParams | undefined {
  const [pathPattern = '', queryPattern] = pattern.split('?');
  const shape = pathPattern.replace(/\/$/, '').replace(PARAM, '(?<$1>[^/]+)');
  const found = new RegExp(`^${shape}/?$`, 'i').exec(path);
  if (!found) return undefined;
  const texts = Object.entries(found.groups ?? {});
  for (const [name, wanted] of new URLSearchParams(queryPattern)) {
    const text = query.get(name) ?? '';
    const isId = wanted.startsWith(':');
    if (isId ? readId(text) === undefined : text !== wanted) return undefined;
    if (isId) texts.push([wanted.slice(1), text]);
  }
  return Object.fromEntries(texts.map(([name, text]) => [name, readId(text)]).filter(([, id]) => id !== undefined));
}
