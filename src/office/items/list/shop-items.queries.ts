import { api, unwrap } from '#api/client.ts';
import type { components, operations } from '#contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

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
/** Of more items the first are previewed. */
export const PREVIEW_MOST = 300;

/** What would become of items. */
export const previewQuery = (ids: readonly number[], change: Schemas['ItemsChange'], batchId: string) =>
  queryOptions({
    queryKey: ['previewItems', batchId],
    queryFn: async ({ signal }) => {
      const verdicts: Schemas['ItemVerdicts']['result'] = [];
      for (let from = 0; from < Math.min(ids.length, PREVIEW_MOST); from += ROWS_PER_CALL) {
        const body = { ids: ids.slice(from, from + ROWS_PER_CALL), change, batch_id: batchId, is_preview: true };
        verdicts.push(...(await unwrap(api.PUT('/items/list/', { body, signal }))).result);
      }
      return verdicts;
    },
    gcTime: 0,
  });
