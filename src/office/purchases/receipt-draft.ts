import { isCharged } from '#machines/order/placed-order.machine.ts';
import type { components, PurchaseLine } from '#contract/types.ts';
import { countProblem } from '#entities/order/lines/edit/line-draft.ts';

/** Which ordered lines came, and what becomes of the others. */
export interface ReceiptDraft {
  lineIds: readonly number[];
  /** How many pieces came, as it was typed, by line; all of them where nothing was. */
  counts: Readonly<Record<number, string>>;
  rest: 'O' | 'C';
  reason: string;
}

/** How many pieces of a line came, as the field shows it. */
export function countOf({ counts }: ReceiptDraft, { id, count }: PurchaseLine): string {
  return counts[id] ?? String(count);
}

/** What is wrong in the number of pieces of a line that came. */
export function lineProblem(draft: ReceiptDraft, line: PurchaseLine): string | undefined {
  const typed = draft.counts[line.id];
  if (typed === undefined || !draft.lineIds.includes(line.id)) return undefined;
  return countProblem(typed, line.count);
}

/** The receipt of ordered lines. A line that a colleague has marked meanwhile is no longer among them. */
export function receiptOf(
  draft: ReceiptDraft,
  ordered: readonly PurchaseLine[],
): components['schemas']['PurchaseReceipt'] {
  const marked = new Set(draft.lineIds);
  const came = ordered.filter(({ id }) => marked.has(id));
  const counts = came.flatMap((line) => {
    const count = Number(countOf(draft, line));
    return count < line.count ? [{ line_id: line.id, count }] : [];
  });
  return { line_ids: came.map(({ id }) => id), ...(counts.length > 0 && { counts }), rest: draft.rest };
}

/** What goes back to the customers' balances, in roubles, where the rest is cancelled: of orders that are charged. */
export function refundOf(draft: ReceiptDraft, ordered: readonly PurchaseLine[]): number {
  const came = new Set(draft.lineIds);
  const kopecks = ordered.reduce((sum, line) => {
    if (line.price === null || !isCharged(line.order_state)) return sum;
    const missing = came.has(line.id) ? line.count - Number(countOf(draft, line)) : line.count;
    return sum + Math.round(line.price * 100) * missing;
  }, 0);
  return kopecks / 100;
}
