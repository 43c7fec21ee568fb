import { isFocusFree, isForPage, usePageKeys, type KeyGroup } from '#ui/keys/page-keys.ts';
import { useRef, type RefObject } from 'react';
import { listsStrings } from './lists.strings.ts';

const linkKeys: KeyGroup = {
  title: listsStrings.list,
  keys: { '↓ ↑': listsStrings.nextRow, Enter: listsStrings.openRow },
};

/** The first link of each row: it opens the row. */
const linksIn = (list: HTMLElement | null): HTMLAnchorElement[] =>
  [...(list?.querySelectorAll('tbody tr, ul > li, [role=listitem]') ?? [])].flatMap(
    (row) => row.querySelector('a') ?? [],
  );

/**
 * Leads through the links of a list's rows by arrows; Enter follows the one that has the focus, as it does any link.
 */
export function useRowLinks(isOn: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  usePageKeys(isOn ? linkKeys : null, (event) => {
    if (!isForPage(event) || event.shiftKey) return false;
    const links = linksIn(list.current);
    const place = links.findIndex((link) => link === event.target);
    // Where nothing has the focus, the arrow leads into the list.
    if (place === -1 && !(event.key === 'ArrowDown' && isFocusFree())) return false;
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: links.length - 1 }[event.key];
    if (next === undefined || links.length === 0) return false;
    links[next]?.focus();
    return true;
  });
  return list;
}
