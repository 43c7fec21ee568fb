import type { PurchaseState } from '#contract/types.ts';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { purchaseStateName } from './purchase.strings.ts';

const colors: Readonly<Record<PurchaseState, string>> = {
  open: 'green',
  stopped: 'orange',
  sent: 'blue',
  received: 'green',
  closed: 'gray',
};

interface PurchaseBadgeProps {
  state: PurchaseState;
  /** How many lines or pieces it still waits for: a purchase that was received may have come in part. */
  left: number;
}

/** A purchase's state as a coloured badge with its name. */
export function PurchaseBadge({ state, left }: PurchaseBadgeProps) {
  const isPart = state === 'received' && left > 0;
  return <ColorBadge color={isPart ? 'orange' : colors[state]}>{purchaseStateName(state, left)}</ColorBadge>;
}
