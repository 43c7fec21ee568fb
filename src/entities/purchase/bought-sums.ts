import type { components } from '#contract/types.ts';

/** Whether something is known of what lines were bought for; for nothing, the margin alone tells. */
export const isBoughtKnown = ({ total, margin }: components['schemas']['BoughtSums']): boolean =>
  total !== 0 || margin !== 0;
