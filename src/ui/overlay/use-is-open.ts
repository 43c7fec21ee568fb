import type { Disclosure } from '#lib/disclosure.ts';
import { useSyncExternalStore } from 'react';

/** Whether the disclosure is open; re-renders when that changes. */
export function useIsOpen(disclosure: Pick<Disclosure, 'isOpen' | 'subscribe'>): boolean {
  return useSyncExternalStore(disclosure.subscribe, disclosure.isOpen);
}
