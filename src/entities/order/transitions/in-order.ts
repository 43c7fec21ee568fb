import type { NextState, PlacedOrder } from '#contract/types.ts';
import { isCharged } from '#machines/order/placed-order.machine.ts';
import { isCollected } from '../is-collected.ts';
import { kindOfTransition } from './transitions.strings.ts';

const ranks = { on: 0, back: 20, end: 40 } as const;
const FORCED = 10;

const handsOver = ({ state }: NextState): boolean => state === 'delivery' || state === 'done';

type Ordered = Pick<PlacedOrder, 'state' | 'timeline' | 'total' | 'account' | 'delivery' | 'next_states'>;

/** Whether there would be nothing to pay after a bill. The server offers to hand over unforced what is covered. */
function isCovered({ state, total, account, next_states: next }: Ordered): boolean {
  if (isCharged(state)) return next.some((one) => handsOver(one) && !one.is_forced);
  return account !== undefined && total !== null && account.balance >= total;
}

/**
 * The transitions of an order in the order of their buttons: forward, the sensible next step first and those that would leave
 * a debt last; then back; then to an end.
 */
export function inOrder(order: Ordered): NextState[] {
  const steps: readonly (readonly [isLater: boolean, state: NextState['state']])[] = [
    // What is paid isn't billed, what is collected isn't collected again, what is picked up isn't brought.
    [isCovered(order), 'need_pay'],
    [isCollected(order), 'collected'],
    [order.delivery.kind === 'pickup', 'delivery'],
  ];
  const isLater = (next: NextState): boolean => steps.some(([later, state]) => later && state === next.state);
  const rankOf = (next: NextState): number =>
    ranks[kindOfTransition(next)] + (next.is_forced ? FORCED : 0) + Number(isLater(next));
  return order.next_states.toSorted((one, other) => rankOf(one) - rankOf(other));
}
