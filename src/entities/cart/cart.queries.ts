import { makeUuid } from '#lib/uuid.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';
import { cartIdStorage, tokenStorage } from '#api/storage.ts';

/** A guest names the cart before it is asked for, so that all tabs of a first visit ask for the same one. */
function cartIdToAsk(): string | null {
  if (tokenStorage.read() === null && cartIdStorage.read() === null) cartIdStorage.write(makeUuid());
  return cartIdStorage.read();
}

/**
 * The account's cart, or the guest's by its stored id. The cart machine fetches it; views read the cache with
 * `enabled: false`, so that the id is kept or removed in one place.
 */
export const cartQuery = queryOptions({
  queryKey: ['getCart'],
  // A line's edits lie over it for as long as the page lives.
  gcTime: Infinity,
  queryFn: ({ signal }) => {
    const cartId = cartIdToAsk();
    return unwrap(api.GET('/cart/', { params: { query: cartId === null ? {} : { cart_id: cartId } }, signal }));
  },
});

/** The id of each item's line in the cart, by the item's id; read from the cache alone. */
export const cartLineIdsQuery = queryOptions({
  ...cartQuery,
  enabled: false,
  select: ({ items }) => new Map(items.map(({ id, item_id }) => [item_id, id])),
});
