import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { invalidateItems } from '#entities/item/invalidate-items.ts';
import { itemQuery } from '#entities/item/item.queries.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShopItem } from './shop-items.queries.ts';

type Schemas = components['schemas'];
type List = Schemas['ShopItemList'];
type Saved = Schemas['Item'];
type Change = Partial<Pick<Schemas['ItemForm'], 'retail_price' | 'trade_price' | 'stock' | 'is_hidden'>>;

/** A change with what the row showed when it was made. */
interface Save {
  change: Change;
  version: number;
  stock: number | null;
}

const keyOf = (id: number) => ['updateItem', { id }] as const;

/** The version that the page's own last change of the item was answered with; 0 for none. */
function answeredVersion(queryClient: QueryClient, id: number): number {
  const saves = queryClient.getMutationCache().findAll({ mutationKey: keyOf(id), status: 'success' });
  return Math.max(0, ...saves.map(({ state }) => (state.data as Saved).version));
}

/** Changes an item from its row; what somebody else has changed meanwhile is refused, and the row shows it. */
export function useSaveInPlace({ id, version, stock }: ShopItem): {
  save: (change: Change) => Promise<Saved>;
} {
  const queryClient = useQueryClient();
  const mutationKey = keyOf(id);
  const { mutateAsync } = useMutation({
    mutationKey,
    // One after the other, in whichever cell of the row: each names the version that the one before was answered with.
    scope: { id: `item ${id}` },
    mutationFn: ({ change, ...seen }: Save) =>
      unwrap(
        api.PUT('/item/', {
          body: {
            id,
            version: Math.max(seen.version, answeredVersion(queryClient, id)),
            ...change,
            // Orders change the stock meanwhile: what was typed is about the stock that was seen.
            ...(change.stock !== undefined && { expected_stock: seen.stock }),
          },
        }),
      ),
    onSuccess: (saved) => {
      queryClient.setQueryData(itemQuery(id).queryKey, saved);
      const { version: now, retail_price, discounted_price, trade_price, stock: left, is_hidden } = saved;
      const fields = { version: now, retail_price, discounted_price, trade_price, stock: left, is_hidden };
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
    save: (change) => mutateAsync({ change, version, stock }),
  };
}
