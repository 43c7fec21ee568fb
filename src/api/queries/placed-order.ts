import type { components, operations } from '#contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../client.ts';

/** Whose orders, in which state, which page. */
export type PlacedOrderListParams = NonNullable<operations['listPlacedOrders']['parameters']['query']>;

/** Begins the key of every page of placed orders. */
export const placedOrdersKey = ['listPlacedOrders'] as const;

/** A page of placed orders, newest first. */
export const placedOrdersQuery = (params: PlacedOrderListParams = {}) =>
  queryOptions({
    queryKey: [...placedOrdersKey, params],
    queryFn: ({ signal }) => unwrap(api.GET('/placed-order/', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** One placed order with its lines, timeline and next states. */
export const placedOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['getPlacedOrder', { id }],
    queryFn: ({ signal }) => unwrap(api.GET('/placed-order/{id}/', { params: { path: { id } }, signal })),
  });

/** Puts the items of one's own order into one's cart again, once a key. */
export function repeatPlacedOrder(id: number, key: string): Promise<components['schemas']['RepeatedOrder']> {
  return unwrap(api.POST('/placed-order/{id}/repeat/', { params: { path: { id }, header: { 'Idempotency-Key': key } } }));
}
