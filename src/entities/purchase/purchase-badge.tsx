import type { PurchaseState } from '#contract/types.ts';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { purchaseStateNames, purchaseStrings } from './purchase.strings.ts';

const colors: Readonly<Record<PurchaseState, string>> = {
  open: 'green',
  stopped: 'orange',
  sent: 'blue',
  received: 'green',
  closed: 'gray',
};

interface PurchaseBadgeProps {
  state: PurchaseState;
  /** How many lines it still waits for: a purchase that was received may have come in part. */
  left: number;
}

/** A purchase's state as a coloured badge with its name. */
export function PurchaseBadge({ state, left }: PurchaseBadgeProps) {
  if (state === 'received' && left > 0) return <ColorBadge color="orange">{purchaseStrings.receivedPart}</ColorBadge>;
  return <ColorBadge color={colors[state]}>{purchaseStateNames[state]}</ColorBadge>;
}
