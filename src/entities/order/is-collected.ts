import type { PlacedOrder } from '#contract/types.ts';

const collected: ReadonlySet<PlacedOrder['state']> = new Set(['collected', 'delivery', 'done', 'completed']);

/** Whether the order's goods are collected. A bill for what is collected already leaves it so. */
export function isCollected({ state, timeline }: Pick<PlacedOrder, 'state' | 'timeline'>): boolean {
  const billedFrom = timeline.findLast(({ to }) => to === 'need_pay')?.from;
  return collected.has(state) || (state === 'need_pay' && billedFrom === 'collected');
}
