import { itemCountsQuery, type ItemListParams } from '#entities/item/item.queries.ts';
import type { components } from '#contract/types.ts';
import { useQuery } from '@tanstack/react-query';

type ItemCounts = components['schemas']['ItemCounts'];

interface CategoryCounts {
  /** Undefined while nothing narrows the items, and until they are known. */
  counts: ItemCounts | undefined;
  /** Whether they are those of the last filters, shown until the new ones are known. */
  isStale: boolean;
  /** Whether something narrows the items, and what it leaves could not be counted. */
  isUnknown: boolean;
}

/** What a search and filters leave in each category. */
export function useCategoryCounts({
  category_id: _category,
  order_by: _order,
  favourite = false,
  ...filters
}: ItemListParams): CategoryCounts {
  const isNarrowed = !favourite && Object.keys(filters).length > 0;
  const { data, isPlaceholderData, isError } = useQuery({ ...itemCountsQuery(filters), enabled: isNarrowed });
  return {
    counts: isNarrowed ? data : undefined,
    isStale: isPlaceholderData,
    isUnknown: isNarrowed && isError && !data,
  };
}

/** The number of found items of a category, or of all its items where nothing narrows them. */
export function countOf(
  { id, items_count }: components['schemas']['Category'],
  counts: ItemCounts | undefined,
): number {
  return counts ? (counts.categories.find(({ category_id }) => category_id === id)?.total ?? 0) : items_count;
}
