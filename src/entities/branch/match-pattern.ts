import { readId } from '#lib/read-address.ts';

/** The ids that an address names, without those that are not valid. */
export interface BranchParams {
  orderId?: number;
  customerId?: number;
  purchaseId?: number;
}

/** A parameter of a pattern, such as `:orderId`. */
export const PARAM = /:(\w+)/g;

/**
 * The ids in an address; undefined if it doesn't match the pattern. An invalid id in the path still matches, one in the
 * query doesn't.
 */
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
