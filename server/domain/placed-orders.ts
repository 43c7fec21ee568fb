import type { components } from '#contract/types.ts';
import { nextStates, type NextState, type OrderFacts, type PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { Database } from '../db/engine/types.ts';
import { findOrder, findOrders, type OrderRow } from '../db/repositories/placed-order.ts';
import { AppError } from './app-error.ts';
import { authorName } from './authors.ts';
import { toImage, toThumbnailUrl } from './images.ts';
import { toRoubles } from './money.ts';
import { type Page, toPage } from './pages.ts';
import type { Person, SignedIn } from './person.ts';
import { cleanText } from './text.ts';
import { customerRef, listedCustomer } from './whose.ts';

type PlacedOrder = components['schemas']['PlacedOrder'];
type PlacedOrderCard = components['schemas']['PlacedOrderCard'];

/** What a list of orders is asked for; `since` and `until` are days, both included. */
export interface OrderQuery {
  scope: 'own' | 'shop';
  customerId: number | null;
  state: PlacedOrderState | null;
  searchText: string;
  since: string | null;
  until: string | null;
  page: number;
  limit: number;
}

/** As whom a person may move an order of this customer; null as nobody. */
export function roleIn({ id, flags }: Person, customerId: number): OrderFacts['by'] | null {
  const isStaff = flags.has('update_state_placed_order');
  if (id === customerId) return isStaff ? 'staff' : 'customer';
  return isStaff && flags.has('get_strange_orders') ? 'staff' : null;
}

const handled: ReadonlySet<string> = new Set(['O', 'P', 'F']);
const moment = (at: string): string => new Date(at).toISOString();

function nextStatesOf(person: Person, { customer_id, state, balance, lines }: OrderRow): NextState[] {
  const by = roleIn(person, customer_id);
  if (!by) return [];
  return nextStates(state as PlacedOrderState, {
    by,
    isCovered: balance >= 0,
    canForce: person.flags.has('edit_balance_customers'),
    hasHandledLines: lines.some((line) => handled.has(line.state)),
  });
}

/** An order as this person sees it. */
export function toOrder(person: Person, order: OrderRow): PlacedOrder {
  const writtenOn = { customerId: order.customer_id, customerName: order.recipient_name, flag: 'get_strange_orders' } as const;
  return {
    id: order.id,
    customer: customerRef(person, order, 'get_strange_orders'),
    state: order.state as PlacedOrderState,
    comment: order.comment,
    lines: order.lines.map(({ image, price, ...line }) => ({
      ...line,
      image_url: image && toThumbnailUrl(image),
      image: image && toImage(image),
      price: toRoubles(price),
      total: toRoubles(price * line.count),
    })),
    delivery: {
      name: order.delivery_name,
      price: toRoubles(order.delivery_price),
      address: order.address,
      recipient_name: order.recipient_name,
      recipient_phone: order.recipient_phone,
    },
    items_total: toRoubles(order.total - order.delivery_price),
    total: toRoubles(order.total),
    items_count: order.items_count,
    created_at: moment(order.created_at),
    timeline: order.timeline.map((step) => ({
      from: step.from_state as PlacedOrderState | null,
      to: step.to_state as PlacedOrderState,
      author: authorName(person, step, writtenOn),
      at: moment(step.at),
      reason: step.reason,
    })),
    next_states: nextStatesOf(person, order),
  };
}

async function read(db: Database, { shop, customer }: SignedIn, id: number, customerId: number | null): Promise<PlacedOrder> {
  const order = await findOrder(db.orm, shop.id, id, customerId);
  if (!order) throw new AppError('not_found');
  return toOrder(customer, order);
}

/** An order of one's own, or anyone's with get_strange_orders; throws not_found. */
export function getPlacedOrder(db: Database, visitor: SignedIn, id: number): Promise<PlacedOrder> {
  return read(db, visitor, id, visitor.customer.flags.has('get_strange_orders') ? null : visitor.customer.id);
}

/** The order that this person has just written, whosever it is. */
export function readWrittenOrder(db: Database, visitor: SignedIn, id: number): Promise<PlacedOrder> {
  return read(db, visitor, id, null);
}

/** A page of orders, newest first; throws not_found for other people's without get_strange_orders. */
export async function listPlacedOrders(db: Database, { shop, customer }: SignedIn, query: OrderQuery): Promise<Page<PlacedOrderCard>> {
  const customerId = listedCustomer(customer, query, 'get_strange_orders');
  const found = await findOrders(db.orm, {
    shopId: shop.id,
    customerId,
    state: query.state,
    search: cleanText(query.searchText),
    since: query.since,
    until: query.until,
    offset: (query.page - 1) * query.limit,
    limit: query.limit,
  });
  if (!found) throw new AppError('not_found');
  const cards = found.result.map((order): PlacedOrderCard => ({
    id: order.id,
    customer: customerRef(customer, order, 'get_strange_orders'),
    state: order.state as PlacedOrderState,
    total: toRoubles(order.total),
    items_count: order.items_count,
    image_urls: order.preview.map(toThumbnailUrl),
    created_at: moment(order.created_at),
  }));
  return toPage(cards, found.total, query);
}
