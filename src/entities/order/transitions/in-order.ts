import type { NextState, PlacedOrder } from '#contract/types.ts';
import { kindOfTransition } from './transitions.strings.ts';

const ranks = { on: 0, back: 20, end: 40 } as const;
const FORCED = 10;

type Ordered = Pick<PlacedOrder, 'is_covered' | 'is_collected' | 'delivery' | 'next_states'>;

/**
 * The transitions of an order in the order of their buttons: forward, the sensible next step first and those that would
 * leave a debt last; then back; then to an end.
 */
export function inOrder(order: Ordered): NextState[] {
  const steps: readonly (readonly [isLater: boolean, state: NextState['state']])[] = [
    // What is paid isn't billed, what is collected isn't collected again, what is picked up isn't brought.
    [order.is_covered, 'need_pay'],
    [order.is_collected, 'collected'],
    [order.delivery.kind === 'pickup', 'delivery'],
  ];
  const isLater = (next: NextState): boolean => steps.some(([later, state]) => later && state === next.state);
  const rankOf = (next: NextState): number =>
    ranks[kindOfTransition(next)] + (next.is_forced ? FORCED : 0) + Number(isLater(next));
  return order.next_states.toSorted((one, other) => rankOf(one) - rankOf(other));
}
