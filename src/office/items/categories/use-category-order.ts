import { api, unwrap } from '#api/client.ts';
import { categoriesQuery } from '#entities/item/category.queries.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesStrings } from './categories.strings.ts';
import { type Category, type CategoryMove, withMove } from '#office/kit/item/category-tree.ts';

/**
 * Moves categories among their neighbours: seen at once, saved one after another, and taken back where it is refused.
 */
export function useCategoryOrder(known: readonly Category[] = []) {
  const queryClient = useQueryClient();
  // Over what is known, so that a refused move is taken back alone, and a colleague's change is seen under the others.
  const [moves, setMoves] = useState<readonly CategoryMove[]>([]);
  const drop = (move: CategoryMove): void => setMoves((others) => others.filter((other) => other !== move));
  const { mutate } = useMutation({
    scope: { id: 'order-of-categories' },
    mutationFn: ({ id, place }: CategoryMove) =>
      unwrap(api.PUT('/category/{id}/', { params: { path: { id } }, body: { place } })),
    onError: (error, move) => {
      drop(move);
      notifyError(error, categoriesStrings.moveFailed);
    },
    onSettled: async (_, __, move) => {
      await queryClient.invalidateQueries({ queryKey: categoriesQuery.queryKey });
      drop(move);
    },
  });
  return {
    ordered: moves.reduce(withMove, known),
    move: (move: CategoryMove): void => {
      setMoves([...moves, move]);
      mutate(move);
    },
  };
}
