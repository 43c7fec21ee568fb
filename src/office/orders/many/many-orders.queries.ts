import { api, unwrap } from '#api/client.ts';
import type { NextState, PlacedOrderState } from '#contract/types.ts';
import type { SeenRow } from '#machines/shell/bulk-action.machine.ts';
import { queryOptions } from '@tanstack/react-query';

/** As many as one call reads. */
export const READ_MOST = 100;

/** Where selected orders stand, and where they may go. */
export interface Standing {
  /** By the state: how many may come to it, whether one of them needs a reason, and how many only forced. */
  next: ReadonlyMap<PlacedOrderState, { ids: ReadonlySet<number>; needsReason: boolean; forced: number }>;
  states: ReadonlyMap<number, PlacedOrderState>;
  /** The versions that this tells of. */
  seen: readonly SeenRow[];
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

/** Where these orders stand, `READ_MOST` at most. */
export const standingQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['updatePlacedOrders', ids],
    queryFn: async ({ signal }): Promise<Standing> => {
      const next = new Map<PlacedOrderState, Found>();
      const states = new Map<number, PlacedOrderState>();
      const seen: SeenRow[] = [];
      const { result } = await unwrap(api.PUT('/placed-order/list/', { body: { ids: [...ids] }, signal }));
      for (const verdict of result) {
        if (!verdict.ok) continue;
        states.set(verdict.id, verdict.state);
        seen.push({ id: verdict.id, version: verdict.version });
        for (const one of verdict.next_states) add(next, verdict.id, one);
      }
      return { next, states, seen };
    },
    // What was read is only shown while the question is open.
    gcTime: 0,
    staleTime: 0,
  });
