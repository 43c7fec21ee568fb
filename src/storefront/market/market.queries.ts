import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import type { EqualLines } from '#entities/purchase/equal-lines.ts';
import { queryOptions } from '@tanstack/react-query';

/** A line as its intermediary sees it. */
export type MarketLineData = components['schemas']['IntermediaryLine'];

/** Lines of the same goods, to be bought as one. */
export type MarketGroup = EqualLines<MarketLineData>;

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
