import { makeUuid } from '#lib/uuid.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';
import { cartIdStorage, tokenStorage } from '#api/storage.ts';

/** A guest's cart id is made here before the first request, so that all tabs of a first visit request the same cart. */
function cartIdToAsk(): string | null {
  if (tokenStorage.read() === null && cartIdStorage.read() === null) cartIdStorage.write(makeUuid());
  return cartIdStorage.read();
}

/**
 * The account's cart, or the guest's cart by its stored id. Only the cart machine fetches it; views read the cache with
 * `enabled: false`. So the id is stored and removed in one place.
 */
export const cartQuery = queryOptions({
  queryKey: ['getCart'],
  // Lines hold their edits only, over the cached values: the cache must last as long as the page.
  gcTime: Infinity,
  queryFn: ({ signal }) => {
    const cartId = cartIdToAsk();
    return unwrap(api.GET('/cart/', { params: { query: cartId === null ? {} : { cart_id: cartId } }, signal }));
  },
});

/** Maps an item's id to the id of its cart line. Reads the cache and never fetches. */
export const cartLineIdsQuery = queryOptions({
  ...cartQuery,
  enabled: false,
  select: ({ items }) => new Map(items.map(({ id, item_id }) => [item_id, id])),
});
