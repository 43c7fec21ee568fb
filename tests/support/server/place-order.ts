import { createPlacedOrder } from '#server/domain/order/placed/create-placed-order.ts';

/** Places an order without a cart; answers the order, or its warnings. */
export async function placeOrder(...[deps, request]: Parameters<typeof createPlacedOrder>) {
  return (await createPlacedOrder(deps, request)).content.body;
}
