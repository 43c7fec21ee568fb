import type { OrderLine, PlacedOrder } from '#contract/types.ts';
import type { OpenLine } from '#machines/order/line-edit.machine.ts';
import { isLiveLine } from '#common/order-line.ts';

/** The lines that count and have no price yet. */
export function unpricedLines({ lines }: Pick<PlacedOrder, 'lines'>): OrderLine[] {
  return lines.filter((line) => isLiveLine(line) && line.price === null);
}

/** A line to be opened for editing. */
export function openLine({ id, version, price }: OrderLine): OpenLine {
  return { id, version, isPricing: price === null };
}
