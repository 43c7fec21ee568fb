import { api, unwrap } from '#api/client.ts';
import { cartIdStorage } from '#api/storage.ts';
import { defineFlow } from '#page/define-flow.ts';
import type { PageDeps } from '#page/page-deps.ts';
import { ApiError } from '#lib/api-error.ts';
import { cartMachine, type CartAddition, type CartSummary } from '#machines/cart/cart.machine.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { changeCachedCart, putLine, refreshCart, summaryOf } from '../cart-cache.ts';
import { cartQuery } from '../cart.queries.ts';
import { cartLineFlow } from './cart-line.flow.ts';
import { cartFlowStrings } from './cart.flow.strings.ts';

/** Fetches the cart into the query cache. A signed-in customer's request also merges the stored guest cart. */
const getCart = ({ queryClient }: PageDeps) =>
  fromPromise<CartSummary, void>(async () => summaryOf(await queryClient.fetchQuery({ ...cartQuery, staleTime: 0 })));

/** Puts an item into the cart, and its line into the cached cart. */
const addCartItem = ({ queryClient }: PageDeps) =>
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

/** The cart of the current person. */
export const cartFlow = defineFlow(cartMachine, {
  effects: (deps) => ({
    getCart: getCart(deps),
    addCartItem: addCartItem(deps),
    cartLine: cartLineFlow.connect(deps).machine,
  }),
  on: ({ queryClient }) => {
    /** A refused change may mean that the page's cart is out of date, so it is fetched again. */
    const refuse = (error: unknown, context: string): void => {
      notifyError(error, context);
      void refreshCart(queryClient);
    };
    return {
      'cartId.kept': ({ cartId }) => cartIdStorage.write(cartId),
      'cartId.released': () => cartIdStorage.clear(),
      'cart.loadFailed': ({ error }) => notifyError(error, cartFlowStrings.load),
      // No message: the button that was pressed shows it.
      'item.added': () => undefined,
      'item.addFailed': ({ error }) => refuse(error, cartFlowStrings.add),
      'line.saveFailed': ({ error }) => refuse(error, cartFlowStrings.save),
      // No message for a lost connection: the line sends the edit again, and the offline bar is shown.
      'line.saveLost': ({ error, isRepeated }) => {
        if (!isRepeated && error instanceof ApiError && error.kind === 'http') notifyError(error, cartFlowStrings.save);
      },
      'line.deleteFailed': ({ error }) => refuse(error, cartFlowStrings.delete),
    };
  },
});
