import { type BadgeFacts, badgeText } from './badge-text.ts';
import { ColorBadge, stateColor } from './state-badge.tsx';

/** Where an order and its money stand, in one badge of the colour of its state. */
export function OrderBadge({ order }: { order: BadgeFacts }) {
  return <ColorBadge color={stateColor(order.state)}>{badgeText(order)}</ColorBadge>;
}
