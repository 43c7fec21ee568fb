import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type DetailsChange,
  type LineChange,
  type LinesMove,
  type OrderEventKind,
  orderEventKinds,
} from '#common/order-events.ts';
import type { LineMove } from '#machines/order/line-moves.ts';
import { orderLineStates } from '#machines/order/order-line.machine.ts';
import type { OrderLineState } from '#common/order-line.ts';
import { type PlacedOrderState, placedOrderStates } from '#machines/order/placed-order.machine.ts';
import { items } from './catalogue.ts';
import { change, identity, keeps, kopecks, moment, oneOf } from './columns.ts';
import { purchaseAlbums, purchases } from './purchase.ts';
import { customers, deliveries, deliveryPoints, shops } from './shop.ts';
import type { StoredImage } from './stored-image.ts';

const shopId = () =>
  integer('shop_id')
    .notNull()
    .references(() => shops.id);

/** Carts: a guest's is found by its id alone; an account has one at most. */
export const carts = pgTable('carts', {
  id: uuid().primaryKey(),
  shopId: shopId(),
  customerId: integer('customer_id')
    .unique()
    .references(() => customers.id),
  createdAt: moment().notNull().defaultNow(),
  /** The last use, to an hour. */
  updatedAt: moment().notNull().defaultNow(),
});

export const cartItems = pgTable(
  'cart_items',
  {
    id: identity(),
    shopId: shopId(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
    count: integer().notNull(),
    comment: text().notNull().default(''),
    ...change(),
  },
  (table) => [
    unique('cart_items_once').on(table.cartId, table.itemId),
    keeps('cart_items_count', 'count between 1 and 999'),
  ],
);

/** Placed orders, with the amounts of the time when they were placed. */
export const placedOrders = pgTable(
  'placed_orders',
  {
    id: identity(),
    shopId: shopId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Grows with each change, which names the one it saw. */
    version: integer().notNull().default(1),
    state: text().$type<PlacedOrderState>().notNull().default('created'),
    /** When it came into its state. */
    stateSince: moment().notNull().defaultNow(),
    comment: text().notNull().default(''),
    /** What staff tell each other; the order's customer never sees it. */
    note: text().notNull().default(''),
    /** The method as it was chosen; the order keeps its name and price, whatever becomes of it. */
    deliveryId: integer('delivery_id').references(() => deliveries.id),
    /** Null for an order to an address. */
    deliveryPointId: integer('delivery_point_id').references(() => deliveryPoints.id),
    deliveryName: text('delivery_name').notNull(),
    deliveryPrice: kopecks().notNull(),
    /**
     * What the method cost when it was chosen, below `deliveryFreeFrom`; null where staff have named another price
     * since.
     */
    deliveryFullPrice: kopecks(),
    /** The sum of goods from which on the method cost nothing then. */
    deliveryFreeFrom: kopecks(),
    address: text().notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientPhone: text('recipient_phone'),
    /**
     * Delivery and the lines that aren't cancelled, or weren't when the order ended; without those that have no price.
     */
    total: kopecks().notNull(),
    /** Whether each of these lines has a price. */
    isPriced: boolean('is_priced').notNull().default(true),
    itemsCount: integer('items_count').notNull(),
    /** The first four lines' pictures, for lists. */
    preview: jsonb().$type<StoredImage[]>().notNull().default([]),
    createdAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
    /** The order of the same customer that has its lines; it is cancelled meanwhile, and comes to nothing. */
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => placedOrders.id),
  },
  (table) => [
    index('placed_orders_customer')
      .on(table.shopId, table.customerId, table.id.desc())
      .where(sql`deleted_at is null`),
    // Orders in work, by customer: their groups.
    index('placed_orders_in_work')
      .on(table.shopId, table.customerId, table.id.desc())
      .where(sql`deleted_at is null and state in ('created', 'accepted', 'need_pay', 'collected')`),
    index('placed_orders_newest')
      .on(table.shopId, table.id.desc())
      .where(sql`deleted_at is null`),
    // The sums of the last days.
    index('placed_orders_created')
      .on(table.shopId, table.createdAt)
      .where(sql`deleted_at is null`),
    index('placed_orders_state')
      .on(table.shopId, table.state, table.id.desc())
      .where(sql`deleted_at is null`),
    index('placed_orders_by_total')
      .on(table.shopId, table.total, table.id.desc())
      .where(sql`deleted_at is null`),
    oneOf('placed_orders_states', 'state', placedOrderStates),
    keeps('placed_orders_merged', "merged_into_id is null or state = 'canceled'"),
    keeps(
      'placed_orders_prices',
      'delivery_price >= 0 and delivery_full_price >= 0 and delivery_free_from >= 0 and total >= 0',
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: identity(),
    shopId: shopId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => placedOrders.id),
    /** Grows with each change, whoever makes it: a trigger raises it. A person's change names the one that they saw. */
    version: integer().notNull().default(1),
    itemId: integer('item_id').references(() => items.id),
    description: text().notNull(),
    image: jsonb().$type<StoredImage>(),
    /** The price of one when it was ordered; null while nobody has priced it, 0 is free. */
    price: kopecks(),
    /** The same before the discount; null where nobody has priced it or there was no such price. */
    retailPrice: kopecks(),
    /** What the price is below the retail price, in per cent. */
    discount: integer().notNull().default(0),
    /** What it cost its customer when it was ordered or added, without what staff grant; null for a photo. */
    orderedPrice: kopecks(),
    count: integer().notNull(),
    comment: text().notNull().default(''),
    state: text().$type<OrderLineState>().notNull().default('W'),
    reason: text().notNull().default(''),
    /**
     * What the order's transitions did to the state, oldest first, until it is undone; a person's change empties it.
     */
    moves: jsonb().$type<readonly LineMove[]>().notNull().default([]),
    /** The purchase that it was ordered with; one at most. */
    purchaseId: integer('purchase_id').references(() => purchases.id),
    albumId: integer('album_id').references(() => purchaseAlbums.id),
  },
  (table) => [
    index('order_lines_order').on(table.orderId, table.id),
    // One for each order of the list of lines.
    index('order_lines_newest').on(table.shopId, table.id.desc()),
    index('order_lines_by_state').on(table.shopId, table.state, table.id.desc()),
    index('order_lines_by_description').on(table.shopId, sql`"description" collate "und-x-icu"`, table.id.desc()),
    index('order_lines_by_price').on(table.shopId, sql`coalesce("price", -1)`, table.id.desc()),
    index('order_lines_by_sum').on(table.shopId, sql`coalesce("price" * "count", -1)`, table.id.desc()),
    // Parts of names, in searches.
    index('order_lines_names').using('gin', sql`translate(lower("description"), 'ё', 'е') gin_trgm_ops`),
    index('order_lines_purchase')
      .on(table.purchaseId, table.id)
      .where(sql`purchase_id is not null`),
    oneOf('order_lines_state', 'state', orderLineStates),
    keeps('order_lines_album', 'album_id is null or purchase_id is not null'),
    keeps('order_lines_count', 'count between 1 and 999'),
    keeps('order_lines_price', 'price >= 0 and retail_price >= 0 and ordered_price >= 0'),
    keeps('order_lines_discount', 'discount between 0 and 100'),
  ],
);

/**
 * What one of a line was bought for, in kopecks; without a row it isn't known. A table of its own, since it is the
 * purchase's: what answers orders never reads it, and it is no change of the order's line. A line that is sent to
 * another purchase has no price there.
 */
export const boughtPrices = pgTable(
  'bought_prices',
  {
    lineId: integer('line_id')
      .primaryKey()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    shopId: shopId(),
    purchaseId: integer('purchase_id')
      .notNull()
      .references(() => purchases.id),
    price: kopecks().notNull(),
  },
  () => [keeps('bought_prices_price', 'price between 0 and 100000000')],
);

/**
 * The timeline of orders. Append-only: the database refuses to change or delete an entry. `fromState` and `toState` are
 * those of a `state` (`fromState` is null for the first entry), `lineId` and `change` those of a `line`, `change` alone
 * those of the others.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    shopId: shopId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => placedOrders.id),
    kind: text().$type<OrderEventKind>().notNull().default('state'),
    fromState: text('from_state').$type<PlacedOrderState>(),
    toState: text('to_state').$type<PlacedOrderState>(),
    /** Without a foreign key: a line may be taken out of a new order, the entry stays. */
    lineId: integer('line_id'),
    change: jsonb().$type<LineChange | Pick<DetailsChange, 'fields'> | LinesMove>(),
    authorId: integer('author_id').references(() => customers.id),
    reason: text().notNull().default(''),
    /** What the customer's balance lacked, in kopecks, where staff forced a transition. */
    balanceShort: integer('balance_short'),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('order_events_order').on(table.orderId, table.id),
    oneOf('order_events_kind', 'kind', orderEventKinds),
    oneOf('order_events_from', 'from_state', placedOrderStates),
    oneOf('order_events_to', 'to_state', placedOrderStates),
    keeps('order_events_state', "(kind = 'state') = (to_state is not null)"),
    keeps('order_events_short', "balance_short is null or (balance_short > 0 and kind = 'state')"),
    keeps('order_events_change', "(kind = 'state') = (change is null)"),
  ],
);

/** Used Idempotency-Keys with the record that each made. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    shopId: shopId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    key: uuid().notNull(),
    operation: text().notNull(),
    /** SHA-256 of the request's body, in hex: the same key with another body is refused. */
    requestHash: text('request_hash').notNull(),
    recordId: integer('record_id').notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.customerId, table.key] })],
);
