import type { NextState, PlacedOrder } from '#contract/types.ts';
import { kindOfTransition } from './transitions.strings.ts';

const ranks = { on: 0, back: 20, end: 40 } as const;
const FORCED = 10;

type Ordered = Pick<PlacedOrder, 'is_covered' | 'is_collected' | 'delivery' | 'timeline' | 'next_states'>;

/** Whether a step leads back to being delivered, where an order that is picked up has never been. */
const isUnknownWay = ({ delivery, timeline }: Ordered, next: NextState): boolean =>
  next.state === 'delivery' &&
  kindOfTransition(next) === 'back' &&
  delivery.kind === 'pickup' &&
  !timeline.some((event) => event.kind === 'state' && event.to === 'delivery');

/**
 * The transitions of an order in the order of their buttons: forward, the sensible next step first and those that would
 * leave a debt last; then back, by the way that it came; then to an end.
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
  return order.next_states
    .filter((next) => !isUnknownWay(order, next))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}
