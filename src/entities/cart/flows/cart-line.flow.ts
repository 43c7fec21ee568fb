import { nextChange } from '#api/change-number.ts';
import { api, unwrap } from '#api/client.ts';
import { askQuestion } from '#page/ask-question.ts';
import { defineFlow } from '#page/define-flow.ts';
import type { PageDeps } from '#page/page-deps.ts';
import { cartLineMachine, type CartLineEdits, type CartLineKey } from '#machines/cart/cart-line.machine.ts';
import { fromPromise } from 'xstate';
import { changeCachedCart, putLine } from '../cart-cache.ts';
import { cartQuery } from '../cart.queries.ts';

const pathOf = ({ cartId, lineId }: CartLineKey) => ({ path: { cart_id: cartId, cart_item_id: lineId } });

/** Saves a line's count and comment; the request continues when the page is closed. */
const updateCartItem = ({ queryClient }: PageDeps) =>
  fromPromise<void, CartLineKey & { edits: CartLineEdits }>(async ({ input: { edits, ...key }, signal }) => {
    const saved = queryClient.getQueryData(cartQuery.queryKey)?.items.find(({ id }) => id === key.lineId);
    if (!saved) throw new Error(`Line ${key.lineId} is not in the cart`);
    const line = await unwrap(
      api.PUT('/cart/{cart_id}/cart-item/{cart_item_id}/', {
        params: { ...pathOf(key), header: nextChange() },
        body: { count: saved.count, comment: saved.comment, ...edits },
        keepalive: true,
        signal,
      }),
    );
    if (!signal.aborted) await changeCachedCart(queryClient, (items) => putLine(items, line));
  });

/** Deletes a line from the cart. */
const deleteCartItem = ({ queryClient }: PageDeps) =>
  fromPromise<void, CartLineKey>(async ({ input, signal }) => {
    await unwrap(
      api.DELETE('/cart/{cart_id}/cart-item/{cart_item_id}/', { params: pathOf(input), keepalive: true, signal }),
    );
    await changeCachedCart(queryClient, (items) => items.filter(({ id }) => id !== input.lineId));
  });

/** Asks the person to confirm the deletion. */
const confirmDeletion = ({ actor, queryClient }: PageDeps) =>
  fromPromise<boolean, CartLineKey>(({ input, signal }) => {
    const line = queryClient.getQueryData(cartQuery.queryKey)?.items.find(({ id }) => id === input.lineId);
    const question = { id: `delete-line-${input.lineId}`, kind: 'deleteLine', name: line?.description ?? '' };
    return askQuestion(actor('confirm'), question, signal);
  });

/** One line of the cart. Its parent, the cart, emits its events. */
export const cartLineFlow = defineFlow(cartLineMachine, {
  effects: (deps) => ({
    updateCartItem: updateCartItem(deps),
    deleteCartItem: deleteCartItem(deps),
    confirmDeletion: confirmDeletion(deps),
  }),
});
