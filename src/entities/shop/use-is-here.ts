import { matchRoute, useLocation, useRouter, useSearch } from 'wouter';

/**
 * Whether a link of a menu leads to the page of this address (`page`), or to a section that it belongs to (`true`), as
 * `aria-current` says it. `within` is the pattern of the section's further addresses.
 */
export function useIsHere(href: string, within?: string): 'page' | true | undefined {
  const [location] = useLocation();
  const search = useSearch();
  const { parser } = useRouter();
  const isHere = href.includes('?')
    ? `${location}?${search}` === href
    : location === href && !search.includes('scope=');
  if (isHere) return 'page';
  return (within !== undefined && matchRoute(parser, within, location)[0]) || undefined;
}
