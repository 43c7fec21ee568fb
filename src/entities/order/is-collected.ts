import type { PlacedOrder } from '#contract/types.ts';
import { stateChanges } from './state-changes.ts';

const collected: ReadonlySet<PlacedOrder['state']> = new Set(['collected', 'delivery', 'done', 'completed']);

/** Whether the order's goods are collected. A bill for what is collected already leaves it so. */
export function isCollected(order: Pick<PlacedOrder, 'state' | 'timeline'>): boolean {
  const { state } = order;
  const billedFrom = stateChanges(order).findLast(({ to }) => to === 'need_pay')?.from;
  return collected.has(state) || (state === 'need_pay' && billedFrom === 'collected');
}
