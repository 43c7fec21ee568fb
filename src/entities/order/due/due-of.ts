import type { PlacedOrderState } from '#contract/types.ts';
import { isCharged } from '#machines/order/placed-order.machine.ts';

/** A top-up that waits to be confirmed, in roubles. */
export interface WaitingTopUp {
  amount: number;
}

/** What a person's order is paid from, in roubles. */
interface Paying {
  state: PlacedOrderState;
  /** What the order costs, as far as it has prices. */
  total: number;
  balance: number;
  /** The refunds that wait. */
  reserved: number;
  waiting: readonly WaitingTopUp[];
}

/** What is due for an order, in roubles. */
export interface Due {
  /** Whether the balance was charged with it. Then the rest of the sums are of all that was charged. */
  isCharged: boolean;
  /**
   * What the balance lacks: the debt once it is charged, before that what is too little once the refunds that wait are
   * paid.
   */
  missing: number;
  /** Top-ups that wait to be confirmed. */
  inCheck: number;
  /** What is missing even with them. */
  rest: number;
  /** What the balance lacks for the refunds that wait, where it lacks nothing else. */
  refundMissing: number;
}

const kopecks = (roubles: number): number => Math.round(roubles * 100);

/** Whether bills that the balance was charged with are paid: the shop hands them over by the same rule. */
export function isPaidFrom(balance: number): boolean {
  return balance >= 0;
}

/** What is due for an order from these funds. */
export function dueOf({ state, total, balance, reserved, waiting }: Paying): Due {
  const has = kopecks(balance);
  const refunds = kopecks(reserved);
  const wasCharged = isCharged(state);
  // A refund takes no more than there is.
  const left = has - Math.min(refunds, Math.max(0, has));
  const missing = Math.max(0, wasCharged ? -has : kopecks(total) - left);
  const inCheck = waiting.reduce((sum, { amount }) => sum + kopecks(amount), 0);
  return {
    isCharged: wasCharged,
    missing: missing / 100,
    inCheck: inCheck / 100,
    rest: Math.max(0, missing - inCheck) / 100,
    refundMissing: wasCharged && has >= 0 ? Math.max(0, refunds - has) / 100 : 0,
  };
}
