import { QUANTITY_MAX } from './constants.ts';

/** How many of an item customers may order: multiples of `count_step`, from `count_min` on. */
export interface CountRule {
  count_step: number;
  count_min: number;
}

/** The most pieces that customers may order at once. */
export const mostCount = ({ count_step: step }: Pick<CountRule, 'count_step'>): number =>
  Math.floor(QUANTITY_MAX / step) * step;

/**
 * The nearest count that customers may order, not less than this one unless it is the most there is. The database's
 * fit_count() agrees.
 */
export function fitCount(count: number, { count_step: step, count_min: least }: CountRule): number {
  return Math.min(mostCount({ count_step: step }), Math.ceil(Math.max(count, least) / step) * step);
}

/** How many of an item customers may order while so many are left; `stock` is null where nobody counts them. */
export interface StockRule extends CountRule {
  stock: number | null;
}

/** The most of an item that customers may order now; 0 where less is left than is sold at once. */
export function mostAvailable({ stock, ...rule }: StockRule): number {
  const most = mostCount(rule);
  if (stock === null) return most;
  const left = Math.min(most, Math.floor(Math.max(0, stock) / rule.count_step) * rule.count_step);
  return left < fitCount(1, rule) ? 0 : left;
}

/** Why so many can't be ordered: more than there is, or a count that it isn't sold in; null if they can. */
export function countRefusal(count: number, { stock, ...rule }: StockRule): 'short' | 'unfit' | null {
  if (stock !== null && count > stock) return 'short';
  return fitCount(count, rule) === count ? null : 'unfit';
}
