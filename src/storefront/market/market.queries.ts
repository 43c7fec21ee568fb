import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import type { EqualLines } from '#entities/purchase/equal-lines.ts';
import { queryOptions } from '@tanstack/react-query';

/** A line as its intermediary sees it. */
export type MarketLineData = components['schemas']['IntermediaryLine'] & {
  /** Whether it is as this person has told, and the server hasn't answered. */
  isUnsent?: boolean;
  /** Of the rest of a line: how many pieces of it a mark has taken that nobody has heard of. */
  taken?: number;
  /** Whether it is the rest of a line that only the server can name. */
  isLocked?: boolean;
};

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
