import { unwrap, type Api } from '#api/client.ts';
import { cartQuery } from '#api/queries/cart.ts';
import { placedOrderQuery } from '#api/queries/placed-order.ts';
import type { StoredText } from '#lib/storage.ts';
import { makeUuid } from '#lib/uuid.ts';
import type { CheckoutOrder, CheckoutRequest } from '#machines/order/checkout.machine.ts';
import { flushCart } from '#ui/flush-cart.ts';
import type { RunningActors } from '#ui/machine-types.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { summaryOf } from './cart-cache.ts';

interface Deps {
  api: Api;
  queryClient: QueryClient;
  checkoutKeyStorage: StoredText;
  running: () => Pick<RunningActors, 'cart'>;
}

/** Waits until the server has the cart as the shopper sees it. */
export const defineFlushCartActor = ({ running }: Pick<Deps, 'running'>) =>
  fromPromise<void, void>(({ signal }) => flushCart(running().cart, signal));

interface KeptKey {
  key: string;
  fingerprint: string;
}

function readKept(storage: StoredText): KeptKey | null {
  const [key, fingerprint] = (storage.read() ?? '').split('\n');
  return key && fingerprint ? { key, fingerprint } : null;
}

/** The key kept for this order of this cart, or a new one where another order's is kept. */
export const defineKeepKeyActor = ({ queryClient, checkoutKeyStorage }: Pick<Deps, 'queryClient' | 'checkoutKeyStorage'>) =>
  fromPromise<string, CheckoutOrder>(({ input: order }) => {
    const cart = queryClient.getQueryData(cartQuery.queryKey);
    // Lines are never numbered twice, so the same goods bought again make another order.
    const fingerprint = JSON.stringify([order, cart ? summaryOf(cart) : null]);
    const kept = readKept(checkoutKeyStorage);
    if (kept?.fingerprint === fingerprint) return Promise.resolve(kept.key);
    const key = makeUuid();
    checkoutKeyStorage.write(`${key}\n${fingerprint}`);
    return Promise.resolve(key);
  });

/** Turns the cart into an order, which its page then has at once. */
export const defineCheckoutCartActor = ({ api, queryClient, running }: Pick<Deps, 'api' | 'queryClient' | 'running'>) =>
  fromPromise<{ orderId: number }, CheckoutRequest>(async ({ input: { key, order } }) => {
    const cartId = running().cart.getSnapshot().context.cartId ?? '';
    const placed = await unwrap(
      api.PUT('/cart/{cart_id}/checkout/', {
        params: { path: { cart_id: cartId }, header: { 'Idempotency-Key': key } },
        body: { ...order, cart_id: cartId },
      }),
    );
    queryClient.setQueryData(placedOrderQuery(placed.id).queryKey, placed);
    return { orderId: placed.id };
  });
