import { marksOf } from '#machines/favourite/favourites.machine.ts';
import type { StoredText } from '#lib/storage.ts';
import type { MachineActor } from '#ui/machine-types.ts';
import type { ReportFact } from '#ui/provided-machines.tsx';

type FavouritesActor = MachineActor<'favourites'>;

/** Hands the facts of the items' marks on, whichever are touched. */
export function reportMarkFacts(favourites: FavouritesActor, reportFact: ReportFact): void {
  const known = new WeakSet<object>();
  favourites.subscribe((snapshot) => {
    for (const mark of marksOf(snapshot)) {
      if (known.has(mark)) continue;
      known.add(mark);
      mark.on('*', (fact) => reportFact('favourite', fact));
    }
  });
}

/** Asks for news of the list when the page is shown again. */
export function keepFavouritesInStep(favourites: FavouritesActor): void {
  const ended = new AbortController();
  favourites.subscribe({ complete: () => ended.abort() });
  const refreshShown = (): void => {
    if (document.visibilityState === 'visible') favourites.send({ type: 'list.outdated' });
  };
  document.addEventListener('visibilitychange', refreshShown, { signal: ended.signal });
}

interface WishStores {
  favouriteWishStorage: StoredText;
  tokenStorage: StoredText;
}

/** Forgets the item that a guest wanted to mark when they close the login dialog without signing in. */
export function forgetDroppedWish(login: MachineActor<'phoneLogin'>, { favouriteWishStorage, tokenStorage }: WishStores): void {
  login.subscribe((snapshot) => {
    if (snapshot.matches('closed') && tokenStorage.read() === null) favouriteWishStorage.clear();
  });
}

/** Marks what a guest wanted to mark before they signed in, which reloaded the page. */
export function grantWish(favourites: FavouritesActor, { favouriteWishStorage, tokenStorage }: WishStores): void {
  const itemId = Number(favouriteWishStorage.read());
  favouriteWishStorage.clear();
  if (itemId > 0 && tokenStorage.read() !== null) favourites.send({ type: 'item.toggled', itemId });
}
