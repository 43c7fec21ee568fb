import { useEffect, useEffectEvent } from 'react';
import { isInBrowser } from '#lib/page-host.ts';
import { nameOverlay } from '../overlay/overlays.ts';

/** Keys that belong together, each by its name with what it does. The same object on each render. */
export interface KeyGroup {
  title: string;
  keys: Readonly<Record<string, string>>;
}

const shown = new Set<KeyGroup>();

/** The dialog that tells all keys of the page. */
export const keysDialog = nameOverlay('keys');

/** The keys that work on the page now; groups with one title are one. */
export function keysNow(): readonly KeyGroup[] {
  const groups = new Map<string, KeyGroup['keys']>();
  for (const { title, keys } of shown) groups.set(title, { ...groups.get(title), ...keys });
  return [...groups].map(([title, keys]) => ({ title, keys }));
}

const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** Whether a dialog or a drawer lies over the page. */
export const isUnderDialog = (): boolean => document.querySelector('[aria-modal=true]') !== null;

/** Whether keys act for the page: nobody types, and nothing lies over it. */
export const isAtPage = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.matches(FIELD)) && !isUnderDialog();

/** Whether a single key may act for the page. */
export const isForPage = (event: KeyboardEvent): boolean =>
  isAtPage(event) && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Whether the key is pressed in a menu or another small window that opens from a button, which Esc closes. */
export const isInPopup = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role=menu], [role=listbox], [role=dialog]') !== null;

/** Whether nothing has the focus that takes keys: a new page begins at its heading. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('h1, main');
}

/**
 * Tells of keys while the component is mounted; null tells of none. `hear` gets each key that nothing else has taken,
 * and returns whether it takes it; keys that another part of the page hears need none.
 */
export function usePageKeys(group: KeyGroup | null, hear: (event: KeyboardEvent) => boolean = () => false): void {
  const listen = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.defaultPrevented && hear(event)) event.preventDefault();
  });
  useEffect(() => {
    if (!group) return;
    const listener = (event: KeyboardEvent): void => listen(event);
    shown.add(group);
    window.addEventListener('keydown', listener);
    return () => {
      shown.delete(group);
      window.removeEventListener('keydown', listener);
    };
  }, [group]);
}

/** Whether it is `/`, also in a layout where that key writes another sign. */
export const isSlash = ({ key, code, shiftKey }: KeyboardEvent): boolean =>
  key === '/' || (code === 'Slash' && !shiftKey);

/** Whether it is `?`, also in a layout where that key writes another sign. */
export const isQuestionMark = ({ key, code, shiftKey }: KeyboardEvent): boolean =>
  key === '?' || (code === 'Slash' && shiftKey);

/** Whether it is Ctrl + K, or Command + K, in any layout. */
export const isModK = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isApple = isInBrowser && /Mac|iPhone|iPad/.test(navigator.platform);

/** The name of the key of shortcuts on this device. */
export const modKey = isApple ? '⌘' : 'Ctrl';

/** The name of the key of alternatives on this device. */
export const altKey = isApple ? '⌥' : 'Alt';
