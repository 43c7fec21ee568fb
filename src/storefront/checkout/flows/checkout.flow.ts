import { api, unwrap } from '#api/client.ts';
import { createSendOnce, storedKey } from '#api/send-once.ts';
import { checkoutKeyStorage } from '#api/storage.ts';
import { changeCachedCart, refreshCart, summaryOf } from '#entities/cart/cart-cache.ts';
import { cartQuery } from '#entities/cart/cart.queries.ts';
import { flushCart } from '#entities/cart/flush-cart.ts';
import { deliveriesQuery } from '#entities/order/delivery.queries.ts';
import { invalidateAfterOrder, invalidateOrders, placedOrderQuery } from '#entities/order/order.queries.ts';
import { defineFlow } from '#page/define-flow.ts';
import type { PageDeps } from '#page/page-deps.ts';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { ApiError } from '#lib/api-error.ts';
import { paths } from '#routes/paths.ts';
import { checkoutMachine, type CheckoutRequest } from '#machines/order/checkout.machine.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { checkoutFlowStrings } from './checkout.flow.strings.ts';

/**
 * Saves all pending edits of the cart. Resolves with the cart's lines as text, which becomes part of the idempotency
 * content.
 */
const flush = ({ queryClient, actor }: PageDeps) =>
  fromPromise<string, void>(async ({ signal }) => {
    await flushCart(actor('cart'), signal);
    const cart = queryClient.getQueryData(cartQuery.queryKey);
    // Line ids are never reused, so a second order of the same goods differs from the first one.
    return JSON.stringify(cart ? summaryOf(cart) : null);
  });

/**
 * Places the order and caches it. Its idempotency key is stored, so that a retry after a reload doesn't order twice.
 */
function checkoutCart({ queryClient, actor }: PageDeps) {
  const sendOnce = createSendOnce(storedKey(checkoutKeyStorage));
  return fromPromise<{ orderId: number }, CheckoutRequest>(async ({ input }) => {
    const cartId = actor('cart').getSnapshot().context.cartId ?? '';
    const placed = await sendOnce(input, (key) =>
      unwrap(
        api.PUT('/cart/{cart_id}/checkout/', {
          params: { path: { cart_id: cartId }, header: { 'Idempotency-Key': key } },
          body: { ...input.order, cart_id: cartId },
        }),
      ),
    );
    queryClient.setQueryData(placedOrderQuery(placed.id).queryKey, placed);
    return { orderId: placed.id };
  });
}

/** From the cart to a placed order. */
export const checkoutFlow = defineFlow(checkoutMachine, {
  effects: (deps) => ({ flushCart: flush(deps), checkoutCart: checkoutCart(deps) }),
  on: ({ queryClient, navigation, actor }) => ({
    'signIn.required': () => {
      cartDrawer.close();
      actor('login').send({ type: 'dialog.opened', reason: 'checkout' });
    },
    'checkout.failed': ({ error }) => {
      notifyError(error, checkoutFlowStrings.failed);
      // Without an answer the order may have been placed. Refreshing would show an empty cart, and with it hide the
      // retry.
      if (!(error instanceof ApiError) || error.code === undefined) return;
      void refreshCart(queryClient);
      void queryClient.invalidateQueries({ queryKey: deliveriesQuery.queryKey });
      // The order that the cart was to join may be no new one any more.
      invalidateOrders(queryClient);
    },
    'order.placed': ({ orderId }) => {
      void changeCachedCart(queryClient, () => []);
      cartDrawer.close();
      navigation.goTo(paths.checkoutComplete.getHref(orderId));
      invalidateAfterOrder(queryClient);
    },
  }),
});
