import type { PlacedOrder } from '#contract/types.ts';
import { mergedName, moneyBadgeNames, orderStateNames } from './order-states.strings.ts';

/** The facts that the text of an order's badge depends on. */
export type BadgeFacts = Pick<PlacedOrder, 'state' | 'is_covered' | 'is_collected' | 'merged_into'>;

/**
 * The text of an order's only badge: its state, and while the shop waits for money before it goes on, whether that is
 * there. What was handed over says nothing of money: the balance is of all orders together, and a debt may be of
 * another one.
 */
export function badgeText({
  state,
  is_covered: isCovered,
  is_collected: isCollected,
  merged_into: mergedInto,
}: BadgeFacts): string {
  if (mergedInto !== undefined) return mergedName(mergedInto);
  if (state === 'collected') return moneyBadgeNames[isCovered ? 'collectedPaid' : 'collectedUnpaid'];
  if (state === 'need_pay' && isCovered) return moneyBadgeNames[isCollected ? 'collectedPaid' : 'paid'];
  return orderStateNames[state];
}
