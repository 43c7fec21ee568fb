import { QUANTITY_MAX } from '../kit/constants.ts';

/** How many of an item customers may order: multiples of `count_step`, from `count_min` on. */
export interface CountRule {
  count_step: number;
  count_min: number;
}

/** The most pieces that customers may order at once. */
export const mostCount = ({ count_step: step }: Pick<CountRule, 'count_step'>): number =>
  Math.floor(QUANTITY_MAX / step) * step;

/** The nearest count that customers may order, not less than this one unless it is the most there is. The database's fit_count() agrees. */
export function fitCount(count: number, { count_step: step, count_min: least }: CountRule): number {
  return Math.min(mostCount({ count_step: step }), Math.ceil(Math.max(count, least) / step) * step);
}
