import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

/** Delivery methods, with their prices. */
export const deliveriesQuery = queryOptions({
  queryKey: ['listDeliveries'],
  queryFn: async ({ signal }) => (await unwrap(api.GET('/delivery/', { signal }))).result,
});

/** Pickup points. */
export const deliveryPointsQuery = queryOptions({
  queryKey: ['listDeliveryPoints'],
  queryFn: async ({ signal }) => (await unwrap(api.GET('/delivery-point/', { signal }))).result,
});
