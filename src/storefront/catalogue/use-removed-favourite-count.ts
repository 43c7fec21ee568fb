import type { ItemListParams } from '#entities/item/item.queries.ts';
import type { components } from '#contract/types.ts';
import { runningFavouritesOf } from '#machines/favourite/favourites.machine.ts';
import { usePageActor } from '#page/page-context.tsx';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';

type Marks = ReturnType<typeof runningFavouritesOf>;

const isSame = (some: Marks, others: Marks): boolean =>
  some.length === others.length && some.every((mark, index) => mark === others[index]);

/** The number of items of this list that are still shown, though they are not favourites any more. */
export function useRemovedFavouriteCount(params: ItemListParams): number {
  const queryClient = useQueryClient();
  const marks = useSelector(usePageActor('favourites'), runningFavouritesOf, isSame);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscriptions = marks.map((mark) => mark.subscribe(onChange));
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [marks],
  );
  const key = hashKey([params]);
  return useSyncExternalStore(subscribe, () => {
    const unmarked = marks.flatMap((mark) => {
      const { itemId, isFavourite } = mark.getSnapshot().context;
      return isFavourite ? [] : [itemId];
    });
    if (unmarked.length === 0) return 0;
    const pages = queryClient.getQueriesData<components['schemas']['ItemList']>({
      queryKey: ['listItems'],
      predicate: ({ queryKey: [, asked] }) => {
        const { page: _page, limit: _limit, ...others } = (asked ?? {}) as ItemListParams;
        return hashKey([others]) === key;
      },
    });
    const shown = new Set(pages.flatMap(([, page]) => page?.result.map(({ id }) => id) ?? []));
    return unmarked.filter((id) => shown.has(id)).length;
  });
}
