import { readId } from '#lib/read-address.ts';

/** The ids that an address names, without those that are not valid. */
export interface BranchParams {
  orderId?: number;
  customerId?: number;
  paymentId?: number;
  purchaseId?: number;
}

/** A parameter of a pattern, such as `:orderId`. */
export const PARAM = /:(\w+)/g;

/**
 * Reads the ids in an address; undefined if it doesn't match the pattern. An invalid id in the path still matches, one in
 * the query doesn't.
 */
export type MatchPattern = (path: string, query: URLSearchParams) => BranchParams | undefined;

/** Compiles a pattern once, since every row of a list asks for its branch. */
export function compilePattern(pattern: string): MatchPattern {
  const [pathPattern = '', queryPattern] = pattern.split('?');
  const shape = new RegExp(`^${pathPattern.replace(/\/$/, '').replace(PARAM, '(?<$1>[^/]+)')}/?$`, 'i');
  const wantedQuery = [...new URLSearchParams(queryPattern)];
  return (path, query) => {
    const found = shape.exec(path);
    if (!found) return undefined;
    const texts = Object.entries(found.groups ?? {});
    for (const [name, wanted] of wantedQuery) {
      const text = query.get(name) ?? '';
      const isId = wanted.startsWith(':');
      if (isId ? readId(text) === undefined : text !== wanted) return undefined;
      if (isId) texts.push([wanted.slice(1), text]);
    }
    return Object.fromEntries(texts.map(([name, text]) => [name, readId(text)]).filter(([, id]) => id !== undefined));
  };
}
