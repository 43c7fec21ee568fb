import { api, unwrap } from '#api/client.ts';
import type { NextState, PlacedOrderState } from '#contract/types.ts';
import { queryOptions } from '@tanstack/react-query';

const ROWS_PER_CALL = 100;

/** Where selected orders stand, and where they may go. */
export interface Standing {
  /** By the state: how many may come to it, whether one of them needs a reason, and how many only forced. */
  next: ReadonlyMap<PlacedOrderState, { ids: ReadonlySet<number>; needsReason: boolean; forced: number }>;
  states: ReadonlyMap<number, PlacedOrderState>;
}

interface Found {
  ids: Set<number>;
  needsReason: boolean;
  forced: number;
}

function add(next: Map<PlacedOrderState, Found>, id: number, { state, needs_reason, is_forced }: NextState): void {
  const known = next.get(state) ?? { ids: new Set(), needsReason: false, forced: 0 };
  known.ids.add(id);
  next.set(state, {
    ids: known.ids,
    needsReason: known.needsReason || needs_reason,
    forced: known.forced + Number(is_forced),
  });
}

/** Where these orders stand. */
export const standingQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['updatePlacedOrders', ids],
    queryFn: async ({ signal }): Promise<Standing> => {
      const next = new Map<PlacedOrderState, Found>();
      const states = new Map<number, PlacedOrderState>();
      for (let from = 0; from < ids.length; from += ROWS_PER_CALL) {
        const body = { ids: ids.slice(from, from + ROWS_PER_CALL) };
        const { result } = await unwrap(api.PUT('/placed-order/list/', { body, signal }));
        for (const verdict of result) {
          if (!verdict.ok) continue;
          states.set(verdict.id, verdict.state);
          for (const one of verdict.next_states) add(next, verdict.id, one);
        }
      }
      return { next, states };
    },
    // What was read is only shown while the question is open.
    gcTime: 0,
    staleTime: 0,
  });
