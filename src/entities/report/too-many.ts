import type { ReportForm } from '#contract/types.ts';
import { reportStrings } from './report.strings.ts';

/** A report is made of no more selected rows: the contract's limit of `ids` and `order_ids`. */
const MOST = 20_000;

/** That more rows are selected than a report is made of; null where it may be made. */
export function tooMany({ ids, order_ids: orderIds }: ReportForm['what']): string | null {
  if (ids && ids.length > MOST) return reportStrings.tooManyLines(ids.length, MOST);
  if (orderIds && orderIds.length > MOST) return reportStrings.tooManyOrders(orderIds.length, MOST);
  return null;
}
