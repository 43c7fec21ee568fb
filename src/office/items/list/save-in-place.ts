import { api } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import type { components } from '#contract/types.ts';
import { itemQuery } from '#entities/item/item.queries.ts';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShopItem } from './shop-items.queries.ts';

type Schemas = components['schemas'];
type List = Schemas['ShopItemList'];
type Item = Schemas['Item'];
type Change = Partial<Pick<Schemas['ItemForm'], 'retail_price' | 'trade_price' | 'stock' | 'is_hidden'>>;

/** What was seen of an item when its change was begun. */
export type SeenItem = Pick<ShopItem, 'version' | 'stock'>;

interface Save {
  change: Change;
  seen: SeenItem;
}

interface Saved {
  /** The version that the change was sent with. */
  from: number;
  /** The item as it is now. */
  item: Item;
  /** `met` where the item has been made so already, as by a call whose answer was lost. */
  outcome: 'changed' | 'met' | 'outdated';
}

/** How long a save is remembered: later, the row's own version counts, and an open field is told of the change. */
const KEPT_MS = 3_600_000;

const keyOf = (id: number) => ['updateItem', { id }] as const;

/**
 * The version that the page's own changes have made of a version. It ends where somebody else has changed the item
 * between them, whose change must not be overwritten unseen.
 */
function ownVersion(queryClient: QueryClient, id: number, version: number): number {
  const saves = queryClient.getMutationCache().findAll({ mutationKey: keyOf(id), status: 'success' });
  return saves.reduce((now, { state }) => {
    const { from, item, outcome } = state.data as Saved;
    // One that was met at the very next version is this change itself: nobody else's is between.
    const isOwn = outcome === 'changed' || (outcome === 'met' && item.version === from + 1);
    return isOwn && from === now ? item.version : now;
  }, version);
}

const hasAll = (item: Item, change: Change): boolean =>
  Object.entries(change).every(([name, value]) => item[name as keyof Change] === value);

async function send(id: number, from: number, { change, seen }: Save): Promise<Saved> {
  // Orders change the stock meanwhile: what was typed is about the stock that was seen.
  const expected = change.stock === undefined ? {} : { expected_stock: seen.stock };
  const call = api.PUT('/item/', { body: { id, version: from, ...change, ...expected } });
  const { record: item, refusal } = await recordAfter(call);
  if (!refusal) return { from, item, outcome: 'changed' };
  return { from, item, outcome: hasAll(item, change) ? 'met' : 'outdated' };
}

/** Changes an item from its row; what somebody else has changed meanwhile stays, and the row shows it. */
export function useSaveInPlace(id: number): {
  /** Answers the item as it is now; `isOutdated` where it was not changed, since it isn't as it was seen. */
  save: (change: Change, seen: SeenItem) => Promise<{ item: Item; isOutdated: boolean }>;
} {
  const queryClient = useQueryClient();
  const mutationKey = keyOf(id);
  const { mutateAsync } = useMutation({
    mutationKey,
    // One after the other, in whichever cell of the row: each names the version that the one before was answered with.
    scope: { id: `item ${id}` },
    // A field may stay open for long after another one of its row was saved.
    gcTime: KEPT_MS,
    mutationFn: (save: Save) => send(id, ownVersion(queryClient, id, save.seen.version), save),
    onSuccess: ({ item }) => {
      queryClient.setQueryData(itemQuery(id).queryKey, item);
      const { version, retail_price, discounted_price, trade_price, stock, is_hidden } = item;
      const fields = { version, retail_price, discounted_price, trade_price, stock, is_hidden };
      // The row shows it before the list has come again.
      queryClient.setQueriesData<List>(
        { queryKey: ['listShopItems'] },
        (list) => list && { ...list, result: list.result.map((row) => (row.id === id ? { ...row, ...fields } : row)) },
      );
    },
    onSettled: () => {
      // The last one brings what all have made.
      if (queryClient.isMutating({ mutationKey }) === 1) invalidateItems(queryClient);
    },
  });
  return {
    save: async (change, { version, stock }) => {
      const { item, outcome } = await mutateAsync({ change, seen: { version, stock } });
      return { item, isOutdated: outcome === 'outdated' };
    },
  };
}
