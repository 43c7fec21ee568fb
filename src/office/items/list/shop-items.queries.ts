import { api, unwrap } from '#api/client.ts';
import type { components, operations } from '#contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';

type Schemas = components['schemas'];

/** An item as staff keep it. */
export type ShopItem = Schemas['ShopItem'];
/** Filters, order and page of the list of items. */
export type ShopItemParams = NonNullable<operations['listShopItems']['parameters']['query']>;

/** A page of the shop's items. */
export const shopItemsQuery = (params: ShopItemParams) =>
  queryOptions({
    queryKey: ['listShopItems', params],
    queryFn: ({ signal }) => unwrap(api.GET('/items/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

const ROWS_PER_CALL = 100;
/** Previews take a while each, and other people's calls have the rest of the server. */
const atOnce = pLimit(2);

/** What would become of items, a query for each hundred of them. */
export const previewQueries = (ids: readonly number[], change: Schemas['ItemsChange'], batchId: string) =>
  Array.from({ length: Math.ceil(ids.length / ROWS_PER_CALL) }, (_, call) =>
    queryOptions({
      queryKey: ['previewItems', { batchId, call }],
      queryFn: ({ signal }) => {
        const body = {
          ids: ids.slice(call * ROWS_PER_CALL, (call + 1) * ROWS_PER_CALL),
          change,
          batch_id: batchId,
          is_preview: true,
        };
        return atOnce(() => unwrap(api.PUT('/items/list/', { body, signal })));
      },
      // It is of this moment: another preview begins anew.
      staleTime: Infinity,
      gcTime: 0,
    }),
  );
