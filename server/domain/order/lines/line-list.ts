import type { components, Query } from '#contract/types.ts';
import * as lines from '../../../db/repositories/order/line-list.ts';
import { customerRef } from '../../access/access.ts';
import type { SignedInCaller } from '../../access/caller.ts';
import { AppError } from '../../kit/app-error.ts';
import type { DomainDeps } from '../../kit/domain-deps.ts';
import { toThumbnailUrl } from '../../kit/images.ts';
import { toKopecks, toRoubles } from '../../kit/money.ts';
import { mapPage } from '../../kit/pages.ts';
import { cleanText } from '../../kit/text.ts';
import { isTotalCovered } from '../order-sums.ts';

type Schemas = components['schemas'];

/** How many ids are answered at once. */
const MOST_IDS = 50_000;

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

/** A page of the lines of all orders. */
export async function listOrderLines(
  { db }: DomainDeps,
  caller: SignedInCaller,
  query: Query<'listOrderLines'>,
): Promise<Schemas['ListedLines']> {
  const seesPurchases = caller.customer.flags.has('get_purchase');
  const found = await lines.findLines(db.orm, linesAsked(caller, query), query);
  return mapPage(
    found,
    ({ itemId, image, price, order, isCollected, customer, balance, purchase, ...line }): Schemas['ListedLine'] => ({
      ...line,
      item_id: itemId,
      image_url: image && toThumbnailUrl(image),
      price: price === null ? null : toRoubles(price),
      total: price === null ? null : toRoubles(price * line.count),
      order: {
        id: order.id,
        state: order.state,
        is_covered: isTotalCovered(balance, order),
        is_collected: isCollected,
        created_at: order.createdAt.toISOString(),
      },
      customer: customerRef(caller.customer, customer, 'get_strange_orders'),
      purchase: seesPurchases ? purchase : null,
    }),
  );
}

/** The ids of these lines. */
export function listOrderLineIds(
  { db }: DomainDeps,
  caller: SignedInCaller,
  query: Query<'listOrderLineIds'>,
): Promise<Schemas['OrderLineIds']> {
  return lines.findLineIds(db.orm, linesAsked(caller, query), { order: query.order_by, most: MOST_IDS });
}

/** What these lines come to. */
export async function getOrderLinesTotal(
  { db }: DomainDeps,
  caller: SignedInCaller,
  query: Query<'getOrderLinesTotal'>,
): Promise<Schemas['OrderLinesTotal']> {
  const { sum, canceledSum, ...counts } = await lines.sumLines(db.orm, linesAsked(caller, query));
  return { ...counts, sum: toRoubles(sum), canceled_sum: toRoubles(canceledSum) };
}
