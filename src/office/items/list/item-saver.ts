import { api } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import type { components } from '#contract/types.ts';
import { itemQuery } from '#entities/item/item.queries.ts';
import type { SeenItem } from '#machines/item/field-edit.machine.ts';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import type { QueryClient } from '@tanstack/react-query';
import pLimit, { type LimitFunction } from 'p-limit';

type Schemas = components['schemas'];
type List = Schemas['ShopItemList'];
type Item = Schemas['Item'];
type Change = Partial<Pick<Schemas['ItemForm'], 'retail_price' | 'trade_price' | 'stock' | 'is_hidden'>>;

/** A change of an item from its row, and what was seen of the item when the change was begun. */
interface ItemSave {
  id: number;
  change: Change;
  seen: Pick<SeenItem, 'version' | 'stock'>;
}

/** The item as it is now; `isOutdated` where it was not changed, since it isn't as it was seen. */
interface ItemSaved {
  item: Item;
  isOutdated: boolean;
}

const hasAll = (item: Item, change: Change): boolean =>
  Object.entries(change).every(([name, value]) => item[name as keyof Change] === value);

function showSaved(queryClient: QueryClient, item: Item): void {
  queryClient.setQueryData(itemQuery(item.id).queryKey, item);
  const { id, version, retail_price, discounted_price, trade_price, stock, is_hidden } = item;
  const fields = { version, retail_price, discounted_price, trade_price, stock, is_hidden };
  // The row shows it before the list has come again.
  queryClient.setQueriesData<List>(
    { queryKey: ['listShopItems'] },
    (list) => list && { ...list, result: list.result.map((row) => (row.id === id ? { ...row, ...fields } : row)) },
  );
}

function makeSaver(queryClient: QueryClient): (save: ItemSave) => Promise<ItemSaved> {
  /** The saves of each item that are under way. */
  const queues = new Map<number, LimitFunction>();
  /** The versions that the page's own changes have made, by the item and the version that they were sent with. */
  const made = new Map<string, number>();
  const keyOf = (id: number, version: number): string => `${id} ${version}`;

  /** Ends where somebody else has changed the item between, whose change must not be overwritten unseen. */
  const ownVersion = (id: number, version: number): number => {
    const next = made.get(keyOf(id, version));
    return next === undefined ? version : ownVersion(id, next);
  };

  const send = async ({ id, change, seen }: ItemSave): Promise<ItemSaved> => {
    const from = ownVersion(id, seen.version);
    // Orders change the stock meanwhile: what was typed is about the stock that was seen.
    const expected = change.stock === undefined ? {} : { expected_stock: seen.stock };
    const call = api.PUT('/item/', { body: { id, version: from, ...change, ...expected } });
    const { record: item, refusal } = await recordAfter(call);
    // As by a call whose answer was lost. At the very next version it is that call's own: nobody else's is between.
    const isMet = refusal !== null && hasAll(item, change);
    if (!refusal || (isMet && item.version === from + 1)) made.set(keyOf(id, from), item.version);
    showSaved(queryClient, item);
    return { item, isOutdated: refusal !== null && !isMet };
  };

  return async (save) => {
    // One after the other, in whichever cell of the row: each names the version that the one before was answered with.
    const queue = queues.get(save.id) ?? pLimit(1);
    queues.set(save.id, queue);
    try {
      return await queue(() => send(save));
    } finally {
      // The last one brings what all have made.
      if (queue.activeCount + queue.pendingCount === 0) {
        queues.delete(save.id);
        invalidateItems(queryClient);
      }
    }
  };
}

const savers = new WeakMap<QueryClient, ReturnType<typeof makeSaver>>();

/** Changes items from their rows; what somebody else has changed meanwhile stays, and the row shows it. */
export function itemSaver(queryClient: QueryClient): ReturnType<typeof makeSaver> {
  const saver = savers.get(queryClient) ?? makeSaver(queryClient);
  savers.set(queryClient, saver);
  return saver;
}
