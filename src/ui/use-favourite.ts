import { markActorId } from '#machines/favourite/favourites.machine.ts';
import { useSelector } from '@xstate/react';
import { useRunningActor } from './running-actors.tsx';

/** Whether the visitor has marked an item, and the way to change that. */
export function useFavourite(itemId: number): { isMarked: boolean; toggle: () => void } {
  const favourites = useRunningActor('favourites');
  const mark = useSelector(favourites, ({ children }) => children[markActorId(itemId)]);
  const isListed = useSelector(favourites, ({ context }) => context.markedIds?.includes(itemId) ?? false);
  const isMarked = useSelector(mark, (snapshot) => snapshot?.context.isMarked ?? isListed);
  return { isMarked, toggle: () => favourites.send({ type: 'item.toggled', itemId }) };
}
