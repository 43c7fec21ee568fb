import { unwrap, type Api } from '#api/client.ts';
import { cartQuery } from '#api/queries/cart.ts';
import type { CartAddition, CartSummary } from '#machines/cart/cart.machine.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { changeCachedCart, putLine, summaryOf } from './cart-cache.ts';

interface CartDeps {
  api: Api;
  queryClient: QueryClient;
}

/** Fetches the cart into the query cache, merging a kept guest cart into the account's. */
export const defineGetCartActor = ({ queryClient }: Pick<CartDeps, 'queryClient'>) =>
  fromPromise<CartSummary, void>(async () => summaryOf(await queryClient.fetchQuery({ ...cartQuery, staleTime: 0 })));

/** Puts an item into the cart, and its line into the cached cart. */
export const defineAddCartItemActor = ({ api, queryClient }: CartDeps) =>
  fromPromise<void, CartAddition & { cartId: string }>(async ({ input: { cartId, itemId, count }, signal }) => {
    const line = await unwrap(
      api.POST('/cart/{cart_id}/cart-item/', {
        params: { path: { cart_id: cartId } },
        body: { item_id: itemId, count, comment: '' },
        signal,
      }),
    );
    await changeCachedCart(queryClient, (items) => putLine(items, line));
  });
