/** A top-up that waits to be confirmed, in roubles. */
export interface WaitingTopUp {
  amount: number;
}

/** What the person owes for all their bills, in roubles. */
interface Due {
  /** What the balance lacks. */
  missing: number;
  /** Top-ups that wait to be confirmed. */
  inCheck: number;
  /** What is missing even with them. */
  rest: number;
}

/** Sums of roubles with kopecks are not exact in binary. */
const exact = (roubles: number): number => Math.round(roubles * 100) / 100;

/** Whether bills that the balance was charged with are paid: the shop hands them over by the same rule. */
export function isPaidFrom(balance: number): boolean {
  return balance >= 0;
}

/** What is due for bills that the balance was charged with already. */
export function dueOf(balance: number, waiting: readonly WaitingTopUp[]): Due {
  const missing = exact(Math.max(0, -balance));
  const inCheck = exact(waiting.reduce((sum, { amount }) => sum + amount, 0));
  return { missing, inCheck, rest: exact(Math.max(0, missing - inCheck)) };
}
