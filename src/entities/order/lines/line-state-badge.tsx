import type { OrderLineState } from '#contract/types.ts';
import { buyersLineStateNames, lineStateNames, shortLineStateNames } from '../orders.strings.ts';
import { ColorBadge } from '../state-badge.tsx';

const colors: Readonly<Record<OrderLineState, string>> = {
  W: 'gray',
  C: 'red',
  P: 'green',
  O: 'green',
  F: 'green',
};

interface LineStateBadgeProps {
  state: OrderLineState;
  /** In one word, for lists. */
  isShort?: boolean;
  /** In the words of the order's customer. */
  isBuyers?: boolean;
}

/** A line's state as a coloured badge with its name. */
export function LineStateBadge({ state, isShort = false, isBuyers = false }: LineStateBadgeProps) {
  const names = isBuyers ? buyersLineStateNames : isShort ? shortLineStateNames : lineStateNames;
  return <ColorBadge color={colors[state]}>{names[state]}</ColorBadge>;
}
