import type { PlacedOrderState } from '#contract/types.ts';
import classes from './state-badge.module.css';

const colors: Readonly<Partial<Record<PlacedOrderState, string>>> = {
  canceled: 'red',
  rejected: 'red',
  accepted: 'green',
  done: 'green',
  completed: 'green',
  collected: 'blue',
  delivery: 'blue',
  need_pay: 'orange',
};

/** The colour of an order's state; grey by default. */
export function stateColor(state: PlacedOrderState): string {
  return colors[state] ?? 'gray';
}

/** A coloured badge with a text. */
export function ColorBadge({ color, children }: { color: string; children: string }) {
  return (
    <span className={classes['badge']} data-color={color}>
      {children}
    </span>
  );
}
