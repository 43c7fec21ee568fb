import { isLiveLine, type LineFacts } from '#common/order-line.ts';
import { isCharged, type PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { NewOrder } from '../../db/repositories/order/new-order.ts';

const PREVIEWS = 4;

/** The sums of an order: its total in kopecks as far as its lines have prices, and the number of pieces. */
export type OrderSums = Pick<NewOrder, 'total' | 'isPriced' | 'itemsCount'>;

/** The sums of an order with these lines; those that don't count are left out by the caller. */
export function sumsOf(
  lines: readonly Pick<NewOrder['lines'][number], 'price' | 'count'>[],
  deliveryPrice: number,
): OrderSums {
  return {
    total: lines.reduce((sum, { price, count }) => sum + (price ?? 0) * count, deliveryPrice),
    isPriced: lines.every(({ price }) => price !== null),
    itemsCount: lines.reduce((sum, { count }) => sum + count, 0),
  };
}

const ended: ReadonlySet<PlacedOrderState> = new Set(['canceled', 'rejected']);

/**
 * Whether an order was cancelled or rejected: it keeps the sums and the pictures that it had, and its lines are
 * cancelled with it.
 */
export const isEnded = (state: PlacedOrderState): boolean => ended.has(state);

/**
 * What the balance lacks, in kopecks, once an order is charged with what its lines cost now, instead of what it was
 * charged with before; 0 where it covers the order.
 */
export function shortageOf(
  balance: number,
  order: {
    state: PlacedOrderState;
    total: number;
    deliveryPrice: number;
    lines: readonly (LineFacts & { count: number })[];
  },
): number {
  const { total } = sumsOf(order.lines.filter(isLiveLine), order.deliveryPrice);
  return Math.max(0, total - (isCharged(order.state) ? order.total : 0) - balance);
}

/** Whether the balance lacks nothing for an order. */
export const isCoveredBy = (...given: Parameters<typeof shortageOf>): boolean => shortageOf(...given) === 0;

/** The same of an order whose lines cost its total, as those do that nobody changes at the moment. */
export const isTotalCovered = (
  balance: number,
  { state, total }: { state: PlacedOrderState; total: number },
): boolean => balance >= (isCharged(state) ? 0 : total);

/** The preview pictures of a new order. */
export function previewOf(lines: readonly Pick<NewOrder['lines'][number], 'image'>[]): NewOrder['preview'] {
  return lines.flatMap(({ image }) => image ?? []).slice(0, PREVIEWS);
}
