import type { components, Query } from '#contract/types.ts';
import type { OrderCardRow, OrdersAsked } from '../../db/repositories/order/order-list.ts';
import type { Customer, SignedInCaller } from '../access/caller.ts';
import { findOrder, type OrderRow } from '../../db/repositories/order/placed-order.ts';
import { type Forcing, forcingOf, roleIn } from './order-role.ts';
import { type NextState, nextStates } from '#machines/order/placed-order.machine.ts';
import { isCoveredBy } from './order-sums.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import { canSee, customerRef, listedCustomer } from '../access/access.ts';
import { toImage, toThumbnailUrl } from '../kit/images.ts';
import { nextLinesOf } from './lines/line-states.ts';
import { authorName } from '../access/authors.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { AppError } from '../kit/app-error.ts';
import { cleanText } from '../kit/text.ts';
import { standingBefore } from './standing.ts';

type PlacedOrder = components['schemas']['PlacedOrder'];

type OrderSumsRow = Pick<OrderCardRow, 'total' | 'deliveryPrice' | 'isPriced'>;

function nextStatesOf(viewer: Customer, order: OrderRow, forcing: Forcing): NextState[] {
  const { customer, state, balance, isPrepaid, isCustomerDeleted, mergedIntoId, lines } = order;
  const by = roleIn(viewer, customer.id);
  if (!by) return [];
  return nextStates(state, {
    by,
    isCovered: isCoveredBy(balance, order),
    ...forcing,
    isPrepaid,
    isCustomerDeleted,
    isMerged: mergedIntoId !== null,
    lines,
  });
}

/**
 * The sum of an order's lines as far as they have prices; null while none of them costs anything and one has no price.
 */
function itemsTotalOf({ total, deliveryPrice, isPriced }: OrderSumsRow): number | null {
  // An order that was merged comes to nothing, its delivery too.
  const sum = Math.max(0, total - deliveryPrice);
  return isPriced || sum > 0 ? toRoubles(sum) : null;
}

/** What an order costs, in roubles; null while nobody can say. */
export function totalOf(order: OrderSumsRow): number | null {
  return itemsTotalOf(order) === null ? null : toRoubles(order.total);
}

const fieldsOf = (change: NonNullable<OrderRow['timeline'][number]['change']>) =>
  'fields' in change && !('action' in change) ? change.fields : [];

function whatOf({ id, kind, fromState, toState, lineId, change, balanceShort }: OrderRow['timeline'][number]) {
  if (toState !== null) {
    const short = balanceShort === null ? {} : { balance_short: toRoubles(balanceShort) };
    return { kind: 'state', from: fromState, to: toState, ...short } as const;
  }
  if (lineId !== null && change !== null && 'action' in change)
    return { kind: 'line', line_id: lineId, change } as const;
  if (change !== null && 'move' in change) {
    const { move, orderId, lines } = change;
    return { kind: 'lines', id, move, order_id: orderId, lines: lines.length } as const;
  }
  if ((kind === 'delivery' || kind === 'note') && change !== null) return { kind, fields: fieldsOf(change) } as const;
  throw new Error(`The entry ${id} of a timeline is of no kind`);
}

/** The money of an order's customer, in roubles. */
export const toAccount = ({
  balance,
  reserved,
  toppingUp,
  customerType,
}: Pick<OrderRow, 'balance' | 'reserved' | 'toppingUp' | 'customerType'>): components['schemas']['OrderAccount'] => ({
  balance: toRoubles(balance),
  reserved: toRoubles(reserved),
  topping_up: toRoubles(toppingUp),
  customer_type: customerType,
});

/** An order as the viewer sees it; `forcing` is left out for a new one, of which nothing is handed over. */
export function toOrder(
  viewer: Customer,
  order: OrderRow,
  forcing: Forcing = { canForce: false, needsColleague: false },
): PlacedOrder {
  const isTheirOwn = viewer.id === order.customer.id;
  const givesTradePrices = viewer.flags.has('trade_price_orders');
  const seesPurchases = viewer.flags.has('get_purchase');
  const writtenOn = {
    customerId: order.customer.id,
    customerName: order.recipientName,
    flag: 'get_strange_orders',
  } as const;
  return {
    id: order.id,
    version: order.version,
    customer: customerRef(viewer, order.customer, 'get_strange_orders'),
    state: order.state,
    is_covered: isCoveredBy(order.balance, order),
    is_collected: order.isCollected,
    comment: order.comment,
    ...(!isTheirOwn && { note: order.note }),
    lines: order.lines.map(({ itemId, image, retailPrice, price, purchase, tradePrice, ...line }) => ({
      ...line,
      item_id: itemId,
      image_url: image && toThumbnailUrl(image),
      image: image && toImage(image),
      retail_price: retailPrice === null ? null : toRoubles(retailPrice),
      price: price === null ? null : toRoubles(price),
      total: price === null ? null : toRoubles(price * line.count),
      ...(givesTradePrices && { trade_price: tradePrice === null ? null : toRoubles(tradePrice) }),
      ...(seesPurchases && { purchase: purchase && { id: purchase.id, name: purchase.name, album: purchase.album } }),
      next_states: nextLinesOf(viewer, order, { state: line.state, purchaseState: purchase?.state ?? null, forcing }),
    })),
    delivery: {
      delivery_id: order.deliveryId,
      name: order.deliveryName,
      kind: order.method && order.method.kind,
      price: toRoubles(order.deliveryPrice),
      address: order.address,
      point: order.point,
      recipient_name: order.recipientName,
      recipient_phone: order.recipientPhone,
    },
    items_total: itemsTotalOf(order),
    total: totalOf(order),
    is_priced: order.isPriced,
    items_count: order.itemsCount,
    created_at: order.createdAt.toISOString(),
    ...(canSee(viewer, order.customer.id, 'get_strange_balance_history') && {
      account: toAccount(order),
    }),
    ...(order.mergedIntoId !== null && { merged_into: order.mergedIntoId }),
    timeline: order.timeline
      .filter(({ kind }) => kind !== 'note' || !isTheirOwn)
      .map((event) => ({
        ...whatOf(event),
        author: authorName(viewer, event.author, writtenOn),
        at: event.at.toISOString(),
        reason: event.reason,
      })),
    next_states: nextStatesOf(viewer, order, forcing),
  };
}

/** The order as the caller sees it; throws not_found for that of another customer than the one given. */
export async function readOrder(
  { db }: DomainDeps,
  caller: SignedInCaller,
  id: number,
  customerId: number | null,
): Promise<PlacedOrder> {
  const order = await findOrder(db.orm, caller.shop.id, id, customerId);
  if (!order) throw new AppError('not_found');
  return toOrder(caller.customer, order, await forcingOf(db.orm, caller, order.customer.id));
}

/** The order that the caller has just written, whoever its customer is. */
export function readWrittenOrder(deps: DomainDeps, caller: SignedInCaller, id: number): Promise<PlacedOrder> {
  return readOrder(deps, caller, id, null);
}

/**
 * What narrows a list of orders. Throws not_found for other people's, and for a purchase, without get_strange_orders.
 */
export function ordersAsked(
  { clock }: DomainDeps,
  { shop, customer }: SignedInCaller,
  query: Query<'getPlacedOrdersTotal'>,
): OrdersAsked {
  const { scope: _, customer_id: __, sum_min: min, sum_max: max, search_text: text, standing, ...filters } = query;
  if (filters.purchase_id !== undefined && !customer.flags.has('get_purchase')) throw new AppError('not_found');
  return {
    ...filters,
    shopId: shop.id,
    customerId: listedCustomer(customer, query, 'get_strange_orders'),
    search_text: cleanText(text),
    minKopecks: min === undefined ? undefined : toKopecks(min),
    maxKopecks: max === undefined ? undefined : toKopecks(max),
    standingBefore: standing ? standingBefore(clock.now()).toISOString() : undefined,
  };
}
