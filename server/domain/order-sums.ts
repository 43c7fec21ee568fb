import type { NewOrder } from '../db/repositories/order-writes.ts';

const PREVIEWS = 4;

/** What an order about to be placed comes to, in kopecks and pieces, and what lists show of it. */
export function sumsOf(lines: NewOrder['lines'], deliveryPrice: number): Pick<NewOrder, 'total' | 'itemsCount' | 'preview'> {
  return {
    total: lines.reduce((sum, { price, count }) => sum + price * count, deliveryPrice),
    itemsCount: lines.reduce((sum, { count }) => sum + count, 0),
    preview: lines.flatMap(({ image }) => image ?? []).slice(0, PREVIEWS),
  };
}
