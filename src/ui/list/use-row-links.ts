import { isFocusFree, isForPage, usePageKeys, type KeyGroup } from '#ui/keys/page-keys.ts';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { listsStrings } from './lists.strings.ts';

const linkKeys: KeyGroup = {
  title: listsStrings.list,
  keys: { '↓ ↑': listsStrings.nextRow, Enter: listsStrings.openRow },
};

/** The first link of each row: it opens the row. */
const linksIn = (list: HTMLElement | null): HTMLAnchorElement[] =>
  [...(list?.querySelectorAll('tbody tr, ul > li') ?? [])].flatMap((row) => row.querySelector('a') ?? []);

/** Leads through the links of a list's rows by arrows; Enter follows the one that has the focus, as it does any link. */
export function useRowLinks(isOn: boolean): {
  list: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const list = useRef<HTMLDivElement>(null);
  // Where nothing has the focus, the arrow leads into the list.
  usePageKeys(isOn ? linkKeys : null, (event) => {
    if (event.key !== 'ArrowDown' || !isForPage(event) || !isFocusFree()) return false;
    const [first] = linksIn(list.current);
    first?.focus();
    return first !== undefined;
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!isOn || altKey || ctrlKey || metaKey || shiftKey) return;
    const links = linksIn(list.current);
    const place = links.findIndex((link) => link === target);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: links.length - 1 }[key];
    if (place === -1 || next === undefined) return;
    links[next]?.focus();
    event.preventDefault();
  };
  return { list, onKeyDown };
}
