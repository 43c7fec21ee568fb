import { api, unwrap } from '#api/client.ts';
import type { components, NextState, PlacedOrderState } from '#contract/types.ts';
import type { BilledOrder } from '#machines/order/money-effect.ts';
import type { SeenRow } from '#machines/shell/bulk-action.machine.ts';
import { queryOptions } from '@tanstack/react-query';

/** How many are read before they are changed; what more can't be changed is told as it goes. */
export const READ_MOST = 500;
/** As many as one call reads. */
const PER_CALL = 100;

type HeldState = components['schemas']['HeldState'];

/** The states that selected orders may come to, and what these orders are now. */
export interface NextStates {
  /** By the state: how many may come to it, whether one of them needs a reason, and how many only forced. */
  next: ReadonlyMap<PlacedOrderState, { ids: ReadonlySet<number>; needsReason: boolean; forced: number }>;
  orders: ReadonlyMap<number, BilledOrder>;
  /** What alone keeps an order from a state, as the error of the change. */
  held: ReadonlyMap<number, readonly HeldState[]>;
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

/** Of the first `READ_MOST` of these orders. */
export const nextStatesQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['updatePlacedOrders', ids],
    queryFn: async ({ signal }): Promise<NextStates> => {
      const next = new Map<PlacedOrderState, Found>();
      const orders = new Map<number, BilledOrder>();
      const held = new Map<number, readonly HeldState[]>();
      const seen: SeenRow[] = [];
      for (let start = 0; start < ids.length; start += PER_CALL) {
        const body = { ids: ids.slice(start, start + PER_CALL) };
        const { result } = await unwrap(api.PUT('/placed-order/list/', { body, signal }));
        for (const verdict of result) {
          if (!verdict.ok) continue;
          const { id, state, total, account } = verdict;
          orders.set(id, { state, customerId: verdict.customer_id, total, account });
          held.set(id, verdict.held_states ?? []);
          seen.push({ id, version: verdict.version });
          for (const one of verdict.next_states) add(next, id, one);
        }
      }
      return { next, orders, held, seen };
    },
    // What was read is only shown while the question is open.
    gcTime: 0,
    staleTime: 0,
  });
