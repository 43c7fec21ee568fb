/** What is due for an order, in roubles. */
interface Due {
  /** The available balance before the order was charged. */
  before: number;
  /** What the balance lacks. */
  missing: number;
  /** Top-ups that wait to be confirmed. */
  inCheck: number;
  /** What is missing even with them. */
  rest: number;
}

/** Sums of roubles with kopecks are not exact in binary. */
const exact = (roubles: number): number => Math.round(roubles * 100) / 100;

/** What is due for an order that the balance was charged with already; `waiting` are top-ups that wait to be confirmed. */
export function dueOf(total: number, available: number, waiting: readonly { amount: number }[]): Due {
  const missing = exact(Math.max(0, -available));
  const inCheck = exact(waiting.reduce((sum, { amount }) => sum + amount, 0));
  return { before: exact(available + total), missing, inCheck, rest: exact(Math.max(0, missing - inCheck)) };
}
