import { pendingFavouriteStorage, tokenStorage } from '#api/storage.ts';
import type { PageActors } from '#page/page-deps.ts';

/** Fetches the list again when the page is shown again. */
export function syncFavouritesWithVisibility(favourites: PageActors['favourites']): void {
  const ended = new AbortController();
  favourites.subscribe({ complete: () => ended.abort() });
  const refreshShown = (): void => {
    if (document.visibilityState === 'visible') favourites.send({ type: 'list.outdated' });
  };
  document.addEventListener('visibilitychange', refreshShown, { signal: ended.signal });
}

/** Forgets a guest's pending favourite when the login dialog is closed without a sign-in. */
export function dropPendingFavourite(login: PageActors['login']): void {
  login.subscribe((snapshot) => {
    if (snapshot.matches('closed') && tokenStorage.read() === null) pendingFavouriteStorage.clear();
  });
}

/** Saves the pending favourite of a guest who has signed in. Signing in reloads the page, hence the storage. */
export function addPendingFavourite(favourites: PageActors['favourites']): void {
  const itemId = Number(pendingFavouriteStorage.read());
  pendingFavouriteStorage.clear();
  if (itemId > 0 && tokenStorage.read() !== null) favourites.send({ type: 'item.toggled', itemId });
}
