import { type Goods, isBelowLeast } from '#common/least-sum.ts';
import { AppError } from '../kit/app-error.ts';
import { toRoubles } from '../kit/money.ts';

/** Throws order_sum_small where goods come to less, in kopecks, than the shop takes an order for. */
export function checkLeastSum(goods: Goods, least: number, currency: string): void {
  if (!isBelowLeast(goods, least)) return;
  throw new AppError('order_sum_small', { least: toRoubles(least), missing: toRoubles(least - goods.sum), currency });
}
