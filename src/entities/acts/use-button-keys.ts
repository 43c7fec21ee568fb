import { isForPage, usePageKeys } from '#ui/keys/page-keys.ts';
import { useMemo, type RefObject } from 'react';
import { groupOf, targetAt, type KeyedActs } from './act-keys.ts';

/**
 * A letter leads to the button of its act, which Enter then presses: a slip of a finger moves nothing. `buttons` holds
 * the buttons, each with its target in `data-state`; `open` are those that are there now.
 */
export function useButtonKeys(buttons: RefObject<HTMLElement | null>, keyed: KeyedActs, open: readonly string[]): void {
  const names = open.join(' ');
  const group = useMemo(() => {
    const acts = keyed.acts.filter(({ target }) => names.split(' ').includes(target));
    return acts.length > 0 ? groupOf({ ...keyed, acts }) : null;
  }, [keyed, names]);
  usePageKeys(group, (event) => {
    const target = isForPage(event) ? targetAt(keyed, event.code) : undefined;
    if (target === undefined || !open.includes(target)) return false;
    buttons.current?.querySelector<HTMLElement>(`[data-state=${target}]`)?.focus();
    return true;
  });
}
