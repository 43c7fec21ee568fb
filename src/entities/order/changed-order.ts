import { recordAfter } from '#api/record-after.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import type { ApiError } from '#lib/api-error.ts';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateOrders, placedOrderQuery } from './order.queries.ts';

/** A call that changes an order and is answered with it. */
type OrderCall<Order extends PlacedOrder> = Parameters<typeof recordAfter<Order>>[0];

/**
 * Awaits a change of an order that was sent, and shows the order that the answer brings at once, also where somebody
 * else has changed it meanwhile: then there is a `refusal`, and nothing was changed. Rejects with `ApiError` otherwise.
 */
export async function orderAfter<Order extends PlacedOrder>(
  queryClient: QueryClient,
  orderId: number,
  call: OrderCall<Order>,
): Promise<{ order: Order; refusal: ApiError | null }> {
  const { queryKey } = placedOrderQuery(orderId);
  const { record: order, refusal } = await recordAfter(call);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, order);
  return { order, refusal };
}

/** Invalidates what a change of an order's sum changes elsewhere: lists, and balances. */
export function invalidateAfterChange(queryClient: QueryClient): void {
  invalidateOrders(queryClient);
  void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
}
