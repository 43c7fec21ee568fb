import type { ItemListParams } from '#entities/item/item.queries.ts';
import type { components } from '#contract/types.ts';
import { runningFavouritesOf } from '#machines/favourite/favourites.machine.ts';
import { usePageActor } from '#page/page-context.tsx';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';

type Favourites = ReturnType<typeof runningFavouritesOf>;

const isSame = (some: Favourites, others: Favourites): boolean =>
  some.length === others.length && some.every((favourite, index) => favourite === others[index]);

/** What the server draws, which knows nobody's favourites. */
const none = (): number => 0;

/** The number of items of this list that are still shown, though they are not favourites any more. */
export function useRemovedFavouriteCount(params: ItemListParams): number {
  const queryClient = useQueryClient();
  const favourites = useSelector(usePageActor('favourites'), runningFavouritesOf, isSame);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscriptions = favourites.map((favourite) => favourite.subscribe(onChange));
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [favourites],
  );
  const key = hashKey([params]);
  const count = (): number => {
    const removed = favourites.flatMap((favourite) => {
      const { itemId, isFavourite } = favourite.getSnapshot().context;
      return isFavourite ? [] : [itemId];
    });
    if (removed.length === 0) return 0;
    const pages = queryClient.getQueriesData<components['schemas']['ItemList']>({
      queryKey: ['listItems'],
      predicate: ({ queryKey: [, asked] }) => {
        const { page: _page, limit: _limit, ...others } = (asked ?? {}) as ItemListParams;
        return hashKey([others]) === key;
      },
    });
    const shown = new Set(pages.flatMap(([, page]) => page?.result.map(({ id }) => id) ?? []));
    return removed.filter((id) => shown.has(id)).length;
  };
  return useSyncExternalStore(subscribe, count, none);
}
