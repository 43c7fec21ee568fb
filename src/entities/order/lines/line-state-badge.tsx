import type { OrderLineState } from '#contract/types.ts';
import { lineStateNames, shortLineStateNames } from '../orders.strings.ts';
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
}

/** A line's state as a coloured badge with its name. */
export function LineStateBadge({ state, isShort = false }: LineStateBadgeProps) {
  return <ColorBadge color={colors[state]}>{(isShort ? shortLineStateNames : lineStateNames)[state]}</ColorBadge>;
}
