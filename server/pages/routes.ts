import { branchScreens } from '#common/routes/branches.ts';
import { pageNames, pageRoutes } from '#common/routes/pages.ts';
import { compilePattern } from '#common/routes/pattern.ts';
import { readId } from '#common/read-id.ts';

/** What kind of page an address is. */
export type Route =
  | { kind: 'main' | 'catalog' | 'personal' | 'unknown' }
  | { kind: 'item'; id: number }
  /** A page of the shop about itself, by what the address calls it. */
  | { kind: 'info'; slug: string }
  /** A category that the address names, among other filters or alone. */
  | { kind: 'category'; id: number };

const pages = pageNames.map((name) => ({ name, match: compilePattern(pageRoutes[name].path) }));

/** Reads an address as the client's router does. */
export function readRoute(path: string, query: URLSearchParams): Route {
  for (const { name, match } of pages) {
    const params = match(path, query);
    if (!params) continue;
    if (name === 'main') return { kind: 'main' };
    if (name === 'info') return { kind: 'info', slug: params['slug'] ?? '' };
    if (name === 'catalog') {
      const id = readId(query.get('category'));
      return id === undefined ? { kind: 'catalog' } : { kind: 'category', id };
    }
    if (name === 'item') {
      const id = readId(params['id']);
      return id === undefined ? { kind: 'unknown' } : { kind: 'item', id };
    }
    return { kind: 'personal' };
  }
  // Pages for one person, or for the shop's staff.
  return branchScreens.some(({ match }) => match(path, query)) ? { kind: 'personal' } : { kind: 'unknown' };
}
