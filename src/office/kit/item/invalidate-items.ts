import { categoriesQuery } from '#entities/item/category.queries.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Invalidates single items, all lists of them, and what is counted of them. */
export function invalidateItems(queryClient: QueryClient): void {
  for (const queryKey of [['getItem'], ['listItems'], ['listShopItems'], ['countItems'], categoriesQuery.queryKey])
    void queryClient.invalidateQueries({ queryKey });
}
