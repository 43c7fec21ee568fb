import type { OrderLine, PlacedOrder } from '#contract/types.ts';
import type { LineCell, OpenLine } from '#machines/order/line-edit.machine.ts';
import { isLiveLine } from '#common/order-line.ts';

/** The lines that count and have no price yet. */
export function unpricedLines({ lines }: Pick<PlacedOrder, 'lines'>): OrderLine[] {
  return lines.filter((line) => isLiveLine(line) && line.price === null);
}

/** A line to be opened for editing, in its form or in a cell. */
export function openLine({ id, version, price }: OrderLine, cell: LineCell | null = null): OpenLine {
  return { id, version, isPricing: price === null, cell };
}

/** Whether a line can't be changed any more. */
export function isClosedLine({ state }: OrderLine): boolean {
  return state === 'C' || state === 'F';
}
