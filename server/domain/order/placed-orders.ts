import type { components, Query } from '#contract/types.ts';
import { nextStates, type NextState } from '#machines/order/placed-order.machine.ts';
import {
  findOrderIds,
  findOrders,
  type OrderCardRow,
  type OrdersAsked,
  sumOrders,
} from '../../db/repositories/order/order-list.ts';
import { findOrder, type OrderRow } from '../../db/repositories/order/placed-order.ts';
import { sumWaiting } from '../../db/repositories/payment/payment.ts';
import { AppError } from '../kit/app-error.ts';
import { authorName } from '../access/authors.ts';
import { toImage, toThumbnailUrl } from '../kit/images.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import { nextLinesOf } from './lines/line-states.ts';
import { type Forcing, forcingOf, roleIn } from './order-role.ts';
import { isCoveredBy, isTotalCovered } from './order-sums.ts';
import { standingBefore } from './standing.ts';
import { mapPage } from '../kit/pages.ts';
import type { Customer, SignedInCaller } from '../access/caller.ts';
import { cleanText } from '../kit/text.ts';
import { canSee, customerRef, listedCustomer } from '../access/access.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';

const MOST_IDS = 50_000;

type PlacedOrder = components['schemas']['PlacedOrder'];
type PlacedOrderCard = components['schemas']['PlacedOrderCard'];
type OrderSumsRow = Pick<OrderCardRow, 'total' | 'deliveryPrice' | 'isPriced'>;

function nextStatesOf(viewer: Customer, order: OrderRow, forcing: Forcing): NextState[] {
  const { customer, state, balance, isPrepaid, isCustomerDeleted, lines } = order;
  const by = roleIn(viewer, customer.id);
  if (!by) return [];
  return nextStates(state, {
    by,
    isCovered: isCoveredBy(balance, order),
    ...forcing,
    isPrepaid,
    isCustomerDeleted,
    lines,
  });
}

/** The sum of an order's lines as far as they have prices; null while none of them costs anything and one has no price. */
function itemsTotalOf({ total, deliveryPrice, isPriced }: OrderSumsRow): number | null {
  const sum = total - deliveryPrice;
  return isPriced || sum > 0 ? toRoubles(sum) : null;
}

function totalOf(order: OrderSumsRow): number | null {
  return itemsTotalOf(order) === null ? null : toRoubles(order.total);
}

const fieldsOf = (change: NonNullable<OrderRow['timeline'][number]['change']>) =>
  'action' in change ? [] : change.fields;

function whatOf({ id, kind, fromState, toState, lineId, change, balanceShort }: OrderRow['timeline'][number]) {
  if (toState !== null) {
    const short = balanceShort === null ? {} : { balance_short: toRoubles(balanceShort) };
    return { kind: 'state', from: fromState, to: toState, ...short } as const;
  }
  if (lineId !== null && change !== null && 'action' in change)
    return { kind: 'line', line_id: lineId, change } as const;
  if ((kind === 'delivery' || kind === 'note') && change !== null) return { kind, fields: fieldsOf(change) } as const;
  throw new Error(`The entry ${id} of a timeline is of no kind`);
}

const toAccount = ({
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

async function read(
  { db }: DomainDeps,
  caller: SignedInCaller,
  id: number,
  customerId: number | null,
): Promise<PlacedOrder> {
  const order = await findOrder(db.orm, caller.shop.id, id, customerId);
  if (!order) throw new AppError('not_found');
  return toOrder(caller.customer, order, await forcingOf(db.orm, caller, order.customer.id));
}

/** The caller's own order, or any order with get_strange_orders; throws not_found. */
export function getPlacedOrder(deps: DomainDeps, caller: SignedInCaller, id: number): Promise<PlacedOrder> {
  return read(deps, caller, id, caller.customer.flags.has('get_strange_orders') ? null : caller.customer.id);
}

/** The order that the caller has just written, whoever its customer is. */
export function readWrittenOrder(deps: DomainDeps, caller: SignedInCaller, id: number): Promise<PlacedOrder> {
  return read(deps, caller, id, null);
}

/** What narrows a list of orders. Throws not_found for other people's, and for a purchase, without get_strange_orders. */
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

/** A page of orders; throws not_found for other people's without get_strange_orders. */
export async function listPlacedOrders(
  deps: DomainDeps,
  caller: SignedInCaller,
  { order_by, page, limit, ...filters }: Query<'listPlacedOrders'>,
): Promise<components['schemas']['PlacedOrderList']> {
  const found = await findOrders(deps.db.orm, ordersAsked(deps, caller, filters), { order_by, page, limit });
  if (!found) throw new AppError('not_found');
  const { id: viewerId, customerType } = caller.customer;
  const isOwn = ({ customer }: OrderCardRow): boolean => customer.id === viewerId;
  // Of the person's own alone: staff open an order to see what it is paid from.
  const waiting = found.result.some(isOwn) ? await sumWaiting(deps.db.orm, viewerId) : null;
  return mapPage(found, (order): PlacedOrderCard => ({
    id: order.id,
    version: order.version,
    customer: customerRef(caller.customer, order.customer, 'get_strange_orders'),
    state: order.state,
    is_covered: isTotalCovered(order.balance, order),
    is_collected: order.isCollected,
    total: totalOf(order),
    is_priced: order.isPriced,
    ...(waiting && isOwn(order) && { account: toAccount({ ...waiting, customerType, balance: order.balance }) }),
    items_count: order.itemsCount,
    image_urls: order.preview.map(toThumbnailUrl),
    created_at: order.createdAt.toISOString(),
  }));
}

/** What these orders come to; throws as the list does. */
export async function getPlacedOrdersTotal(
  deps: DomainDeps,
  caller: SignedInCaller,
  query: Query<'getPlacedOrdersTotal'>,
): Promise<components['schemas']['PlacedOrdersTotal']> {
  const found = await sumOrders(deps.db.orm, ordersAsked(deps, caller, query));
  if (!found) throw new AppError('not_found');
  const { sum, canceledSum, ...counts } = found;
  return { ...counts, sum: toRoubles(sum), canceled_sum: toRoubles(canceledSum) };
}

/** The ids of these orders, in the order of the list; throws as the list does. */
export async function listPlacedOrderIds(
  deps: DomainDeps,
  caller: SignedInCaller,
  { order_by: order, ...filters }: Query<'listPlacedOrderIds'>,
): Promise<components['schemas']['PlacedOrderIds']> {
  const found = await findOrderIds(deps.db.orm, ordersAsked(deps, caller, filters), { order, most: MOST_IDS });
  if (!found) throw new AppError('not_found');
  return found;
}
