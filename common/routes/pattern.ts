import { readId } from '../read-id.ts';

/** What an address names, by the parameters of its pattern. */
export type Params = Readonly<Record<string, string>>;

/** A parameter of a pattern, such as `:orderId`. */
export const PARAM = /:(\w+)/g;

/**
 * Reads what an address names; undefined if it doesn't match the pattern. Of an address with a wrong id the path still
 * matches, the query doesn't.
 */
export type MatchPattern = (path: string, query: { get: (name: string) => string | null }) => Params | undefined;

/**
 * Compiles a pattern once: a path as the client's router reads it (`/item/:id/`, `/settings/:tab?`), and after it a
 * query that the address must contain (`?customerId=:customerId`).
 */
export function compilePattern(pattern: string): MatchPattern {
  const [, pathPattern = '', queryPattern] = /^(.*?)(?:\?(\w+=.*))?$/.exec(pattern) ?? [];
  const shape = new RegExp(
    `^${pathPattern
      .replace(/\/$/, '')
      .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
      .replace(PARAM, '(?<$1>[^/]+)')}/?$`,
    'i',
  );
  const wantedQuery = queryPattern?.split('&').map((part) => part.split('=')) ?? [];
  return (path, query) => {
    const found = shape.exec(path);
    if (!found) return undefined;
    const params: Record<string, string> = { ...found.groups };
    for (const [name = '', wanted = ''] of wantedQuery) {
      const text = query.get(name) ?? '';
      const isParam = wanted.startsWith(':');
      if (isParam ? readId(text) === undefined : text !== wanted) return undefined;
      if (isParam) params[wanted.slice(1)] = text;
    }
    return params;
  };
}

/** The address that a pattern makes of these values; a parameter that may be left out is, where it has none. */
export const fillPattern = (pattern: string, params: Readonly<Record<string, string | number | undefined>>): string =>
  pattern
    .replace(/\/:(\w+)\?/g, (_, name: string) => (params[name] === undefined ? '' : `/${params[name]}/`))
    .replace(PARAM, (_, name: string) => String(params[name]));
