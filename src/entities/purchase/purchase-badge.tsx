import type { PurchaseState } from '#contract/types.ts';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { purchaseStateNames } from './purchase.strings.ts';

const colors: Readonly<Record<PurchaseState, string>> = {
  open: 'green',
  stopped: 'orange',
  sent: 'blue',
  received: 'green',
  closed: 'gray',
};

/** A purchase's state as a coloured badge with its name. */
export function PurchaseBadge({ state }: { state: PurchaseState }) {
  return <ColorBadge color={colors[state]}>{purchaseStateNames[state]}</ColorBadge>;
}
