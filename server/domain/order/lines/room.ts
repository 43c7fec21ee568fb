import type { LockedOrder } from '../../../db/repositories/order/transition.ts';
import { AppError } from '../../kit/app-error.ts';

/** The most lines of an order, cancelled ones among them: as many as one is placed with. */
const MAX_LINES = 200;

/** Throws order_lines_full where an order has no room for so many lines more. */
export function checkRoom({ lines }: Pick<LockedOrder, 'lines'>, more: number): void {
  const { length: there } = lines;
  if (there + more > MAX_LINES) throw new AppError('order_lines_full', { max: MAX_LINES, there });
}
