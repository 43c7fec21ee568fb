import type { NextState } from '#contract/types.ts';
import { isForPage, usePageKeys } from '#ui/keys/page-keys.ts';
import { useMemo, type RefObject } from 'react';
import { orderKeysTitle, stateKeys } from './state-keys.strings.ts';
import { kindOfTransition } from './transitions.strings.ts';

/**
 * A letter leads to the button of its transition, which Enter then presses: a slip of a finger moves no order.
 * `buttons` holds the buttons, each with its state in `data-state`.
 */
export function useStateKeys(buttons: RefObject<HTMLElement | null>, transitions: readonly NextState[]): void {
  const states = transitions.filter((next) => kindOfTransition(next) === 'on').map(({ state }) => state);
  const names = states.join(' ');
  const group = useMemo(() => {
    const known = Object.values(stateKeys).filter(({ state }) => names.split(' ').includes(state));
    if (known.length === 0) return null;
    return { title: orderKeysTitle, keys: Object.fromEntries(known.map(({ letter, text }) => [letter, text])) };
  }, [names]);
  usePageKeys(group, (event) => {
    const state = isForPage(event) ? stateKeys[event.code]?.state : undefined;
    if (state === undefined || !states.includes(state)) return false;
    buttons.current?.querySelector<HTMLElement>(`[data-state=${state}]`)?.focus();
    return true;
  });
}
