import type { OrderLine, PlacedOrder } from '#contract/types.ts';
import { loweredToTrade } from '#machines/order/order-editing.rules.ts';

/** A line that its trade price of today makes cheaper. */
export interface LoweredLine {
  line: OrderLine;
  /** Roubles for one, before and after. */
  from: number;
  to: number;
}

/** The lines that cost more than their trade price of today. */
export function loweredLines({ lines }: Pick<PlacedOrder, 'lines'>): LoweredLine[] {
  return lines.flatMap((line) => {
    const to = loweredToTrade(line, line.trade_price ?? null);
    return to === null || line.price === null ? [] : [{ line, from: line.price, to }];
  });
}
