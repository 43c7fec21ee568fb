import { type BadgeFacts, badgeText } from './badge-text.ts';
import { ColorBadge, stateColor } from './state-badge.tsx';

/** Nothing is waited for once the money is there: then it looks as in the state that it goes on from. */
function colorOf({
  state,
  is_covered: isCovered,
  is_collected: isCollected,
  merged_into: mergedInto,
}: BadgeFacts): string {
  // What it held is in another order, and isn't lost.
  if (mergedInto !== undefined) return 'gray';
  return stateColor(state === 'need_pay' && isCovered ? (isCollected ? 'collected' : 'accepted') : state);
}

/** Where an order and its money stand, in one badge. */
export function OrderBadge({ order }: { order: BadgeFacts }) {
  return <ColorBadge color={colorOf(order)}>{badgeText(order)}</ColorBadge>;
}
