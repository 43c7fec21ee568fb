import type { PlacedOrderState } from '#contract/types.ts';

/** Whether the shop waits for the order's money before it goes on with it. */
export function waitsForMoney(state: PlacedOrderState): boolean {
  return state === 'need_pay' || state === 'collected';
}
