import { favouriteActorId } from '#machines/favourite/favourites.machine.ts';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import { useSelector } from '@xstate/react';
import { usePageActor } from '#page/page-context.tsx';

/** Whether the item is a favourite, and a function to change that. */
export function useFavourite(itemId: number): { isFavourite: boolean; toggle: () => void } {
  // They may be known before the browser has taken over what the server has drawn without them.
  const isHydrated = useIsHydrated();
  const favourites = usePageActor('favourites');
  const favourite = useSelector(favourites, ({ children }) => children[favouriteActorId(itemId)]);
  const isListed = useSelector(favourites, ({ context }) => context.favouriteIds?.includes(itemId) ?? false);
  const isFavourite = useSelector(favourite, (snapshot) => snapshot?.context.isFavourite ?? isListed);
  return { isFavourite: isHydrated && isFavourite, toggle: () => favourites.send({ type: 'item.toggled', itemId }) };
}
