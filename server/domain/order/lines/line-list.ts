import type { SignedInCaller } from '../../access/caller.ts';
import type { Query } from '#contract/types.ts';
import type * as lines from '../../../db/repositories/order/line-list.ts';
import { AppError } from '../../kit/app-error.ts';
import { cleanText } from '../../kit/text.ts';
import { toKopecks } from '../../kit/money.ts';

/** What narrows a list of lines; throws not_found for a purchase without get_purchase. */
export function linesAsked(
  { shop, customer }: SignedInCaller,
  { sum_min: min, sum_max: max, search_text: text, ...filters }: Query<'getOrderLinesTotal'>,
): lines.LinesAsked {
  if (filters.purchase_id !== undefined && !customer.flags.has('get_purchase')) throw new AppError('not_found');
  return {
    ...filters,
    shopId: shop.id,
    search_text: cleanText(text),
    minKopecks: min === undefined ? undefined : toKopecks(min),
    maxKopecks: max === undefined ? undefined : toKopecks(max),
  };
}
