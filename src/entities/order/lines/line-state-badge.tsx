import type { OrderLineState } from '#contract/types.ts';
import { ColorBadge } from '../state-badge.tsx';

const colors: Readonly<Record<OrderLineState, string>> = {
  W: 'gray',
  C: 'red',
  P: 'green',
  O: 'green',
  F: 'green',
};

/** The letter of a line's state, coloured; its name stands beside it. */
export function LineStateBadge({ state }: { state: OrderLineState }) {
  return <ColorBadge color={colors[state]}>{state}</ColorBadge>;
}
