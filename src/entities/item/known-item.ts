import type { components } from '#contract/types.ts';
import type { QueryClient } from '@tanstack/react-query';
import { categoriesQuery } from './category.queries.ts';
import { itemsQuery } from './item.queries.ts';

type Item = components['schemas']['Item'];
type ItemList = components['schemas']['ItemList'];

/** A list that was fetched longer ago may tell of another price. */
const KNOWN_FOR_MS = 10 * 60_000;

const [LIST_NAME] = itemsQuery().queryKey;

/**
 * What the lists that this page has fetched tell of an item, until its own answer has come; what they don't tell is
 * empty. Undefined where none has it, or each is out of date.
 */
export function knownItem(queryClient: QueryClient, id: number): Item | undefined {
  const newest = queryClient
    .getQueryCache()
    .findAll({ queryKey: [LIST_NAME] })
    .filter(({ state }) => !state.isInvalidated && Date.now() - state.dataUpdatedAt < KNOWN_FOR_MS)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { state } of newest) {
    const card = (state.data as ItemList | undefined)?.result.find((each) => each.id === id);
    if (!card) continue;
    const categories = queryClient.getQueryData(categoriesQuery.queryKey);
    return {
      ...card,
      version: 0,
      article: '',
      description: '',
      category_name: categories?.find((category) => category.id === card.category_id)?.name ?? '',
      other_category_ids: [],
      attributes: [],
      images: card.image ? [card.image] : [],
      file_ids: [],
      is_hidden: false,
    };
  }
  return undefined;
}
