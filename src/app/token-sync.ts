import type { StoredText } from '#lib/storage.ts';

/**
 * Calls back when the stored token is no longer the one that this page knows: another tab has changed it, now or while
 * this page lay in the browser's back-forward cache or was frozen, where it hears of nothing.
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
  // A page that hides may be reloading itself because it has just changed the token.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
