import type { NewOrder } from '../../db/repositories/order/order-writes.ts';

const PREVIEWS = 4;

/** The total in kopecks, the number of pieces and the preview pictures of a new order. */
export function sumsOf(
  lines: NewOrder['lines'],
  deliveryPrice: number,
): Pick<NewOrder, 'total' | 'itemsCount' | 'preview'> {
  return {
    total: lines.reduce((sum, { price, count }) => sum + price * count, deliveryPrice),
    itemsCount: lines.reduce((sum, { count }) => sum + count, 0),
    preview: lines.flatMap(({ image }) => image ?? []).slice(0, PREVIEWS),
  };
}
