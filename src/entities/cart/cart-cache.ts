import { cartQuery } from '#entities/cart/cart.queries.ts';
import type { CartSummary } from '#machines/cart/cart.machine.ts';
import type { components } from '#contract/types.ts';
import type { QueryClient } from '@tanstack/react-query';

type Cart = components['schemas']['Cart'];
type CartItem = components['schemas']['CartItem'];

/** The part of the server's cart that the cart machine needs. */
export function summaryOf({ id, customer_id, items }: Cart): CartSummary {
  return { cartId: id, isGuest: customer_id === null, lineIds: items.map((line) => line.id) };
}

function withItems(cart: Cart, items: CartItem[]): Cart {
  const kopecks = items.reduce(
    (sum, { price, count, is_gone }) => (is_gone ? sum : sum + Math.round(price * 100) * count),
    0,
  );
  return { ...cart, items, total: kopecks / 100 };
}

/**
 * Changes the lines of the cached cart. A running fetch is started again, since its older answer would undo the change.
 */
export async function changeCachedCart(client: QueryClient, change: (items: CartItem[]) => CartItem[]): Promise<void> {
  const wasFetching = client.isFetching({ queryKey: cartQuery.queryKey }) > 0;
  await client.cancelQueries({ queryKey: cartQuery.queryKey });
  client.setQueryData(cartQuery.queryKey, (cart) => cart && withItems(cart, change(cart.items)));
  if (wasFetching) void refreshCart(client);
}

/**
 * Fetches the cart again; a failure changes nothing. A running fetch may bring what was before, and is given up, but
 * not the first one, which the cart machine waits for.
 */
export async function refreshCart(client: QueryClient): Promise<void> {
  if (client.getQueryData(cartQuery.queryKey)) await client.cancelQueries({ queryKey: cartQuery.queryKey });
  await client.prefetchQuery({ ...cartQuery, staleTime: 0 });
}

/** The lines with this one replaced, or added at the end. */
export function putLine(items: CartItem[], line: CartItem): CartItem[] {
  return items.some(({ id }) => id === line.id)
    ? items.map((item) => (item.id === line.id ? line : item))
    : [...items, line];
}
