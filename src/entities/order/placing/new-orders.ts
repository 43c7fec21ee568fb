import type { PlacedOrderCard } from '#contract/types.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { placedOrdersQuery } from '../order.queries.ts';

/** As many are offered at most. */
const ORDERS_SHOWN = 3;

const newOrdersQuery = placedOrdersQuery({ state: ['created'], limit: ORDERS_SHOWN });

/**
 * The person's own orders that goods may still join, the newest first; null while nobody has answered, for a guest, and
 * while they aren't asked for.
 */
export function useNewOrders(isAsked = true): readonly PlacedOrderCard[] | null {
  const customer = useCustomer();
  const { data } = useQuery({ ...newOrdersQuery, enabled: isAsked && customer !== null });
  return customer && data ? data.result : null;
}
