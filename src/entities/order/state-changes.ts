import type { components, PlacedOrder } from '#contract/types.ts';

/** An entry of the timeline about the order's state. */
export type StateChange = components['schemas']['StateChange'];

/** The entries of an order's timeline that are about its state, oldest first. */
export function stateChanges({ timeline }: Pick<PlacedOrder, 'timeline'>): StateChange[] {
  return timeline.filter((event) => event.kind === 'state');
}
