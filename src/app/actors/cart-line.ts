import { nextChange } from '#api/change-number.ts';
import { unwrap, type Api } from '#api/client.ts';
import type { CartLineKey, CartLineValues } from '#machines/cart/cart-line.machine.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { askQuestion, type ConfirmActor } from './ask-question.ts';
import { changeCachedCart, putLine } from './cart-cache.ts';

interface CartLineDeps {
  api: Api;
  queryClient: QueryClient;
}

const pathOf = ({ cartId, lineId }: CartLineKey) => ({ path: { cart_id: cartId, cart_item_id: lineId } });

/** Saves a line's count and comment, even past the end of the page. */
export const defineUpdateCartItemActor = ({ api, queryClient }: CartLineDeps) =>
  fromPromise<CartLineValues, CartLineKey & CartLineValues>(async ({ input, signal }) => {
    const line = await unwrap(
      api.PUT('/cart/{cart_id}/cart-item/{cart_item_id}/', {
        params: { ...pathOf(input), header: nextChange() },
        body: { count: input.count, comment: input.comment },
        keepalive: true,
        signal,
      }),
    );
    if (!signal.aborted) await changeCachedCart(queryClient, (items) => putLine(items, line));
    return { count: line.count, comment: line.comment };
  });

/** Takes a line out of the cart. */
export const defineDeleteCartItemActor = ({ api, queryClient }: CartLineDeps) =>
  fromPromise<void, CartLineKey>(async ({ input, signal }) => {
    await unwrap(
      api.DELETE('/cart/{cart_id}/cart-item/{cart_item_id}/', { params: pathOf(input), keepalive: true, signal }),
    );
    await changeCachedCart(queryClient, (items) => items.filter(({ id }) => id !== input.lineId));
  });

/** Asks whether the line may go. */
export const defineConfirmDeletionActor = ({ running }: { running: () => { confirm: ConfirmActor } }) =>
  fromPromise<boolean, CartLineKey>(({ input, signal }) =>
    askQuestion(running().confirm, { id: `delete-line-${input.lineId}`, kind: 'deleteLine' }, signal),
  );
