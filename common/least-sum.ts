/** The goods of an order: what they come to in one unit, whichever, and whether each has a price. */
export interface Goods {
  sum: number;
  isPriced: boolean;
}

/** Whether a shop doesn't take an order of these goods; nobody knows yet what goods without a price come to. */
export const isBelowLeast = ({ sum, isPriced }: Goods, least: number): boolean => isPriced && sum < least;

/**
 * Whether a customer's change leaves less of their order than the shop takes; one that takes nothing away never does.
 */
export function leavesTooLittle(before: Goods, after: Goods, least: number): boolean {
  return isBelowLeast(after, least) && (after.sum < before.sum || !before.isPriced);
}
