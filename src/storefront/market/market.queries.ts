import { api, unwrap } from '#api/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** The purchases of an intermediary, newest first. */
export const marketPurchasesQuery = (id: number) =>
  queryOptions({
    queryKey: ['listIntermediaryPurchases', { id }],
    queryFn: ({ signal }) => unwrap(api.GET('/intermediary/{id}/purchases/', { params: { path: { id } }, signal })),
  });

/** Those of them that have been sent. */
export const marketDeliveriesQuery = (id: number) =>
  queryOptions({
    queryKey: ['listIntermediaryDeliveries', { id }],
    queryFn: ({ signal }) => unwrap(api.GET('/intermediary/{id}/deliveries/', { params: { path: { id } }, signal })),
  });
