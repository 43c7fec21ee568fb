import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { shops } from './shop.ts';

/** What has an entry when it changes. */
const changeKinds = [
  'order',
  'payment',
  'purchase',
  'customer',
  'shop',
  'delivery',
  'delivery_point',
  'category',
  'permission_group',
] as const;

/**
 * Records that have changed of late, written by triggers in the transaction of the change, and deleted after a day.
 * `transaction` is PostgreSQL's id of that transaction: a sequence number would become visible out of order.
 */
export const shopChanges = pgTable(
  'shop_changes',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    transaction: bigint({ mode: 'bigint' }).notNull(),
    kind: text().$type<(typeof changeKinds)[number]>().notNull(),
    recordId: integer('record_id').notNull(),
    /** Whose record it is, beside the shop; null for nobody's. */
    customerId: integer('customer_id'),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.transaction, table.kind, table.recordId] }),
    index('shop_changes_at').on(table.at),
    oneOf('shop_changes_kind', 'kind', changeKinds),
  ],
);
