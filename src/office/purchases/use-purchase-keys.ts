import type { NextPurchaseState } from '#contract/types.ts';
import { isForPage, usePageKeys } from '#ui/keys/page-keys.ts';
import { useMemo, type RefObject } from 'react';
import { purchaseKeys } from './purchases.strings.ts';

/**
 * A letter leads to the button of its state, which Enter then presses; `buttons` holds them, each with its state in
 * `data-state`.
 */
export function usePurchaseKeys(
  buttons: RefObject<HTMLElement | null>,
  transitions: readonly NextPurchaseState[],
): void {
  const names = transitions.flatMap(({ state, needs_reason: isBack }) => (isBack ? [] : state)).join(' ');
  const group = useMemo(() => {
    const known = Object.values(purchaseKeys.states).filter(({ state }) => names.split(' ').includes(state));
    if (known.length === 0) return null;
    return { title: purchaseKeys.title, keys: Object.fromEntries(known.map(({ letter, text }) => [letter, text])) };
  }, [names]);
  usePageKeys(group, (event) => {
    const state = isForPage(event) ? purchaseKeys.states[event.code]?.state : undefined;
    if (state === undefined || !names.split(' ').includes(state)) return false;
    buttons.current?.querySelector<HTMLElement>(`[data-state=${state}]`)?.focus();
    return true;
  });
}
