import type { StoredText } from '#lib/storage.ts';

/**
 * Calls `onChange` when the stored token differs from the one that this page started with. Another tab may change it at
 * any time, also while this page is frozen or in the back-forward cache and receives no `storage` events.
 */
export function syncToken(tokenStorage: StoredText, onChange: () => void): void {
  let known = tokenStorage.read();
  const look = (): void => {
    const token = tokenStorage.read();
    if (token === known) return;
    known = token;
    onChange();
  };
  tokenStorage.onChangeElsewhere(look);
  window.addEventListener('pageshow', look);
  // Not when it becomes hidden: the page may have changed the token itself and be reloading.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
