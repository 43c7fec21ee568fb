import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { invalidateItems } from '#entities/item/invalidate-items.ts';
import { itemQuery } from '#entities/item/item.queries.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShopItem } from './shop-items.queries.ts';

type List = components['schemas']['ShopItemList'];
type Change = Pick<components['schemas']['ItemForm'], 'retail_price' | 'trade_price' | 'stock' | 'is_hidden'>;

/** Changes an item from its row; what somebody else has changed meanwhile is refused, and the row shows it. */
export function useSaveInPlace({ id, version, stock }: ShopItem) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<Change>) =>
      unwrap(
        api.PUT('/item/', {
          // Orders change the stock meanwhile: what was typed is about the stock that was seen.
          body: { id, version, ...change, ...(change.stock !== undefined && { expected_stock: stock }) },
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
    onSettled: () => invalidateItems(queryClient),
  });
}
