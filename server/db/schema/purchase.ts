import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '#contract/types.ts';
import { type PurchaseState, purchaseStates } from '#machines/purchase/purchase.machine.ts';
import { listAll } from '#common/list-all.ts';
import { identity, keeps, kopecks, moment, oneOf } from './columns.ts';
import { customers, shops } from './shop.ts';
import type { StoredImage } from './stored-image.ts';

type PurchaseEventKind = components['schemas']['PurchaseEvent']['kind'];

const kinds = listAll<PurchaseEventKind>()([
  'state',
  'edited',
  'lines_sent',
  'lines_marked',
  'lines_received',
  'lines_unmarked',
  'lines_returned',
  'lines_priced',
]);

const shopId = () =>
  integer('shop_id')
    .notNull()
    .references(() => shops.id);

/** Rounds of buying; lines of orders name the one that they are in. */
export const purchases = pgTable(
  'purchases',
  {
    id: identity(),
    shopId: shopId(),
    /** Grows with each change, which names the one it saw. */
    version: integer().notNull().default(1),
    /** Null for a purchase of the shop's own. */
    intermediaryId: integer('intermediary_id').references(() => customers.id),
    name: text().notNull(),
    comment: text().notNull().default(''),
    state: text().$type<PurchaseState>().notNull().default('open'),
    createdAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [
    index('purchases_newest')
      .on(table.shopId, table.id.desc())
      .where(sql`deleted_at is null`),
    index('purchases_intermediary')
      .on(table.shopId, table.intermediaryId, table.id.desc())
      .where(sql`deleted_at is null`),
    oneOf('purchases_state', 'state', purchaseStates),
  ],
);

/** What has happened to purchases. Append-only: the database refuses to change or delete an entry. */
export const purchaseEvents = pgTable(
  'purchase_events',
  {
    id: identity(),
    shopId: shopId(),
    purchaseId: integer('purchase_id')
      .notNull()
      .references(() => purchases.id),
    kind: text().$type<PurchaseEventKind>().notNull(),
    fromState: text('from_state').$type<PurchaseState>(),
    toState: text('to_state').$type<PurchaseState>(),
    /** The order that lines were sent from. */
    orderId: integer('order_id'),
    linesCount: integer('lines_count').notNull().default(0),
    canceledCount: integer('canceled_count').notNull().default(0),
    /**
     * The name of the first of these lines, empty for a photo; null where there are none, or from before names were
     * kept.
     */
    lineName: text('line_name'),
    /** What one of these lines was bought for, in kopecks; null where it isn't told or they have several prices. */
    price: kopecks(),
    authorId: integer('author_id').references(() => customers.id),
    reason: text().notNull().default(''),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('purchase_events_purchase').on(table.purchaseId, table.id),
    oneOf('purchase_events_kind', 'kind', kinds),
    oneOf('purchase_events_from', 'from_state', purchaseStates),
    oneOf('purchase_events_to', 'to_state', purchaseStates),
    keeps('purchase_events_state', "(kind = 'state') = (to_state is not null)"),
    keeps('purchase_events_lines', 'lines_count >= 0'),
    keeps('purchase_events_price', 'price >= 0'),
    keeps('purchase_events_canceled', 'canceled_count between 0 and lines_count'),
  ],
);

/** Photo catalogues of purchases. */
export const purchaseAlbums = pgTable(
  'purchase_albums',
  {
    id: identity(),
    shopId: shopId(),
    purchaseId: integer('purchase_id')
      .notNull()
      .references(() => purchases.id),
    /** Grows with each change, which names the one it saw. */
    version: integer().notNull().default(1),
    name: text().notNull(),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('purchase_albums_purchase').on(table.purchaseId, table.id),
    index('purchase_albums_newest').on(table.shopId, table.id.desc()),
  ],
);
