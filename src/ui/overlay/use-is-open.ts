import type { Disclosure } from '#lib/disclosure.ts';
import { useSyncExternalStore } from 'react';

/** Whether it is open, kept up to date. */
export function useIsOpen(disclosure: Pick<Disclosure, 'isOpen' | 'subscribe'>): boolean {
  return useSyncExternalStore(disclosure.subscribe, disclosure.isOpen);
}
