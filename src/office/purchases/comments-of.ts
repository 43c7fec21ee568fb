import type { PurchaseLine } from '#contract/types.ts';
import { noteOfLine } from '#entities/order/orders.strings.ts';
import type { EqualLines } from '#entities/purchase/equal-lines.ts';
import { purchasesStrings } from './purchases.strings.ts';

/** What customers have written of goods: of several orders, each with the number of its own. */
export function commentsOf({ lines, first }: EqualLines<PurchaseLine>): string {
  if (lines.length === 1) return noteOfLine(first);
  return lines
    .filter((line) => noteOfLine(line) !== '')
    .map((line) => purchasesStrings.commentOf(noteOfLine(line), line.order_id))
    .join(', ');
}
