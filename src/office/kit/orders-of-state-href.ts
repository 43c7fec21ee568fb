import { shopBranch } from '#common/routes/branches.ts';
import type { PlacedOrderState } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';

/** The address of the shop's orders in a state. */
export const ordersOfStateHref = (state: PlacedOrderState): string =>
  `${getBranchHref(shopBranch, 'orders')}&state=${state}`;
