import type { components } from '#contract/types.ts';

/** Whether nothing of a purchase is left to do for its intermediary. */
export const isFinished = ({
  state,
  ordered_count: left,
}: Pick<components['schemas']['IntermediaryPurchase'], 'state' | 'ordered_count'>): boolean =>
  state === 'closed' || (state === 'received' && left === 0);
