import { unwrap } from '#api/client.ts';
import type { components, PlacedOrder } from '#contract/types.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateOrders, placedOrderQuery } from './order.queries.ts';

type Schemas = components['schemas'];

/** A call that changes an order and is answered with it. */
type OrderCall = Promise<{
  data?: PlacedOrder;
  error?: Schemas['Error'] | Schemas['OrderChangedMeanwhile'];
  response: Response;
}>;

/**
 * Awaits a change of an order that was sent, and shows the order that the answer brings at once, also where somebody else
 * has changed it meanwhile: then `isOutdated`, and nothing was changed. Rejects with `ApiError` otherwise.
 */
export async function orderAfter(
  queryClient: QueryClient,
  orderId: number,
  call: OrderCall,
): Promise<{ order: PlacedOrder; isOutdated: boolean }> {
  const { queryKey } = placedOrderQuery(orderId);
  const keep = async (order: PlacedOrder): Promise<void> => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, order);
  };
  try {
    const order = await unwrap(call);
    await keep(order);
    return { order, isOutdated: false };
  } catch (error) {
    const refusal = error instanceof ApiError && error.code === 'changed_meanwhile' ? (await call).error : undefined;
    if (!refusal || !('current' in refusal)) throw error;
    await keep(refusal.current);
    return { order: refusal.current, isOutdated: true };
  }
}

/** Invalidates what a change of an order's sum changes elsewhere: lists, and balances. */
export function invalidateAfterChange(queryClient: QueryClient): void {
  invalidateOrders(queryClient);
  void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
}
